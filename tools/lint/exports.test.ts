import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** Vite puts this file in the place of a module of MapLibre's, which has the same exports. */
const STAND_IN = 'site/map/maplibre/noMlt.ts'

const EXPORT =
  /^export (?:async |abstract )*(?:const|let|function\*?|class|type|interface) ([\w$]+)/gm

/** "file: name" of each export whose name no other file has. */
function findUnusedExports(sources: ReadonlyMap<string, string>): string[] {
  const filesWith = new Map<string, number>()
  for (const code of sources.values()) {
    for (const word of new Set(code.match(/[\w$]+/g))) {
      filesWith.set(word, (filesWith.get(word) ?? 0) + 1)
    }
  }
  return [...sources].flatMap(([file, code]) =>
    [...code.matchAll(EXPORT)]
      .filter(([, name = '']) => filesWith.get(name) === 1)
      .map(([, name]) => `${file}: ${name}`),
  )
}

it('finds an export that no other file names', () => {
  const sources = new Map([
    ['one.ts', 'export const used = 1\nexport interface Own {}\nexport async function read() {}'],
    ['two.ts', "import { used } from './one.ts'\nconst own = used"],
  ])
  expect(findUnusedExports(sources)).toEqual(['one.ts: Own', 'one.ts: read'])
})

it('finds no export that only its own file uses', () => {
  const files = globSync(['*.ts', '{bench,e2e,languages,site,tools,worker}/**/*.{ts,tsx}'], {
    cwd: ROOT,
  })
  const sources = new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]))
  sources.delete(STAND_IN)
  expect(sources.size).toBeGreaterThan(1000)
  expect(findUnusedExports(sources)).toEqual([])
})
