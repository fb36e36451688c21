import { openBasemap } from './basemap/load.ts'
import type { StartEngine } from './engine.ts'
import { boundsAround } from './geometry.ts'

/** Starts MapLibre; what it draws first is asked for beside the library itself. */
export const startMapLibre: StartEngine = async (container, view, ...more) => {
  const basemap = openBasemap()
  const { clientWidth, clientHeight } = container
  basemap.request(boundsAround(view, clientWidth, clientHeight), view.zoom)
  const { startMapLibre: start } = await import('./maplibre/maplibre.ts')
  return start(basemap)(container, view, ...more)
}
