import type { Map as MapLibre } from 'maplibre-gl'

interface Drawing extends Pick<MapLibre, 'getCanvas' | 'triggerRepaint'> {
  /** MapLibre's own: the frame that it has asked for. */
  _frameRequest: AbortController | null
}

/**
 * Takes the drawing out of the page while the browser keeps the page for Back. The list is then shown at once and the drawing after
 * two frames: without a graphics card, drawing it takes longer than all the rest. Ends when `signal` is aborted.
 */
export function restWhileAway(map: Drawing, signal: AbortSignal): void {
  const { style } = map.getCanvas()
  const hide = (): void => {
    style.display = 'none'
    // It would be drawn before the list is shown. MapLibre has no public call to take it back.
    map._frameRequest?.abort()
    map._frameRequest = null
  }
  const show = (): void => {
    style.display = ''
    map.triggerRepaint()
  }
  const showAfterTheList = (): void => {
    requestAnimationFrame(() => requestAnimationFrame(show))
  }
  window.addEventListener('pagehide', hide, { signal })
  window.addEventListener('pageshow', showAfterTheList, { signal })
}
