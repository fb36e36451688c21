import type { ImportGraph } from './importGraph.ts'

const IS_STORE = /\/store\.ts$/
const RUNS_STATEMENTS = /\/store\.ts$|^worker\/db\/client\.ts$/
const IS_DB = /^worker\/db\//

/**
 * Imports of stores that are verbs: neither a store, nor the database, nor pure, since they reach a store themselves. Written
 * as "file → import".
 */
export function verbsKnownByStores(graph: ImportGraph): string[] {
  const reaching = new Map<string, boolean>()
  const reaches = (file: string): boolean => {
    const known = reaching.get(file)
    if (known !== undefined) return known
    reaching.set(file, false)
    const used = (graph.get(file) ?? []).filter(({ isType }) => !isType)
    const found = used.some(({ to }) => RUNS_STATEMENTS.test(to) || reaches(to))
    reaching.set(file, found)
    return found
  }
  return [...graph].flatMap(([file, imports]) => {
    if (!IS_STORE.test(file)) return []
    const verbs = imports.filter(({ to }) => !IS_STORE.test(to) && !IS_DB.test(to) && reaches(to))
    return verbs.map(({ to }) => `${file} → ${to}`)
  })
}
