import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import manifest from '../dist/site/.vite/manifest.json'
import { PACKED } from '../vite.config.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/**
 * The alternatives of a pattern: "a/(b|c)" gives "a/b" and "a/c". Names in "(?!d)" are included, as one that excludes nothing is
 * as stale as one that includes nothing.
 */
function alternativesOf(pattern: string): string[] {
  const branches = splitBranches(pattern)
  if (branches.length > 1) return branches.flatMap(alternativesOf)
  const [, before = '', mark = '', inner, after = ''] =
    /^(.*?)\((\?!)?((?:[^()]|\([^()]*\))*)\)(.*)$/.exec(pattern) ?? []
  if (inner === undefined) return [pattern]
  const named = splitBranches(inner).map((branch) => before + branch + after)
  return [...named, ...(mark === '' ? [] : [before + after])].flatMap(alternativesOf)
}

/** Splits at the bars outside groups. */
function splitBranches(pattern: string): string[] {
  const branches = ['']
  let depth = 0
  for (const character of pattern) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (character === '|' && depth === 0) branches.push('')
    else branches.push((branches.pop() ?? '') + character)
  }
  return branches
}

function readFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', 'site', 'worker', 'languages'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  const sources = listed.split('\n').filter((path) => !/\.test\.tsx?$/.test(path))
  const libraries = readdirSync(`${ROOT}/node_modules`).map((name) => `node_modules/${name}/`)
  // Only a part of one library is included; the last is Vite's own.
  const parts = readdirSync(`${ROOT}/node_modules/valtio/esm`)
  const named = parts.map((name) => `node_modules/valtio/esm/${name}`)
  return [...sources, ...libraries, ...named, 'vite/preload-helper']
}

it('takes a pattern apart', () => {
  expect(alternativesOf('a/(b|c(d|e))|f/(?!g)')).toEqual(['a/b', 'a/cd', 'a/ce', 'f/g', 'f/'])
})

it('every path that vite.config.ts packs or leaves out by name leads to a file', () => {
  const files = readFiles()
  const stale = [PACKED.scripts, PACKED.styles]
    .flatMap((packed) => Object.values(packed))
    .flatMap(({ source }) => alternativesOf(source))
    .filter((one) => !files.some((file) => new RegExp(one).test(file)))
  expect(stale).toEqual([])
})

it('no two scripts import each other: which of them runs first would be a matter of the line', () => {
  const chunks: Record<string, { file: string; imports?: string[] }> = manifest
  const importsOf = (one: string) => chunks[one]?.imports ?? []
  const leadsTo = (from: string, to: string, met: Set<string> = new Set()): boolean =>
    importsOf(from).some((next) => {
      if (next === to) return true
      if (met.has(next)) return false
      met.add(next)
      return leadsTo(next, to, met)
    })
  expect(Object.keys(chunks).filter((one) => leadsTo(one, one))).toEqual([])
})

/** The files of a script and its static imports. */
function filesOf(source: string, seen = new Set<string>()): Set<string> {
  const chunks: Record<string, { file: string; imports?: string[] }> = manifest
  const chunk = chunks[source]
  if (chunk === undefined || seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const one of chunk.imports ?? []) filesOf(one, seen)
  return seen
}

/** A script whose imports have a hash of their names alone: those of their contents compress differently with every change of any file. */
function withStableNames(script: string): string {
  const hashOf = (name: string) => createHash('sha1').update(name).digest('base64url').slice(0, 8)
  return script.replace(/(\w+)-[\w-]{8}(?=\.js")/g, (_, name) => `${name}-${hashOf(name)}`)
}

/** The compressed size of what is loaded at once. */
function weightOf(sources: readonly string[]): number {
  const files = new Set(sources.flatMap((source) => [...filesOf(source)]))
  const scripts = [...files].map((file) => readFileSync(`${ROOT}/dist/site/${file}`, 'utf8'))
  const sizes = scripts.map((text) => gzipSync(withStableNames(text), { level: 6 }).length)
  return sizes.reduce((all, size) => all + size, 0)
}

it('the script of a page whose islands sleep weighs less than 3 KB', () => {
  expect(weightOf(['client.ts'])).toBeGreaterThan(1000)
  expect(weightOf(['client.ts'])).toBeLessThan(3000)
})

it('what keeps a member signed in weighs less than 10 KB, and brings no React', () => {
  const scripts = ['client.ts', 'wake/beginDocument.ts', 'account/session.ts']
  expect(weightOf(scripts)).toBeLessThan(10_000)
})

const MAP = ['client.ts', 'find/startFind.ts', 'wake/hydrate.tsx', 'find/FindMap.tsx']

// What the service worker fetches on an idle page is not counted: no page waits for it or runs it before a touch.
it('what a list is read with weighs less than 14 KB, and brings no React', () => {
  const weight = weightOf(['client.ts', 'find/startFind.ts'])
  expect(weight).toBeGreaterThan(8000)
  expect(weight).toBeLessThan(14_000)
})

it('what keeps the hours of a page right weighs less than 12 KB, and brings no React', () => {
  const weight = weightOf(['client.ts', 'wake/updateTimes.ts'])
  expect(weight).toBeGreaterThan(8000)
  expect(weight).toBeLessThan(12_000)
})

it('what runs before the map is asked for weighs less than 85 KB', () => {
  const weight = weightOf(MAP)
  expect(weight).toBeGreaterThan(50_000)
  expect(weight).toBeLessThan(85_000)
})

it('the map and its web worker load what both need from one file', () => {
  const importsOf = (name: string) =>
    Object.values(manifest).flatMap((chunk) =>
      'name' in chunk && chunk.name === name && 'imports' in chunk ? chunk.imports : [],
    )
  const [shared, ...others] = importsOf('mapWorker')
  expect(shared).toContain('maplibreShared-')
  expect(others).toEqual([])
  expect(importsOf('maplibre')).toContain(shared)
})

const texts = () =>
  readdirSync(`${ROOT}/dist/site/assets`)
    .filter((name) => /^(maplibre|maplibreShared|mapWorker)-.*\.js$/.test(name))
    .map((name) => readFileSync(`${ROOT}/dist/site/assets/${name}`, 'utf8'))

it('map, worker and what both need weigh less than 305 KB', () => {
  expect(texts()).toHaveLength(3)
  const sizes = texts().map((text) => gzipSync(text, { level: 6 }).length)
  const weight = sizes.reduce((all, size) => all + size, 0)
  expect(weight).toBeGreaterThan(200_000)
  expect(weight).toBeLessThan(305_000)
})

// Such a field would undo what the constructor of the parent class has set.
it('no class of the map has a field that only declares a type', () => {
  const all = texts().join('\n')
  // The files are too long to be printed.
  expect(all.includes('this._unevaluatedLayout=')).toBe(true)
  expect(/[;{]_unevaluatedLayout;/.test(all)).toBe(false)
})
