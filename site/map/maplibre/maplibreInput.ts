import type { MapLayerMouseEvent, Map as MapLibre, MapMouseEvent } from 'maplibre-gl'
import type { EngineOptions, MapBounds, MapEvents, MapView } from '../engine.ts'
import { boundsOf, CLUSTER_ZOOM_STEP, fromMapLibreZoom, wrapLongitude } from '../geometry.ts'
import { CLUSTER_LAYER, MARKER_LAYERS } from '../markers/layers.ts'
import type { Frame } from '../markers/placing/layOut.ts'

/** A finger is wider than a marker. */
const TOUCH_REACH_PX = 8
const GLIDE_MS = 350

export function viewOf(map: MapLibre): MapView {
  const { lat, lng } = map.getCenter()
  return { lat, lng: wrapLongitude(lng), zoom: fromMapLibreZoom(map.getZoom()) }
}

export function visibleBounds(map: MapLibre): MapBounds {
  const bounds = map.getBounds()
  return boundsOf(bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth())
}

/** The visible part, for laying things out on it. */
export function frameOf(map: MapLibre): Frame {
  const { clientWidth: width, clientHeight: height } = map.getContainer()
  const middle = map.getCenter().lng
  return {
    bounds: visibleBounds(map),
    zoom: viewOf(map).zoom,
    width,
    height,
    // The nearest of a place's copies around the world.
    project: ({ lat, lng }) => map.project([lng + 360 * Math.round((middle - lng) / 360), lat]),
  }
}

interface Moves {
  /** Animates the map to a view. */
  glide(to: { center?: [number, number]; zoom?: number }, byUser: boolean): void
  /** Reports where the map is, unless that was reported. */
  report(byUser: boolean): void
}

/** Reports every move and who caused it. */
export function reportMoves(
  map: MapLibre,
  events: MapEvents,
  { reducedMotion }: EngineOptions,
  onMoved: () => void,
): Moves {
  /** Moves by our buttons and the wheel are the visitor's, though their events have no input event. */
  let isByUser = false
  let reported = ''
  const report = (byUser: boolean): void => {
    const { clientWidth, clientHeight } = map.getContainer()
    // A hidden map has no bounds; MapLibre would invent some.
    if (clientWidth === 0 || clientHeight === 0) return
    const [view, bounds] = [viewOf(map), visibleBounds(map)]
    const seen = JSON.stringify([view, bounds])
    // Only redrawn, as for a new sharpness, and not moved.
    if (seen === reported && !byUser) return
    reported = seen
    onMoved()
    events.onMove(view, bounds, byUser)
  }
  map.on('wheel', () => {
    isByUser = true
  })
  map.on('moveend', (event) => {
    const byUser = isByUser || Boolean(event.originalEvent)
    isByUser = false
    report(byUser)
  })
  return {
    report,
    glide: (to, byUser) => {
      map.stop()
      isByUser = byUser
      const isFar = to.center !== undefined && !map.getBounds().contains(to.center)
      map.easeTo({ ...to, duration: reducedMotion || isFar ? 0 : GLIDE_MS })
    },
  }
}

type Hit = { kind: 'marker'; id: string } | { kind: 'cluster'; lng: number; lat: number } | null

function hitAt(map: MapLibre, { point: { x, y } }: MapMouseEvent, reach: number): Hit {
  const around: [[number, number], [number, number]] = [
    [x - reach, y - reach],
    [x + reach, y + reach],
  ]
  const [top] = map.queryRenderedFeatures(around, { layers: [...MARKER_LAYERS, CLUSTER_LAYER] })
  if (!top) return null
  const id: unknown = top.properties.id
  if (typeof id === 'string') return { kind: 'marker', id }
  if (top.geometry.type !== 'Point') return null
  const [lng = 0, lat = 0] = top.geometry.coordinates
  return { kind: 'cluster', lng, lat }
}

/** Reports clicked and hovered markers; a click on a cluster zooms in. */
export function listenToPointer(
  map: MapLibre,
  events: MapEvents,
  approach: (lng: number, lat: number, zoomBy: number) => void,
): void {
  let hovered: string | null = null
  const hover = (id: string | null): void => {
    if (id === hovered) return
    hovered = id
    events.onHover(id)
  }
  map.on('click', (event: MapLayerMouseEvent) => {
    const hit = hitAt(map, event, 0) ?? hitAt(map, event, TOUCH_REACH_PX)
    if (hit?.kind === 'cluster') approach(hit.lng, hit.lat, CLUSTER_ZOOM_STEP)
    else events.onSelect(hit?.id ?? null)
  })
  map.on('mousemove', (event) => {
    // Nothing is hovered during a drag, and looking would cost frames.
    if (event.originalEvent.buttons !== 0) return
    const hit = hitAt(map, event, 0)
    map.getCanvas().dataset.over = hit?.kind ?? ''
    hover(hit?.kind === 'marker' ? hit.id : null)
  })
  map.on('mouseout', () => hover(null))
}
