/**
 * Takes the drawing out of the page while the browser keeps the page for Back. The list is then shown at once and the drawing after
 * two frames: without a graphics card, showing the drawing again takes longer than all the rest. Ends when `signal` is aborted.
 */
export function restWhileAway(drawing: HTMLElement, signal: AbortSignal): void {
  const show = (): void => {
    drawing.style.display = ''
  }
  const hide = (): void => {
    drawing.style.display = 'none'
  }
  const showAfterTheList = (): void => {
    requestAnimationFrame(() => requestAnimationFrame(show))
  }
  window.addEventListener('pagehide', hide, { signal })
  window.addEventListener('pageshow', showAfterTheList, { signal })
}
