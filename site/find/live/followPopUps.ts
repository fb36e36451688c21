import { subscribe } from 'valtio/vanilla'
import type { Find } from '../findState.ts'

/** Beside a list without a map it begins after this time: reading comes first. */
const LATEST_START_MS = 4000

/**
 * Follows the pop-ups while the page is open. Its script comes after the map, which comes after the list. Returns how to
 * stop.
 */
export function followPopUps(find: Find): () => void {
  let stop: (() => void) | null = null
  let isGone = false
  let isAsked = false
  const start = () => {
    if (isAsked) return
    isAsked = true
    clearTimeout(latest)
    unsubscribe()
    import('./startLive.ts')
      .then(({ startLive }) => {
        if (!isGone) stop = startLive(find)
      })
      // Without it the page is as it was when it came; the next visit tries again.
      .catch(() => undefined)
  }
  const latest = setTimeout(start, LATEST_START_MS)
  const unsubscribe = subscribe(find.state, () => find.state.box && start())
  if (find.state.box) start()
  return () => {
    isGone = true
    clearTimeout(latest)
    unsubscribe()
    stop?.()
  }
}
