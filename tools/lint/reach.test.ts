import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { readImportGraph } from './importGraph.ts'

const DETAILS = 'worker/restaurants/details/routes.ts'
const MAX_FILES = 40

const graph = readImportGraph(fileURLToPath(new URL('../..', import.meta.url)), ['worker'])

/** A file and all files of the Worker that it imports, directly or indirectly. */
function reachOf(start: string): string[] {
  const reached = new Set([start])
  // Iterating a set includes the items added meanwhile.
  for (const file of reached) {
    for (const { to, isType } of graph.get(file) ?? []) {
      if (!isType && graph.has(to)) reached.add(to)
    }
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
