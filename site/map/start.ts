import { openBasemap } from './basemap/load.ts'
import type { StartEngine } from './engine.ts'
import { boundsAround } from './geometry.ts'

/** Starts MapLibre; its first files are requested in parallel with the library. */
export const startMapLibre: StartEngine = async (container, view, ...more) => {
  const basemap = openBasemap()
  const { clientWidth, clientHeight } = container
  basemap.request(boundsAround(view, clientWidth, clientHeight), view.zoom)
  const { startMapLibre: start } = await import('./maplibre/maplibre.ts')
  return start(basemap)(container, view, ...more)
}
