import { subscribe } from 'valtio/vanilla'
import { MOBILE_BREAKPOINT_PX } from '../../../worker/contract/limits.ts'
import { wakeIsland } from '../../wake/wakeIsland.ts'
import { whenIdle } from '../../wake/whenIdle.ts'
import { awaitMap } from '../awaitMap.ts'
import type { Find } from '../findState.ts'
import { touchStill } from './touchStill.ts'

/** Windows wide enough for the map beside the list. */
const BESIDE = `(min-width: ${MOBILE_BREAKPOINT_PX + 1}px)`
const SIGNS = ['pointerdown', 'keydown', 'scroll', 'wheel']
/** How long nothing must have happened, neither loading nor reading, before a phone makes its live map. */
const QUIET_MS = 2000

/**
 * Wakes the still and the live map where they are visible: on a wide window when the browser is idle; on a phone, which needs
 * seconds to make a live map, when the still one is touched or the page has been quiet. `ended` stops it.
 */
export function startMap(find: Find, ended: AbortSignal): void {
  const { state } = find
  const done = new AbortController()
  const signal = AbortSignal.any([ended, done.signal])
  const beside = window.matchMedia(BESIDE)
  const isSeen = () => state.centre !== null && (beside.matches || state.view === 'MAP_VIEW')
  const start = () => {
    if (signal.aborted) return
    done.abort()
    wakeIsland('StillMap')
    wakeIsland('FindMap')
  }
  touchStill(find)
  // Assumed until the map itself reports.
  awaitMap(find, isSeen())
  if (beside.matches && isSeen()) whenIdle(start)
  else if (isSeen()) whenQuiet(start, signal)
  else {
    const look = () => isSeen() && start()
    signal.addEventListener('abort', subscribe(state, look))
    beside.addEventListener('change', look, { signal })
  }
}

/** Calls back when the map is touched, or when the page has been quiet. Any sign of reading wakes the still map. */
function whenQuiet(run: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    if (document.readyState === 'complete') timer = setTimeout(() => whenIdle(run), QUIET_MS)
  }
  const note = ({ target }: Event) => {
    if (target instanceof Element && target.closest('#map')) return run()
    wakeIsland('StillMap')
    wait()
  }
  signal.addEventListener('abort', () => clearTimeout(timer))
  // Scroll events of the list do not bubble.
  for (const sign of SIGNS)
    document.addEventListener(sign, note, { signal, capture: true, passive: true })
  window.addEventListener('load', wait, { signal })
  wait()
}
