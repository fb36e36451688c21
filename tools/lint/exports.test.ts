import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** They export for bundlers and Miniflare, which no source of ours tells. */
const FOR_OTHERS = [
  'bench/load/storeSockets.ts',
  'site/map/maplibre/noMap.ts',
  'site/map/maplibre/noMlt.ts',
]

const EXPORT =
  /^export (?:async |abstract )*(?:const|let|function\*?|class|type|interface) ([\w$]+)/gm
const IMPORT = /^(?:import|export) (?:type )?(?:\w+, )?\{([^}]*)\} from '(\.[^']+)'/gm
const WORD = /[\w$]+/g

/**
 * "file: name" of each export that no other file imports by its name. Of a file that is also named otherwise, such as in a dynamic
 * import, a mock or as the entry of a bundle, any export may be used whose name another file has.
 */
function findUnusedExports(sources: ReadonlyMap<string, string>): string[] {
  const filesWith = new Map<string, number>()
  const imported = new Set<string>()
  const named = new Set<string>()
  for (const [file, code] of sources) {
    for (const word of new Set(code.match(WORD))) {
      filesWith.set(word, (filesWith.get(word) ?? 0) + 1)
    }
    for (const [, names = '', from = ''] of code.matchAll(IMPORT)) {
      for (const name of names.match(WORD) ?? []) imported.add(`${join(file, '..', from)}: ${name}`)
    }
    for (const name of code.replaceAll(IMPORT, '').match(/[\w.]+\.tsx?(?=')/g) ?? [])
      named.add(name)
  }
  return [...sources].flatMap(([file, code]) =>
    [...code.matchAll(EXPORT)]
      .filter(([, name = '']) => !named.has(basename(file)) || filesWith.get(name) === 1)
      .map(([, name]) => `${file}: ${name}`)
      .filter((entry) => !imported.has(entry)),
  )
}

it('finds an export that no other file imports', () => {
  const sources = new Map([
    ['a/one.ts', 'export const used = 1\nexport interface Own {}\nexport async function read() {}'],
    ['a/two.ts', "import { type Used, used } from './one.ts'\nexport interface Own {}"],
    ['three.ts', "export type { Own } from './a/two.ts'\nawait import('./four.ts')"],
    ['four.ts', 'export const read = 1\nexport const written = 1'],
  ])
  expect(findUnusedExports(sources)).toEqual([
    'a/one.ts: Own',
    'a/one.ts: read',
    'four.ts: written',
  ])
})

it('finds no export that only its own file uses', () => {
  const files = globSync(['*.ts', '{bench,e2e,languages,site,tools,worker}/**/*.{ts,tsx}'], {
    cwd: ROOT,
  })
  const sources = new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]))
  for (const file of FOR_OTHERS) sources.delete(file)
  expect(sources.size).toBeGreaterThan(1000)
  expect(findUnusedExports(sources)).toEqual([])
})
