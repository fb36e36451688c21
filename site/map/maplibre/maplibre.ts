import type { FeatureCollection } from 'geojson'
import { GeoJSONSource, Map as MapLibre, prewarm, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { t } from '../../../languages/t.ts'
import { MAX_ZOOM, MIN_ZOOM } from '../../../worker/contract/limits.ts'
import type { TileSource } from '../../../worker/contract/page/tileSource.ts'
import { send } from '../../api/client.ts'
import type { Basemap } from '../basemap/load.ts'
import { openFreeMap } from '../basemap/openFreeMap.ts'
import { type StreetSource, startStreets } from '../basemap/streets.ts'
import { baseLayers, baseSources } from '../basemap/style.ts'
import {
  type EngineOptions,
  type MapEngine,
  type MapEvents,
  MapUnavailable,
  type MapView,
  type StartEngine,
  type Theme,
} from '../engine.ts'
import { toMapLibreZoom } from '../geometry.ts'
import { addImages } from '../markers/addImages.ts'
import { contentLayers, contentSources, labelText } from '../markers/layers.ts'
import { contentPainter } from '../markers/painter.ts'
import { type Palette, paletteOf } from '../palette.ts'
import { isSameView } from '../sameView.ts'
import { frameOf, listenToPointer, reportMoves, viewOf, visibleBounds } from './maplibreInput.ts'
import { restWhileAway } from './restWhileAway.ts'
import { sharpenAtRest } from './sharpness.ts'

/** How long everything else waits for the built-in map. */
const LONGEST_BEFORE_REST_MS = 4000

const WORKER_TIMEOUT_MS = 60_000

type PaintProperty = Parameters<MapLibre['setPaintProperty']>[1]

/**
 * Draws with MapLibre GL over the built-in map, which should be requested before this library has loaded. Rejects if the browser
 * has no WebGL 2, or if the worker's script does not load.
 */
export const startMapLibre =
  (basemap: Basemap): StartEngine =>
  async (container, view, theme, events, options) => {
    // Creating a map blocks the thread for long, so its worker starts first.
    setWorkerUrl(await askForWorker())
    prewarm()
    await wait(0)
    const map = createMap(container, view, theme, options)
    // MapLibre waits until it gets everything back. Nobody knows when, and until then its map may not even be asked for a source.
    map.on('webglcontextlost', events.onLost)
    sharpenAtRest(map)
    await map.once('style.load')
    addImages(map, paletteOf(theme))
    const put: Put = (source, data) => {
      const found = map.getSource(source)
      if (found instanceof GeoJSONSource) void found.setData(data)
    }
    const life = new AbortController()
    restWhileAway(map, life.signal)
    const warn = (): void => {
      if (life.signal.aborted) return
      events.onProblem(t('Part of the map could not be loaded. The restaurants on it are right.'))
    }
    const drawn = drawBasemap(map, basemap, put, theme).catch(warn)
    // Newly visible parts are requested when the map rests.
    void drawn.then(() => {
      if (life.signal.aborted) return
      const follow = () => {
        const view = viewOf(map)
        const tell = () => events.onTown(basemap.nearestTown(view))
        tell()
        basemap.putAll(visibleBounds(map), view.zoom, put).then(tell).catch(warn)
      }
      map.on('moveend', follow)
      follow()
    })
    return engineOf(map, theme, events, options, { put, drawn, life })
  }

/**
 * Resolves to the address of the worker's script when the browser has it. Without its worker, MapLibre would take the place of the
 * still map with one that is empty.
 */
async function askForWorker(): Promise<string> {
  const { href } = new URL(workerUrl, location.href)
  const answer = await send(href, { anonymous: true, timeoutMs: WORKER_TIMEOUT_MS })
  await answer.arrayBuffer()
  return href
}

type Put = (source: string, data: FeatureCollection) => void

interface Running {
  put: Put
  /** Settles when the built-in map is drawn, or cannot be loaded. */
  drawn: Promise<void>
  /** Aborted when the map is removed. */
  life: AbortController
}

/** Draws only what is visible, so that it shows sooner. Then sets `data-drawn` on the container. */
async function drawBasemap(map: MapLibre, basemap: Basemap, put: Put, theme: Theme): Promise<void> {
  await basemap.putFirst(visibleBounds(map), viewOf(map).zoom, put)
  // The first idle event may be that of the empty map.
  do await map.once('idle')
  while (!map.isSourceLoaded('base-shapes'))
  letSeaIn(map, theme)
  map.getContainer().dataset.drawn = 'true'
}

/**
 * Starts the background in the colour of land, since all would be sea before the land has loaded; without a fade, which would
 * cost frames.
 */
function dryLayers(palette: Palette) {
  const paint = { 'background-color': palette.land, 'background-color-transition': { duration: 0 } }
  return baseLayers(palette).map((layer) =>
    layer.type === 'background' ? { ...layer, paint } : layer,
  )
}

/** Gives the background the colour of the sea. `theme` is the first one; a change of theme has set its own. */
function letSeaIn(map: MapLibre, theme: Theme): void {
  const { land, water } = paletteOf(theme)
  const isDry = map.getPaintProperty('base-water', 'background-color') === land
  if (isDry) map.setPaintProperty('base-water', 'background-color', water)
}

function createMap(
  container: HTMLElement,
  { lat, lng, zoom }: MapView,
  theme: Theme,
  { reducedMotion }: EngineOptions,
): MapLibre {
  const palette = paletteOf(theme)
  try {
    const map = new MapLibre({
      container,
      style: {
        version: 8,
        sources: { ...baseSources, ...contentSources },
        layers: [...dryLayers(palette), ...contentLayers(palette)],
      },
      center: [lng, lat],
      zoom: toMapLibreZoom(zoom),
      minZoom: toMapLibreZoom(MIN_ZOOM),
      maxZoom: toMapLibreZoom(MAX_ZOOM),
      attributionControl: false,
      dragRotate: false,
      touchPitch: false,
      maxPitch: 0,
      // Without fading, MapLibre would place every name again in every frame.
      fadeDuration: 200,
      reduceMotion: reducedMotion,
      locale: { 'Map.Title': t('Map: arrow keys move it, plus and minus zoom') },
    })
    map.touchZoomRotate.disableRotation()
    map.keyboard.disableRotation()
    return map
  } catch {
    throw new MapUnavailable('no-webgl')
  }
}

function engineOf(
  map: MapLibre,
  firstTheme: Theme,
  events: MapEvents,
  options: EngineOptions,
  { put, drawn, life }: Running,
): MapEngine {
  const painter = contentPainter(() => frameOf(map), put)
  const first = Promise.race([drawn, wait(LONGEST_BEFORE_REST_MS)])
  const { glide, report } = reportMoves(map, events, options, painter.moved)
  // Work that follows the map's moves, as the list does, must not compete with it for the processor.
  void first.then(() => life.signal.aborted || report(false))
  listenToPointer(map, events, (lng, lat, zoomBy) =>
    glide({ center: [lng, lat], zoom: map.getZoom() + zoomBy }, true),
  )
  let theme = firstTheme
  let streets: ReturnType<typeof startStreets> | null = null
  // The built-in map comes first: streets must not compete with it for the network or the processor.
  const begin = async (): Promise<void> => {
    await first
    const source = await openStreets(options.tiles)
    if (source && !life.signal.aborted) {
      streets = startStreets(map, theme, source, events.onDetail)
    }
  }
  // Without streets the built-in map stays.
  begin().catch(() => undefined)
  events.onDetail('low')

  return {
    setContent: painter.show,
    moveTo(view) {
      const now = viewOf(map)
      const { lat, lng, zoom } = { ...now, ...view }
      // A map that is moving is here only for the moment.
      if (!map.isMoving() && isSameView(now, { lat, lng, zoom })) return
      glide({ center: [lng, lat], zoom: toMapLibreZoom(zoom) }, false)
    },
    zoomBy: (delta) => glide({ zoom: map.getZoom() + delta }, true),
    setTheme(next) {
      if (next === theme) return
      theme = next
      repaint(map, theme)
      streets?.setTheme(theme)
    },
    resize: () => void map.resize(),
    destroy() {
      life.abort()
      streets?.stop()
      map.remove()
    },
  }
}

async function openStreets(tiles: TileSource): Promise<StreetSource | null> {
  if (tiles === 'none') return null
  if (tiles === 'openfreemap') return openFreeMap
  return (await import('../archive/archive.ts')).openArchive(tiles)
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Recolours our layers and images for a theme. */
function repaint(map: MapLibre, theme: Theme): void {
  const palette = paletteOf(theme)
  addImages(map, palette)
  for (const layer of [...baseLayers(palette), ...contentLayers(palette)]) {
    for (const [name, value] of Object.entries(layer.paint ?? {})) {
      // The keys of a layer's paint are paint properties; Object.entries loses that type.
      map.setPaintProperty(layer.id, name as PaintProperty, value)
    }
  }
  map.setLayoutProperty('content-labels', 'text-field', labelText(palette))
}
