const MAX_IDLE_WAIT_MS = 1500

/** Calls back when the browser is idle. Safari has no `requestIdleCallback`. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: MAX_IDLE_WAIT_MS })
  else setTimeout(run, 200)
}
