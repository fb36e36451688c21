/// <reference types="google.maps" />
import { EMPTY_CONTENT, type MapView, type StartEngine, type Theme } from '../engine.ts'
import { addMarkers } from './markers.ts'
import { MIN_ZOOM, reportMoves, viewOf } from './moves.ts'

/** How long Google may take to load its script, and then to show a picture. */
export const PATIENCE_MS = 6000

/** Google's markers need a map that has an id; this one is for trials. */
const TRIAL_MAP_ID = 'DEMO_MAP_ID'

/**
 * Draws with Google Maps, whose script has loaded. Calls `onLost` when no picture comes within 6 s.
 */
export const startGoogle =
  (mapId: string, onLost: () => void): StartEngine =>
  async (container, view, firstTheme, events, options) => {
    const libraries = await importLibraries()
    const begin = (at: MapView, theme: Theme) => {
      const box = document.createElement('div')
      box.className = 'map-surface'
      container.append(box)
      const map = new libraries.maps.Map(box, {
        center: { lat: at.lat, lng: at.lng },
        zoom: at.zoom,
        minZoom: MIN_ZOOM,
        mapId: mapId || TRIAL_MAP_ID,
        colorScheme: theme === 'dark' ? 'DARK' : 'LIGHT',
        gestureHandling: 'greedy',
        disableDefaultUI: true,
        scaleControl: true,
        clickableIcons: false,
        headingInteractionEnabled: false,
        tiltInteractionEnabled: false,
      })
      const timer = setTimeout(onLost, PATIENCE_MS)
      google.maps.event.addListenerOnce(map, 'tilesloaded', () => clearTimeout(timer))
      const moves = reportMoves(map, events, options)
      const markers = addMarkers(map, libraries.marker, theme, events, moves)
      const end = () => {
        clearTimeout(timer)
        markers.remove()
        google.maps.event.clearInstanceListeners(map)
        box.remove()
      }
      return { map, moves, markers, end }
    }
    let theme = firstTheme
    let content = EMPTY_CONTENT
    let shown = begin(view, theme)
    events.onDetail('google')
    return {
      setContent(next) {
        content = next
        shown.markers.show(content)
      },
      moveTo: (wanted) => shown.moves.moveTo(wanted),
      zoomBy: (delta) => shown.moves.zoomBy(delta),
      setTheme(next) {
        if (next === theme) return
        theme = next
        // Google sets a map's colours only at its creation.
        const at = viewOf(shown.map)
        shown.end()
        shown = begin(at, theme)
        shown.markers.show(content)
      },
      resize: () => google.maps.event.trigger(shown.map, 'resize'),
      destroy: () => shown.end(),
    }
  }

/** Google's loader returns a union of all libraries; the name decides which one. */
async function importLibraries() {
  const [maps, marker] = await Promise.all([
    google.maps.importLibrary('maps') as Promise<google.maps.MapsLibrary>,
    google.maps.importLibrary('marker') as Promise<google.maps.MarkerLibrary>,
  ])
  return { maps, marker }
}
