import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** A file of the tree and what it must not import. */
const FORBIDDEN: readonly (readonly [file: string, imported: string])[] = [
  ['worker/contract/probe.ts', '../restaurants/grid/cells.ts'],
  ['worker/contract/probe.ts', '../../site/device/units/units.ts'],
  ['worker/contract/probe.ts', '../errors.ts'],
  ['worker/contract/probe.ts', 'hono'],
  ['worker/restaurants/probe.ts', 'hono'],
  ['worker/restaurants/probe.ts', 'drizzle-orm'],
  ['worker/restaurants/probe.ts', '../db/tables/restaurants.ts'],
  ['worker/restaurants/probe.ts', '../db/tables/accounts.ts'],
  ['worker/restaurants/probe.ts', '../db/searchIndex.ts'],
  ['worker/restaurants/probe.ts', '../places/routes.ts'],
  ['worker/app.ts', 'drizzle-orm'],
  ['bench/probe.ts', 'drizzle-orm'],
  ['bench/search/probe.ts', '../../worker/db/tables/restaurants.ts'],
  ['worker/contract/restaurants/probe.ts', '../../errors.ts'],
  ['worker/restaurants/probe.ts', '../../site/device/units/units.ts'],
  ['worker/restaurants/probe.ts', '../../tools/seed.ts'],
  ['worker/restaurants/grid/cells.ts', '../store.ts'],
  ['worker/accounts/passwords/probe.ts', '../../env.ts'],
  ['worker/menus/reader/judge/probe.ts', '../../../http/context.ts'],
  ['worker/menus/reader/judge/probe.ts', '../../../contract/limits.ts'],
  ['worker/menus/reader/judge/probe.ts', '../../store.ts'],
  ['worker/menus/reader/probe.ts', '../toBuilderAnswer.ts'],
  ['worker/menus/reader/judge/text/words/probe.ts', '../../../../fetch/egress.ts'],
  ['worker/menus/reader/probe.ts', '@cloudflare/workers-types'],
  ['worker/menus/reader/probe.ts', 'cloudflare:workers'],
  ['worker/menus/photos/file/probe.ts', '../store.ts'],
  ['worker/menus/reader/photos/reading/probe.ts', '../../../photos/tesseract.ts'],
  ['worker/restaurants/words/words.ts', '../../db/client.ts'],
  ['worker/restaurants/store.ts', 'hono'],
  ['worker/places/routes.ts', '../restaurants/routes.ts'],
  ['worker/places/routes.ts', 'drizzle-orm/d1'],
  ['worker/pages/probe.ts', '../restaurants/routes.ts'],
  ['worker/pages/probe.ts', '../accounts/routes.ts'],
  ['worker/pages/probe.ts', '../db/tables/restaurants.ts'],
  ['worker/app.ts', '../../site/server.tsx'],
  ['site/find/probe.ts', '../../worker/restaurants/grid/cells.ts'],
  ['site/find/probe.ts', 'maplibre-gl'],
  ['site/find/probe.ts', 'zod'],
  ['site/map/probe.ts', 'zod'],
  ['site/map/probe.ts', '../../worker/env.ts'],
  ['site/ui/Probe.tsx', 'zod'],
  ['site/ui/Probe.tsx', 'maplibre-gl'],
  ['site/ui/Probe.tsx', '../../tools/seed.ts'],
  ['site/ui/Probe.tsx', '../../worker/env.ts'],
  ['site/ui/Probe.tsx', 'valtio'],
  ['site/ui/Probe.tsx', 'wouter'],
  ['site/ui/Probe.tsx', '../find/findState.ts'],
  ['site/ui/Probe.tsx', '../account/session.ts'],
  ['site/ui/Probe.tsx', '../pageInput.ts'],
]

const ALLOWED: typeof FORBIDDEN = [
  ['worker/contract/probe.ts', 'zod'],
  ['worker/contract/probe.ts', './limits.ts'],
  ['worker/contract/probe.ts', './restaurants/editing.ts'],
  ['worker/contract/restaurants/probe.ts', '../limits.ts'],
  ['worker/contract/restaurants/probe.ts', '../places/distance.ts'],
  ['worker/app.ts', './places/routes.ts'],
  ['worker/menus/reader/judge/text/words/probe.ts', '../../../menu.ts'],
  ['worker/menus/reader/judge/probe.ts', '../languages/en/grammar.ts'],
  ['worker/menus/reader/extract/probe.ts', 'htmlparser2'],
  ['tools/probe.ts', 'drizzle-orm'],
  ['worker/restaurants/probe.ts', './store.ts'],
  ['worker/restaurants/probe.ts', '../contract/limits.ts'],
  ['worker/restaurants/grid/cells.ts', './distance.ts'],
  ['worker/restaurants/store.ts', './record.ts'],
  ['worker/restaurants/store.ts', 'drizzle-orm'],
  ['worker/restaurants/store.ts', '../db/tables/restaurants.ts'],
  ['worker/places/routes.ts', 'hono'],
  ['worker/pages/probe.ts', '../../site/server.tsx'],
  ['site/find/probe.ts', '../../worker/contract/limits.ts'],
  ['site/map/probe.ts', 'maplibre-gl'],
  ['site/ui/Probe.tsx', './Button.tsx'],
]

interface Finding {
  rule: string
  file: string
  line: number
}

let folder = ''
let findings: Finding[] = []

/** Each line of a file imports one thing. */
function write(files: ReadonlyMap<string, readonly string[]>): void {
  for (const [file, imports] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    const lines = imports.map((from) => `import '${from}'`)
    writeFileSync(join(folder, file), `${lines.join('\n')}\n`)
  }
}

const probes = Map.groupBy([...FORBIDDEN, ...ALLOWED], ([file]) => file)
const importsOf = new Map([...probes].map(([file, rows]) => [file, rows.map(([, from]) => from)]))

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'sprig-imports-')))
  copyFileSync(join(ROOT, 'biome.json'), join(folder, 'biome.json'))
  cpSync(join(ROOT, 'tools/lint'), join(folder, 'tools/lint'), { recursive: true })
  write(importsOf)
  write(
    new Map([
      ['worker/mail/one.ts', ['./two.ts']],
      ['worker/mail/two.ts', ['./one.ts']],
    ]),
  )
  const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome')
  const { stdout } = spawnSync(
    process.execPath,
    [biome, 'lint', '--vcs-enabled=false', '--max-diagnostics=none', '--reporter=github'],
    { cwd: folder, encoding: 'utf8' },
  )
  const pattern = /title=([\w/]+),file=([^,]+),line=(\d+)/g
  findings = [...stdout.matchAll(pattern)].map(([, rule = '', file = '', line]) => ({
    rule,
    file: relative(folder, resolve(folder, file)),
    line: Number(line),
  }))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

function isRefused(file: string, imported: string): boolean {
  const line = (importsOf.get(file) ?? []).indexOf(imported) + 1
  return findings.some((one) => one.file === file && one.line === line && one.rule === 'plugin')
}

describe('the linter', () => {
  it.each(FORBIDDEN)('refuses that %s imports %s', (file, imported) => {
    expect(isRefused(file, imported)).toBe(true)
  })

  it.each(ALLOWED)('lets %s import %s', (file, imported) => {
    expect(isRefused(file, imported)).toBe(false)
  })

  it('refuses circles', () => {
    const circles = findings.filter(({ rule }) => rule.endsWith('/noImportCycles'))
    expect(circles.map(({ file }) => file).sort()).toEqual([
      'worker/mail/one.ts',
      'worker/mail/two.ts',
    ])
  })
})
