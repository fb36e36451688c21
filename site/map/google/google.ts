/// <reference types="google.maps" />
import type { MapEngine, MapEvents, StartEngine, Theme } from '../engine.ts'
import { paletteOf } from '../palette.ts'
import { loadGoogle, PATIENCE_MS } from './load.ts'
import { MIN_ZOOM, type Moves, reportMoves, visibleBounds } from './moves.ts'
import { addOverlay, type Overlay } from './overlay.ts'

const CLUSTER_ZOOM_STEP = 2

/**
 * Draws with Google Maps. Rejects when the library cannot be had; calls `onLost` when it fails later:
 * the key is refused, or no picture comes within 6 s.
 */
export const startGoogle =
  (key: string, onLost: () => void): StartEngine =>
  async (container, view, theme, events, options) => {
    window.gm_authFailure = onLost
    const library = await loadGoogle(key)
    const map = new library.Map(container, {
      center: { lat: view.lat, lng: view.lng },
      zoom: view.zoom,
      minZoom: MIN_ZOOM,
      gestureHandling: 'greedy',
      disableDefaultUI: true,
      scaleControl: true,
      clickableIcons: false,
      styles: stylesOf(theme),
    })
    const overlay = addOverlay(library, map, theme, () => visibleBounds(map))
    const timer = setTimeout(onLost, PATIENCE_MS)
    google.maps.event.addListenerOnce(map, 'tilesloaded', () => clearTimeout(timer))
    const moves = reportMoves(map, events, options)
    listenToPointer(map, overlay, events, moves)
    events.onDetail('google')
    return engineOf(map, overlay, moves, () => clearTimeout(timer))
  }

function engineOf(
  map: google.maps.Map,
  overlay: Overlay,
  { moveTo, zoomBy }: Moves,
  stopWaiting: () => void,
): MapEngine {
  return {
    setContent: overlay.setContent,
    moveTo,
    zoomBy: (delta) => zoomBy(delta),
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

function listenToPointer(
  map: google.maps.Map,
  overlay: Overlay,
  events: MapEvents,
  { zoomBy }: Moves,
): void {
  let hovered: string | null = null
  map.addListener('click', ({ latLng }: google.maps.MapMouseEvent) => {
    const target = latLng && overlay.targetAt(latLng)
    if (!target?.cluster) return events.onSelect(target?.markerId ?? null)
    const { lat, lng } = target.cluster
    zoomBy(CLUSTER_ZOOM_STEP, { lat, lng })
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
