import type { FeatureCollection } from 'geojson'
import { GeoJSONSource, Map as MapLibre, prewarm, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { t } from '../../../languages/t.ts'
import type { TileSource } from '../../../worker/contract/page/tileSource.ts'
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
import { sharpenAtRest } from './sharpness.ts'

/** How long whatever is not the built-in map waits for that. */
const LONGEST_BEFORE_REST_MS = 4000
const MIN_ZOOM = 1
const MAX_ZOOM = 20

type PaintProperty = Parameters<MapLibre['setPaintProperty']>[1]

/**
 * Draws with MapLibre GL over the built-in map, which is best asked for before this library has come. Rejects
 * with `MapUnavailable` where the browser has no WebGL 2.
 */
export const startMapLibre =
  (basemap: Basemap): StartEngine =>
  async (container, view, theme, events, options) => {
    // To begin a map takes the thread for long: its worker starts meanwhile.
    setWorkerUrl(new URL(workerUrl, location.href).href)
    prewarm()
    await wait(0)
    const map = createMap(container, view, theme, options)
    sharpenAtRest(map)
    await map.once('style.load')
    addImages(map, paletteOf(theme))
    const put: Put = (source, data) => {
      const found = map.getSource(source)
      if (found instanceof GeoJSONSource) void found.setData(data)
    }
    const life = new AbortController()
    const warn = (): void => {
      if (life.signal.aborted) return
      events.onProblem(t('Part of the map could not be loaded. The restaurants on it are right.'))
    }
    const drawn = drawBasemap(map, basemap, put, theme).catch(warn)
    // What comes into sight is asked for when the map rests.
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

type Put = (source: string, data: FeatureCollection) => void

interface Running {
  put: Put
  /** Settles when the built-in map is seen, or cannot be had. */
  drawn: Promise<void>
  /** Aborted when the map is taken away. */
  life: AbortController
}

/** Draws what is in sight alone: it can be seen sooner. `data-drawn` on the container says that it can. */
async function drawBasemap(map: MapLibre, basemap: Basemap, put: Put, theme: Theme): Promise<void> {
  await basemap.putFirst(visibleBounds(map), viewOf(map).zoom, put)
  // The first idle may be that of the empty map.
  do await map.once('idle')
  while (!map.isSourceLoaded('base-shapes'))
  letSeaIn(map, theme)
  map.getContainer().dataset.drawn = 'true'
}

/** Until the land is there all would be sea: the map begins as land, without a fade that would cost frames. */
function dryLayers(palette: Palette) {
  const paint = { 'background-color': palette.land, 'background-color-transition': { duration: 0 } }
  return baseLayers(palette).map((layer) =>
    layer.type === 'background' ? { ...layer, paint } : layer,
  )
}

/** `theme` is the one that the map began with; another has brought its own sea by now. */
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
      // With no fading at all MapLibre would place every name anew in every frame.
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
  // What follows the map, as the list does, must not take the processor from it.
  void first.then(() => life.signal.aborted || report(false))
  listenToPointer(map, events, (lng, lat, zoomBy) =>
    glide({ center: [lng, lat], zoom: map.getZoom() + zoomBy }, true),
  )
  let theme = firstTheme
  let streets: ReturnType<typeof startStreets> | null = null
  // The built-in map comes first: the streets must not take the line or the processor from it.
  const begin = async (): Promise<void> => {
    await first
    const source = await openStreets(options.tiles)
    if (source && !life.signal.aborted) {
      streets = startStreets(map, theme, source, events.onDetail)
    }
  }
  // Where there are no streets to be had the built-in map stays.
  begin().catch(() => undefined)
  events.onDetail('low')

  return {
    setContent: painter.show,
    moveTo(view) {
      const now = viewOf(map)
      const { lat, lng, zoom } = { ...now, ...view }
      if (isSameView(now, { lat, lng, zoom })) return
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

/** Gives our own layers and images the colours of a theme. */
function repaint(map: MapLibre, theme: Theme): void {
  const palette = paletteOf(theme)
  addImages(map, palette)
  for (const layer of [...baseLayers(palette), ...contentLayers(palette)]) {
    for (const [name, value] of Object.entries(layer.paint ?? {})) {
      // The keys of a layer's paint are paint properties; Object.entries forgets it.
      map.setPaintProperty(layer.id, name as PaintProperty, value)
    }
  }
  map.setLayoutProperty('content-labels', 'text-field', labelText(palette))
}
