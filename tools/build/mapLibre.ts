import { fileURLToPath } from 'node:url'
import { type Plugin, transformWithOxc } from 'vite'

const PACKAGE = fileURLToPath(new URL('../', import.meta.resolve('maplibre-gl')))
const SOURCES = `${PACKAGE}src/`
const NO_MLT = fileURLToPath(new URL('../../site/map/maplibre/noMlt.ts', import.meta.url))
/** As the map imports it, and as everybody else resolves it. */
const WORKER_URL = 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'

/** Map and worker talk through it, so it is in the file that both import. */
const IN_BOTH = `${SOURCES}util/actor.ts`

const chunkFileNames = ({ moduleIds }: { moduleIds: readonly string[] }) =>
  `assets/${moduleIds.includes(IN_BOTH) ? 'maplibreShared' : '[name]'}-[hash].js`

/**
 * Builds MapLibre from the sources in its package. Its own two builds, for the map and for its worker, each contain what both
 * need; here both import it as one file (decision 46).
 */
export function mapLibreFromSources(): Plugin {
  return {
    name: 'maplibre-from-sources',
    enforce: 'pre',
    config: () => ({ build: { rolldownOptions: { output: { chunkFileNames } } } }),
    resolveId(id) {
      if (id === 'maplibre-gl') return `${SOURCES}index.ts`
      if (id === '@maplibre/mlt') return NO_MLT
      return id === WORKER_URL ? `\0${id}` : null
    },
    load(id) {
      if (id !== `\0${WORKER_URL}`) return null
      const worker = { id: `${SOURCES}source/worker.ts`, name: 'mapWorker' }
      return `export default import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'chunk', ...worker })}`
    },
    async transform(code, id) {
      if (!id.startsWith(SOURCES) || !id.endsWith('.ts')) return null
      // There, fields without a value only declare types, as older TypeScript reads them. In standard JavaScript they would
      // undo what the constructor of the parent class has set.
      const script = await transformWithOxc(code, id, {
        assumptions: { setPublicClassFields: true },
        typescript: { removeClassFieldsWithoutInitializer: true },
      })
      return { code: script.code, map: script.map ?? null, moduleType: 'js' }
    },
  }
}
