import { EMPTY_CONTENT, type MapContent, type MapEngine, type StartEngine } from './engine.ts'

/**
 * Starts the map: Google's when there is a key and it works, else MapLibre. When Google gives up
 * later (a bad key shows only then), MapLibre takes over with the same view, theme and content.
 */
export function startMap(mapsKey: string | null): StartEngine {
  return mapsKey ? googleFirst(mapsKey) : startMapLibre
}

const startMapLibre: StartEngine = async (...args) =>
  (await import('./maplibre.ts')).startMapLibre(...args)

const googleFirst =
  (mapsKey: string): StartEngine =>
  async (container, firstView, firstTheme, events, options) => {
    let engine: MapEngine | null = null
    let content: MapContent = EMPTY_CONTENT
    let view = firstView
    let theme = firstTheme
    let isLost = false
    let isDestroyed = false
    const own: typeof events = {
      ...events,
      onMove(moved, bounds, byUser) {
        view = moved
        events.onMove(moved, bounds, byUser)
      },
    }
    const takeOver = async (): Promise<void> => {
      if (isLost || isDestroyed) return
      isLost = true
      engine?.destroy()
      container.replaceChildren()
      const next = await startMapLibre(container, view, theme, own, options)
      if (isDestroyed) {
        next.destroy()
        return
      }
      engine = next
      next.setTheme(theme)
      next.setContent(content)
    }
    try {
      const { startGoogle } = await import('./google.ts')
      const lost = (): void => void takeOver().catch((problem) => events.onProblem(problem.message))
      const google = await startGoogle(mapsKey, lost)(container, view, theme, own, options)
      if (isLost) google.destroy()
      else engine = google
    } catch {
      await takeOver()
    }
    return {
      setContent(next) {
        content = next
        engine?.setContent(next)
      },
      moveTo(next) {
        view = { ...view, ...next }
        engine?.moveTo(next)
      },
      zoomBy: (delta) => engine?.zoomBy(delta),
      setTheme(next) {
        theme = next
        engine?.setTheme(next)
      },
      resize: () => engine?.resize(),
      destroy() {
        isDestroyed = true
        engine?.destroy()
      },
    }
  }
