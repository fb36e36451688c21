import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { compare, replacePart } from './figuresPage.ts'
import { PROGRAMS } from './programs.ts'

const rows = { name: 'rows a row', value: 1.0523, unit: '', target: '≤ 1.3', holds: true }
const login = { name: 'login', value: 80, unit: 'ms', target: '≤ 60', holds: false }
const told = { name: 'size', value: 1200, unit: 'KB', target: '', holds: true }

/** A repository with one commit. */
function makeRepository(): string {
  const root = mkdtempSync(join(tmpdir(), 'sprig-figures-'))
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root })
  git('init', '--quiet')
  writeFileSync(join(root, 'a'), '')
  git('add', 'a')
  git('-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '--quiet', '-m', 'a')
  return root
}

it('tells every figure with its target, and what was missed or not measured', () => {
  const root = makeRepository()
  const theirs = { figures: [{ ...rows, value: 2.1046 }], failure: null }
  const ours = { figures: [rows, login, told], failure: null }
  const search = { name: 'search', ...ours, ratios: compare(ours, theirs) }
  const failed = {
    name: 'load',
    figures: [],
    failure: 'it ended with 1 and no figures',
    ratios: null,
  }
  const page = replacePart(replacePart('', search, root), failed, root)
  rmSync(root, { recursive: true })
  expect(page).toMatch(/at commit [0-9a-f]{7,}, on \d+ × /)
  expect(page).toContain('| rows a row | 1.052 | ≤ 1.3 | holds | 0.50 |')
  expect(page).toContain('| login | 80 ms | ≤ 60 | **missed** |  |')
  expect(page).toContain('| size | 1,200 KB |  |  |  |')
  expect(page).toContain('Not measured: it ended with 1 and no figures.')
})

it('keeps what other programs measured, in one order, and forgets programs that are gone', () => {
  const root = makeRepository()
  const proof = (name: string, value: number) => ({
    name,
    figures: [{ ...told, value }],
    failure: null,
    ratios: null,
  })
  let page = replacePart('', proof('load', 1), root)
  page = `${page}\n## Gone\n\nA program of before.\n`
  page = replacePart(page, proof('search', 2), root)
  page = replacePart(page, proof('load', 3), root)
  rmSync(root, { recursive: true })
  expect(page.match(/^#+ .*$/gm)).toEqual(['# Figures', '## Search', '## Load'])
  expect(page.match(/\| size \| \d/g)).toEqual(['| size | 2', '| size | 3'])
})

it('names every program that measures', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const measuring = Object.keys(scripts).filter((name) => name.startsWith('bench:'))
  expect(new Set(Object.values(PROGRAMS).map(([script]) => script))).toEqual(new Set(measuring))
})
