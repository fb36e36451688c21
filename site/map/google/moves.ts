/// <reference types="google.maps" />
import type { EngineOptions, MapBounds, MapEvents, MapView } from '../engine.ts'
import { boundsOf, wrapLongitude } from '../geometry.ts'
import { isSameView } from '../sameView.ts'

export const MIN_ZOOM = 2
/** Input that may move the map besides dragging: wheel, keys, double click, two fingers. */
const GESTURES = ['wheel', 'keydown', 'dblclick', 'touchmove'] as const
const MOVING_KEY = /^(Arrow.*|Page.*|Home|End|[-+=_])$/
/** A gesture that has moved nothing by then is over: a wheel at the last zoom, or a trembling tap. */
const GESTURE_MS = 1000

export interface Moves {
  /** Goes to a view that the page wants; omitted parts stay. */
  moveTo: (wanted: Partial<MapView>) => void
  /** Zooms for the visitor, who pressed a button or a count. */
  zoomBy: (delta: number, around?: google.maps.LatLngLiteral) => void
}

/** Reports where the map comes to rest and whether the visitor moved it; returns functions to move it. */
export function reportMoves(
  map: google.maps.Map,
  events: MapEvents,
  { reducedMotion }: EngineOptions,
): Moves {
  let isByUser = false
  let isMoving = false
  let gestureEnds = 0
  const expectMove = () => {
    gestureEnds = performance.now() + GESTURE_MS
  }
  const onGesture = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || MOVING_KEY.test(event.key)) expectMove()
  }
  map.addListener('dragstart', () => {
    isByUser = true
  })
  map.addListener('bounds_changed', () => {
    isMoving = true
    if (performance.now() < gestureEnds) isByUser = true
  })
  for (const gesture of GESTURES) {
    map.getDiv().addEventListener(gesture, onGesture, { passive: true, capture: true })
  }
  map.addListener('idle', () => {
    isMoving = false
    const bounds = visibleBounds(map)
    const { clientWidth, clientHeight } = map.getDiv()
    // A hidden map shows no area to search.
    if (bounds && clientWidth > 0 && clientHeight > 0) events.onMove(viewOf(map), bounds, isByUser)
    isByUser = false
  })
  return {
    moveTo(wanted) {
      const now = viewOf(map)
      const { lat, lng, zoom } = { ...now, ...wanted }
      // A map that is moving is here only for the moment.
      if (!isMoving && isSameView(now, { lat, lng, zoom })) return
      isByUser = false
      gestureEnds = 0
      if (zoom === now.zoom && !reducedMotion) map.panTo({ lat, lng })
      else map.moveCamera({ center: { lat, lng }, zoom })
    },
    zoomBy(delta, around) {
      expectMove()
      const zoom = viewOf(map).zoom + delta
      if (around) map.moveCamera({ center: around, zoom })
      else if (reducedMotion) map.moveCamera({ zoom })
      else map.setZoom(zoom)
    },
  }
}

export function viewOf(map: google.maps.Map): MapView {
  const centre = map.getCenter()
  return {
    lat: centre?.lat() ?? 0,
    lng: wrapLongitude(centre?.lng() ?? 0),
    zoom: map.getZoom() ?? MIN_ZOOM,
  }
}

/** Null until the map knows its size. */
export function visibleBounds(map: google.maps.Map): MapBounds | null {
  const bounds = map.getBounds()
  if (!bounds) return null
  const [southWest, northEast] = [bounds.getSouthWest(), bounds.getNorthEast()]
  return boundsOf(southWest.lng(), southWest.lat(), northEast.lng(), northEast.lat())
}
