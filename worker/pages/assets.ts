import manifest from '../../dist/site/.vite/manifest.json'
import sheets from '../../dist/site/.vite/sheets.json'
import type { RenderedPage } from '../../site/server.tsx'
import { sourceHash } from '../http/headers/securityHeaders.ts'

interface Chunk {
  name?: string
  file: string
  css?: string[]
  imports?: string[]
  isEntry?: boolean
  isDynamicEntry?: boolean
}

const chunks: Record<string, Chunk> = manifest
const HYDRATE = 'wake/hydrate.tsx'
const GUARDED = 'wake/GuardedRoot.tsx'
/** The chunks of the results map: of the still one, then of the live one, each of which loads the next. */
const MAP = ['startMap', 'StillMap', 'FindMap', 'SearchMap', 'MapCanvas', 'maplibre']

const namesOf = (isWanted: (chunk: Chunk) => boolean | undefined) =>
  new Map(Object.values(chunks).flatMap((chunk) => (isWanted(chunk) ? [[chunk.name, chunk]] : [])))
const entries = namesOf(({ isEntry }) => isEntry)
const onDemand = namesOf(({ isDynamicEntry }) => isDynamicEntry)
const entryOf = (name: string): Chunk | undefined => entries.get(name)
const islandOf = (name: string): Chunk | undefined => onDemand.get(name)

/** The chunks with everything they import statically, imports first, so that their sheets come first too. */
function withImports(asked: readonly (Chunk | undefined)[], met: Set<Chunk> = new Set()): Chunk[] {
  return asked.flatMap((chunk) => {
    if (!chunk || met.has(chunk)) return []
    met.add(chunk)
    return [
      ...withImports(
        (chunk.imports ?? []).map((source) => chunks[source]),
        met,
      ),
      chunk,
    ]
  })
}

interface Sheet {
  path: string
  text: string
  /** The source that allows it in the policy. */
  hash: string
}

interface Assets {
  styles: Sheet[]
  entry: string
  /** Of islands and of the code that wakes them, by name: first its own file, then its imports. */
  scripts: Record<string, string[]>
  preloads: string[]
}

const texts: Readonly<Record<string, string>> = sheets
const read = new Map<string, Sheet>()

function sheetOf(file: string): Sheet {
  const known = read.get(file)
  if (known) return known
  const text = texts[file] ?? ''
  const sheet = { path: `/${file}`, text, hash: sourceHash(text) }
  read.set(file, sheet)
  return sheet
}

const pathOf = ({ file }: Chunk) => `/${file}`

const known = new Map<string, Assets>()

/** The assets of a page's document: the styles of everything in it, and the scripts that run at once. */
export function assetsFor(page: string, rendered: Drawn): Assets {
  const { islands, begins } = rendered
  const key = JSON.stringify([page, islands, begins])
  const assets = known.get(key) ?? findAssets(page, rendered)
  known.set(key, assets)
  return assets
}

type Drawn = Pick<RenderedPage, 'islands' | 'begins'>

function findAssets(page: string, { islands, begins }: Drawn): Assets {
  const entry = entryOf('client')
  const awake = islands.filter(({ when }) => when === 'now' || when === 'idle')
  const begun = begins === undefined ? undefined : islandOf(begins)
  const scripts = withImports([
    entry,
    begun,
    ...(awake.length > 0 ? [chunks[HYDRATE]] : []),
    ...(awake.some(({ isGuarded }) => isGuarded) ? [chunks[GUARDED]] : []),
    ...awake.map(({ name }) => islandOf(name)),
  ])
  const drawn = withImports([entry, entryOf(page), ...islands.map(({ name }) => islandOf(name))])
  const files = new Set(drawn.flatMap(({ css = [] }) => css))
  const named = [
    ...['hydrate', 'fillInAgain', 'beginDocument', 'registerWorker', 'offerVersion'],
    ...(islands.some(({ when }) => when === 'changing') ? ['updateTimes'] : []),
    ...islands.map(({ name }) => name),
  ]
  const asked = [...named.map((name) => [name, islandOf(name)] as const), ['begin', begun] as const]
  const first = withImports([entry])
  return {
    styles: [...files].map(sheetOf),
    entry: `/${entry?.file ?? ''}`,
    scripts: Object.fromEntries(
      asked.flatMap(([name, chunk]) =>
        chunk ? [[name, withImports([chunk], new Set(first)).map(pathOf).reverse()]] : [],
      ),
    ),
    preloads: scripts.filter((chunk) => chunk !== entry).map(pathOf),
  }
}

/** The scripts of the results map, each before what only it imports, and that of the map's web worker. */
export function mapAssets(): { scripts: string[]; webWorker: string } {
  const met = new Set(withImports([entryOf('client')]))
  const scripts = [chunks[HYDRATE], ...MAP.map(islandOf)].flatMap((chunk) =>
    withImports([chunk], met).reverse(),
  )
  return { scripts: scripts.map(pathOf), webWorker: `/${entryOf('mapWorker')?.file ?? ''}` }
}

/** The styles and the script of the page that holds Turnstile's widget. */
export function botCheckFrameAssets(): { styles: string[]; entry: string } {
  const { file = '', css = [] } = entryOf('botCheckFrame') ?? {}
  return { styles: css.map((name) => `/${name}`), entry: `/${file}` }
}
