import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { type ImportGraph, readImportGraph } from '../lint/importGraph.ts'

const ROOT = process.cwd()
const PREFIX = 'page-styles:'
const IS_PAGE = /\.page\.tsx?$/
/** The frame of every page. */
const FRAME = 'site/shell/Layout.tsx'

/**
 * Vite's inputs for each page besides the islands: its styles, by the page's name. The components of a page run only in the
 * Worker, so that no script of it is built.
 */
export function pageInputs(): Record<string, string> {
  const files = readdirSync('site', { recursive: true, encoding: 'utf8' })
  return Object.fromEntries(
    files
      .filter((file) => IS_PAGE.test(file))
      .map((file) => [basename(file).replace(/\..*/, ''), `${PREFIX}site/${file}`]),
  )
}

/** Replaces a page by the list of the sheets that its sources import. */
export function pageStyles(): Plugin {
  let graph: ImportGraph | null = null
  return {
    name: 'page-styles',
    // Done once, because reading all sources takes longer than the rest of the build.
    buildStart() {
      graph = null
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null
      graph ??= readImportGraph(ROOT, ['site'])
      const sheets = sheetsOf([FRAME, id.slice(PREFIX.length + 1)], graph)
      return sheets.map((sheet) => `import ${JSON.stringify(`${ROOT}/${sheet}`)}\n`).join('')
    },
    // The Worker links them in its documents.
    generateBundle(_, bundle) {
      const sheets = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.css'))
      const texts = sheets.map((sheet) => [sheet.fileName, 'source' in sheet ? sheet.source : ''])
      const source = JSON.stringify(Object.fromEntries(texts))
      this.emitFile({ type: 'asset', fileName: '.vite/sheets.json', source })
    },
  }
}

/** The sheets of some sources and their static imports, in the order of imports; a page has its own. */
function sheetsOf(
  sources: readonly string[],
  graph: ImportGraph,
  met: Set<string> = new Set(),
): string[] {
  return sources.flatMap((source) => {
    if (met.has(source)) return []
    met.add(source)
    if (source.endsWith('.css')) return [source]
    const needed = (graph.get(source) ?? []).filter(
      ({ to, isType, isLazy }) => !isType && !isLazy && !IS_PAGE.test(to),
    )
    return sheetsOf(
      needed.map(({ to }) => to),
      graph,
      met,
    )
  })
}
