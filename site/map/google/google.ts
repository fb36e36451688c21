/// <reference types="google.maps" />
import type { MapBounds, MapEngine, MapEvents, MapView, StartEngine, Theme } from '../engine.ts'
import { boundsOf, isSameView, wrapLongitude } from '../geometry.ts'
import { paletteOf } from '../maplibre/palette.ts'
import { loadGoogle, PATIENCE_MS } from './load.ts'
import { addOverlay, type Overlay } from './overlay.ts'

const CLUSTER_ZOOM_STEP = 2
const MIN_ZOOM = 2

/**
 * Draws with Google Maps. Rejects when the library cannot be had; calls `onLost` when it fails later:
 * the key is refused, or no picture comes within 6 s.
 */
export const startGoogle =
  (key: string, onLost: () => void): StartEngine =>
  async (container, view, theme, events) => {
    window.gm_authFailure = onLost
    const library = await loadGoogle(key)
    const map = new library.Map(container, {
      center: { lat: view.lat, lng: view.lng },
      zoom: view.zoom,
      minZoom: MIN_ZOOM,
      gestureHandling: 'greedy',
      disableDefaultUI: true,
      clickableIcons: false,
      styles: stylesOf(theme),
    })
    const overlay = addOverlay(library, map, theme, () => visibleBounds(map))
    const timer = setTimeout(onLost, PATIENCE_MS)
    google.maps.event.addListenerOnce(map, 'tilesloaded', () => clearTimeout(timer))
    listenToPointer(map, overlay, events)
    events.onDetail('google')
    return engineOf(map, overlay, reportMoves(map, events), () => clearTimeout(timer))
  }

function engineOf(
  map: google.maps.Map,
  overlay: Overlay,
  ask: () => void,
  stopWaiting: () => void,
): MapEngine {
  return {
    setContent: overlay.setContent,
    moveTo(wanted) {
      const now = viewOf(map)
      const { lat, lng, zoom } = { ...now, ...wanted }
      if (isSameView(now, { lat, lng, zoom })) return
      ask()
      if (zoom === now.zoom) map.panTo({ lat, lng })
      else map.moveCamera({ center: { lat, lng }, zoom })
    },
    zoomBy: (delta) => map.setZoom(viewOf(map).zoom + delta),
    setTheme(theme) {
      map.setOptions({ styles: stylesOf(theme) })
      overlay.setTheme(theme)
    },
    resize: () => google.maps.event.trigger(map, 'resize'),
    destroy() {
      stopWaiting()
      window.gm_authFailure = undefined
      overlay.remove()
      google.maps.event.clearInstanceListeners(map)
      map.getDiv().replaceChildren()
    },
  }
}

/** Reports where the map comes to rest; the answer says that the next rest was not the visitor's doing. */
function reportMoves(map: google.maps.Map, events: MapEvents): () => void {
  let isAsked = true
  map.addListener('idle', () => {
    const bounds = visibleBounds(map)
    if (bounds) events.onMove(viewOf(map), bounds, !isAsked)
    isAsked = false
  })
  return () => {
    isAsked = true
  }
}

function listenToPointer(map: google.maps.Map, overlay: Overlay, events: MapEvents): void {
  let hovered: string | null = null
  map.addListener('click', ({ latLng }: google.maps.MapMouseEvent) => {
    const target = latLng && overlay.targetAt(latLng)
    if (!target?.cluster) return events.onSelect(target?.markerId ?? null)
    const { lat, lng } = target.cluster
    map.moveCamera({ center: { lat, lng }, zoom: viewOf(map).zoom + CLUSTER_ZOOM_STEP })
  })
  const hover = (id: string | null): void => {
    if (id !== hovered) events.onHover(id)
    hovered = id
  }
  map.addListener('mousemove', ({ latLng }: google.maps.MapMouseEvent) => {
    const target = latLng && overlay.targetAt(latLng)
    map.setOptions({ draggableCursor: target ? 'pointer' : null })
    hover(target?.markerId ?? null)
  })
  map.addListener('mouseout', () => hover(null))
}

function viewOf(map: google.maps.Map): MapView {
  const centre = map.getCenter()
  return {
    lat: centre?.lat() ?? 0,
    lng: wrapLongitude(centre?.lng() ?? 0),
    zoom: map.getZoom() ?? MIN_ZOOM,
  }
}

/** Null until the map knows its size. */
function visibleBounds(map: google.maps.Map): MapBounds | null {
  const bounds = map.getBounds()
  if (!bounds) return null
  const [southWest, northEast] = [bounds.getSouthWest(), bounds.getNorthEast()]
  return boundsOf(southWest.lng(), southWest.lat(), northEast.lng(), northEast.lat())
}

/** Google's own light map as it is; the dark one in our colours. */
function stylesOf(theme: Theme): google.maps.MapTypeStyle[] {
  if (theme === 'light') return []
  const { land, water, county, nameOfTown, halo } = paletteOf(theme)
  return [
    { elementType: 'geometry', stylers: [{ color: land }] },
    { elementType: 'labels.text.fill', stylers: [{ color: nameOfTown }] },
    { elementType: 'labels.text.stroke', stylers: [{ color: halo }] },
    { elementType: 'labels.icon', stylers: [{ visibility: 'off' }] },
    { featureType: 'road', elementType: 'geometry', stylers: [{ color: county }] },
    { featureType: 'water', elementType: 'geometry', stylers: [{ color: water }] },
  ]
}
