import { openBasemap } from './basemap/load.ts'
import { EMPTY_CONTENT, type MapEngine, type MapEvents, type StartEngine } from './engine.ts'
import { boundsAround } from './geometry.ts'

/**
 * Starts the map: Google's when there is a key and it works, else MapLibre. When Google gives up
 * later (a bad key shows only then), MapLibre takes over with the same theme and content, where the map was or was sent.
 */
export function startMap(mapsKey: string | null): StartEngine {
  return mapsKey ? googleFirst(mapsKey) : startMapLibre
}

const startMapLibre: StartEngine = async (container, view, ...more) => {
  const basemap = openBasemap()
  const { clientWidth, clientHeight } = container
  basemap.request(boundsAround(view, clientWidth, clientHeight), view.zoom)
  const { startMapLibre: start } = await import('./maplibre/maplibre.ts')
  return start(basemap)(container, view, ...more)
}

const googleFirst =
  (mapsKey: string): StartEngine =>
  async (container, view, theme, events, options) => {
    const last = { view, theme, content: EMPTY_CONTENT }
    let engine: MapEngine | null = null
    let isLost = false
    let isDestroyed = false
    const box = document.createElement('div')
    box.className = 'map-surface'
    container.append(box)
    const own: MapEvents = {
      ...events,
      onMove(moved, bounds, byUser) {
        last.view = moved
        events.onMove(moved, bounds, byUser)
      },
    }
    const takeOver = async (): Promise<void> => {
      if (isLost || isDestroyed) return
      isLost = true
      engine?.destroy()
      engine = null
      box.remove()
      const start = last.view
      // Not `own`: a report of where it starts must not replace where it was sent meanwhile.
      const next = await startMapLibre(container, start, last.theme, events, options)
      if (isDestroyed) return next.destroy()
      engine = next
      next.setTheme(last.theme)
      next.setContent(last.content)
      if (last.view !== start) next.moveTo(last.view)
    }
    const lost = (): void => {
      takeOver().catch((failure: unknown) => {
        if (!isDestroyed) events.onUnavailable(failure)
      })
    }
    try {
      const { startGoogle } = await import('./google/google.ts')
      const google = await startGoogle(mapsKey, lost)(box, view, theme, own, options)
      if (isLost || isDestroyed) google.destroy()
      else engine = google
    } catch {
      await takeOver()
    }
    return {
      setContent(content) {
        last.content = content
        engine?.setContent(content)
      },
      moveTo(wanted) {
        last.view = { ...last.view, ...wanted }
        engine?.moveTo(wanted)
      },
      zoomBy: (delta) => engine?.zoomBy(delta),
      setTheme(chosen) {
        last.theme = chosen
        engine?.setTheme(chosen)
      },
      resize: () => engine?.resize(),
      destroy() {
        isDestroyed = true
        engine?.destroy()
      },
    }
  }
