import { subscribe } from 'valtio/vanilla'
import type { Find } from '../findState.ts'

/** Beside a list without a map, live updates start after this time, since reading comes first. */
const LATEST_START_MS = 4000

/**
 * Follows pop-ups while the page is open. Its script loads after the map, and the map after the list. Returns a function that
 * stops it.
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
      .then((module) => {
        if (!isGone) stop = module.startLive(find)
      })
      // Without the script the page keeps its first state; the next visit tries again.
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
