import type { Map as MapLibre, MapSourceDataEvent } from 'maplibre-gl'
import type { LatLng } from '../../../worker/contract/search.ts'
import type { MapDetail, Theme } from '../engine.ts'
import { wrapLongitude } from '../geometry.ts'
import { LOWEST_CONTENT_LAYER } from '../markers/layers.ts'
import type { Layer, Style } from '../styleSpec.ts'
import { BASE_PREFIX } from './style.ts'

const PREFIX = 'streets-'
/** How long the style, and then the first tile, may take before the built-in map stays. */
export const PATIENCE_MS = 6000
/** After so many failures without a tile between them, the streets are given up. */
const MAX_FAILURES = 4

/** Where streets come from. */
export interface StreetSource {
  detail: MapDetail
  loadStyle(theme: Theme): Promise<Style>
  /** False where it has no data; there the built-in map is shown. */
  covers(place: LatLng): boolean
}

interface Streets {
  setTheme(theme: Theme): void
  stop(): void
}

/**
 * Draws streets over the built-in basemap if they can be loaded, and removes them if they fail. It never touches the markers'
 * layers, so nothing of ours is lost.
 */
export function startStreets(
  map: MapLibre,
  firstTheme: Theme,
  source: StreetSource,
  onDetail: (level: MapDetail) => void,
): Streets {
  let theme = firstTheme
  let attempt = 0
  let stopWatching = (): void => undefined
  let hasTile = false
  let isOver = false

  const follow = (): void => {
    const [lng, lat] = map.getCenter().toArray()
    const isCovered = hasTile && source.covers({ lat, lng: wrapLongitude(lng) })
    if (isCovered === isOver) return
    isOver = isCovered
    setBaseVisible(map, !isOver)
    onDetail(isOver ? source.detail : 'low')
  }
  const leave = (): void => {
    attempt += 1
    hasTile = false
    isOver = false
    stopWatching()
    remove(map)
    onDetail('low')
  }
  const enter = async (): Promise<void> => {
    attempt += 1
    const mine = attempt
    try {
      const style = await source.loadStyle(theme)
      if (mine !== attempt) return
      stopWatching = watch(map, {
        onFirstTile: () => {
          hasTile = true
          follow()
        },
        onLost: leave,
      })
      add(map, style)
    } catch {
      if (mine === attempt) leave()
    }
  }
  const retry = (): void => {
    leave()
    void enter()
  }
  window.addEventListener('online', retry)
  map.on('moveend', follow)
  void enter()

  return {
    setTheme(next) {
      theme = next
      retry()
    },
    stop() {
      attempt += 1
      stopWatching()
      window.removeEventListener('online', retry)
      map.off('moveend', follow)
    },
  }
}

/** Adds the style's sources and layers between the basemap and the markers. We draw the letters ourselves. */
function add(map: MapLibre, style: Style): void {
  if (typeof style.sprite === 'string') map.setSprite(style.sprite)
  for (const [id, source] of Object.entries(style.sources)) map.addSource(PREFIX + id, source)
  for (const layer of style.layers) map.addLayer(renamed(layer), LOWEST_CONTENT_LAYER)
}

function renamed(layer: Layer): Layer {
  if (layer.type === 'background') {
    // Hidden at first, as it would cover the built-in map before the first street is drawn.
    return { ...layer, id: PREFIX + layer.id, layout: { visibility: 'none' } }
  }
  return { ...layer, id: PREFIX + layer.id, source: PREFIX + layer.source }
}

function remove(map: MapLibre): void {
  setBaseVisible(map, true)
  for (const id of map.getLayersOrder()) if (id.startsWith(PREFIX)) map.removeLayer(id)
  for (const id of Object.keys(map.getStyle().sources)) {
    if (id.startsWith(PREFIX)) map.removeSource(id)
  }
}

/** Switches between the built-in basemap and the streets' own background. */
function setBaseVisible(map: MapLibre, isVisible: boolean): void {
  for (const id of map.getLayersOrder()) {
    const isBackground = id.startsWith(PREFIX) && map.getLayer(id)?.type === 'background'
    if (id.startsWith(BASE_PREFIX))
      map.setLayoutProperty(id, 'visibility', isVisible ? 'visible' : 'none')
    if (isBackground) map.setLayoutProperty(id, 'visibility', isVisible ? 'none' : 'visible')
  }
}

interface Watcher {
  onFirstTile(): void
  onLost(): void
}

/** Errors have the source's name too, though their type omits it. */
const isOfStreets = (event: object): boolean =>
  'sourceId' in event && String(event.sourceId).startsWith(PREFIX)

/** Reports the first street tile, and when no tiles come or they stop coming. */
function watch(map: MapLibre, { onFirstTile, onLost }: Watcher): () => void {
  let hasTile = false
  let failures = 0
  const onData = (event: MapSourceDataEvent): void => {
    // A tile missing on the server also counts as loaded, but is empty.
    if (!isOfStreets(event) || !event.tile?.latestFeatureIndex) return
    failures = 0
    if (hasTile) return
    hasTile = true
    onFirstTile()
  }
  const onError = (event: object): void => {
    if (!isOfStreets(event)) return
    failures += 1
    if (failures >= MAX_FAILURES) onLost()
  }
  const timer = setTimeout(() => {
    if (!hasTile) onLost()
  }, PATIENCE_MS)
  map.on('sourcedata', onData)
  map.on('error', onError)
  return () => {
    clearTimeout(timer)
    map.off('sourcedata', onData)
    map.off('error', onError)
  }
}
