import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { type Import, readImportGraph } from './importGraph.ts'

const DETAILS = 'worker/restaurants/details/routes.ts'
const MAX_FILES = 40

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const graph = readImportGraph(ROOT, ['worker', 'tools', 'bench', 'languages'])

/** A file and all files and packages that run with it at once. */
function startOf(start: string): string[] {
  return reachFrom(start, ({ isType, isLazy }) => !isType && !isLazy)
}

/** A file and all files of the Worker that it imports, directly or indirectly. */
function reachOf(start: string): string[] {
  return reachFrom(start, ({ to, isType }) => !isType && to.startsWith('worker/') && graph.has(to))
}

function reachFrom(start: string, follows: (one: Import) => boolean): string[] {
  const reached = new Set([start])
  // Iterating a set includes the items added meanwhile.
  for (const file of reached) {
    for (const one of graph.get(file) ?? []) if (follows(one)) reached.add(one.to)
  }
  return [...reached]
}

it('reads details without the rooms that write, and with few files', () => {
  const files = reachOf(DETAILS)
  expect(files).toContain('worker/restaurants/store.ts')
  expect(files).toContain('worker/db/client.ts')
  expect(files.filter((file) => /\/(menus|saving|editing|adding|derived)\//.test(file))).toEqual([])
  expect(files.length).toBeLessThanOrEqual(MAX_FILES)
})

it('sees that a writing route reaches them', () => {
  const files = reachOf('worker/restaurants/editing/routes.ts')
  expect(files.some((file) => file.startsWith('worker/menus/'))).toBe(true)
  expect(files.length).toBeGreaterThan(MAX_FILES)
})

it('programs load Drizzle after they have read the command line, and quickly', () => {
  const programs = readdirSync(`${ROOT}/tools`, { encoding: 'utf8' })
    .map((name) => `tools/${name}`)
    .filter((file) => startOf(file).includes('tools/commandLine.ts') && !file.includes('.test.'))
  expect(programs.length).toBeGreaterThan(15)
  const atOnce = programs.filter((file) => startOf(file).includes('drizzle-orm'))
  expect(atOnce).toEqual([])
  const later = programs.filter((file) =>
    reachFrom(file, ({ isType }) => !isType).includes('drizzle-orm'),
  )
  expect(later.length).toBeGreaterThan(5)
  const slowly = later.filter((file) => !startOf(file).includes('tools/database/quickDrizzle.ts'))
  expect(slowly).toEqual([])
})
