import { subscribe } from 'valtio/vanilla'
import { MOBILE_BREAKPOINT_PX } from '../../../worker/contract/limits.ts'
import { wakeIsland } from '../../wake/wakeIsland.ts'
import { whenIdle } from '../../wake/whenIdle.ts'
import { noteMapLoading } from '../askIfEmpty.ts'
import type { Find } from '../findState.ts'
import { touchStill } from './touchStill.ts'

/** Windows wide enough for the map beside the list. */
const BESIDE = `(min-width: ${MOBILE_BREAKPOINT_PX + 1}px)`
const INTERACTION_EVENTS = ['pointerdown', 'keydown', 'scroll', 'wheel']
/** How long nothing must have happened, neither loading nor reading, before a phone makes its live map. */
const QUIET_MS = 2000

/**
 * Wakes the still and the live map where they are visible: on a wide window when the browser is idle; on a phone, which needs
 * seconds to make a live map, when the page has been quiet. Where the visitor saves data, only the still map wakes by itself. A
 * touch of the still map wakes both at once. `ended` stops it.
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
  const savesData = 'savesData' in document.documentElement.dataset
  const startUnasked = savesData ? () => wakeIsland('StillMap') : start
  touchStill(find, ended)
  // Assumed until the map itself reports.
  noteMapLoading(find, isSeen())
  whenTouched(() => isSeen() && start(), signal)
  const startWhenSeen = () => {
    if (isSeen()) return startUnasked()
    const look = () => isSeen() && startUnasked()
    signal.addEventListener('abort', subscribe(state, look))
    beside.addEventListener('change', look, { signal })
  }
  if (!isSeen()) startWhenSeen()
  else if (beside.matches) whenIdle(startUnasked)
  // Meanwhile the visitor may have opened the list.
  else whenQuiet(startWhenSeen, signal)
}

/** Calls back for every interaction, wherever it is. */
function onInteraction(run: (event: Event) => void, signal: AbortSignal): void {
  const note = (event: Event) => !signal.aborted && run(event)
  // Scroll events of the list do not bubble.
  for (const type of INTERACTION_EVENTS)
    document.addEventListener(type, note, { signal, capture: true, passive: true })
}

/** Calls back for every touch of the map. */
function whenTouched(run: () => void, signal: AbortSignal): void {
  onInteraction((event) => {
    // This key only passes the map.
    const isPassing = event instanceof KeyboardEvent && event.key === 'Tab'
    if (!isPassing && event.target instanceof Element && event.target.closest('#map')) run()
  }, signal)
}

/** Calls back when the page has been quiet. Any interaction wakes the still map. */
function whenQuiet(run: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    if (document.readyState === 'complete') timer = setTimeout(() => whenIdle(run), QUIET_MS)
  }
  signal.addEventListener('abort', () => clearTimeout(timer))
  onInteraction(() => {
    wakeIsland('StillMap')
    wait()
  }, signal)
  window.addEventListener('load', wait, { signal })
  wait()
}
