/** Longer than the largest file takes on a phone's line. */
const QUIET_MS = 3000

/** Settles when no file has come for a while: what is kept for later must not take the line from a map on its way. */
export function quiet(): Promise<void> {
  return new Promise((resolve) => {
    const wait = () =>
      setTimeout(() => {
        watch.disconnect()
        resolve()
      }, QUIET_MS)
    const watch = new PerformanceObserver(() => {
      clearTimeout(timer)
      timer = wait()
    })
    let timer = wait()
    watch.observe({ type: 'resource' })
  })
}
