import type { ImportGraph } from '../lint/importGraph.ts'

/** The files that run with one, and those that they may load later; stops at the `borders`. */
export function reachedFrom(
  graph: ImportGraph,
  file: string,
  borders: ReadonlySet<string> = new Set(),
): Set<string> {
  const met = new Set<string>()
  const follow = (one: string) => {
    if (met.has(one) || borders.has(one)) return
    met.add(one)
    for (const { to, isType } of graph.get(one) ?? []) if (!isType) follow(to)
  }
  follow(file)
  return met
}

/** The file of each island, by its name. */
export function islandFiles(graph: ImportGraph): Map<string, string> {
  const files = (graph.get('site/islands.ts') ?? []).filter(({ isLazy }) => isLazy)
  return new Map(files.map(({ to }) => [to.replace(/^.*\/|\.tsx?$/g, ''), to]))
}
