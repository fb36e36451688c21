/** Longer than the largest file takes on a phone's connection. */
const QUIET_MS = 3000

/** Resolves when no file has arrived for a while, so that files to be kept for offline use do not delay a map that is loading. */
export function networkIdle(): Promise<void> {
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
