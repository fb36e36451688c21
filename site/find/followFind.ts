import { subscribe } from 'valtio/vanilla'
import { MOBILE_BREAKPOINT_PX } from '../../worker/contract/limits.ts'
import { noteSearched } from '../device/position/whereabouts.ts'
import { wakeIsland } from '../wake/wakeIsland.ts'
import { askAtHome } from './address/hereabouts.ts'
import { keepAddress } from './address/keepAddress.ts'
import { askFor } from './askFor.ts'
import { type Find, isSamePlace } from './findState.ts'
import { keepScroll, showTopOfList } from './list/keepScroll.ts'
import { followPopUps } from './live/followPopUps.ts'
import { watchChanges } from './live/watchChanges.ts'
import { showFrame } from './showFrame.ts'

/** Windows wide enough for the map beside the list. */
const BESIDE = `(min-width: ${MOBILE_BREAKPOINT_PX + 1}px)`

const begun = new WeakSet<Find>()

/** Observes the store from the first waking of an island of the main view until the document ends. */
export function beginFind(find: Find): void {
  if (begun.has(find)) return
  begun.add(find)
  followFind(find)
}

/** Keeps everything outside the islands in step with the store. Returns a function that stops it. */
export function followFind(find: Find): () => void {
  // The connection is back, so a failed search is tried again.
  const retry = () => {
    if (find.state.status === 'failed') askFor('search', find)
  }
  window.addEventListener('online', retry)
  if (new URLSearchParams(window.location.search).has('loc')) {
    import('./address/reportLocCode.ts').then(
      ({ reportLocCode }) => reportLocCode(),
      () => undefined,
    )
  }
  // Assumed until the map itself reports.
  find.kept.isMapAwaited = find.state.view === 'MAP_VIEW' || window.matchMedia(BESIDE).matches
  const stops = [
    keepScroll(),
    showFrame(find),
    keepAddress(find, () => askAtHome(find)),
    followPlace(find),
    wakeSleepers(find),
    followPopUps(find),
    watchChanges(find),
    () => window.removeEventListener('online', retry),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** A search at another place scrolls its list to the top, and becomes the place where other pages start. */
function followPlace({ state }: Find): () => void {
  let { centre } = state
  if (centre) noteSearched({ lat: centre.lat, lng: centre.lng })
  return subscribe(state, () => {
    if (isSamePlace(centre, state.centre)) return
    centre = state.centre
    if (centre) noteSearched({ lat: centre.lat, lng: centre.lng })
    showTopOfList()
  })
}

const SIGNS = ['pointerdown', 'keydown', 'scroll']

/** Wakes search and list when their content changes, or at the first touch of the page. */
function wakeSleepers({ state }: Find): () => void {
  const asleep = new AbortController()
  const stop = () => {
    asleep.abort()
    unsubscribe()
  }
  const wake = () => {
    stop()
    wakeIsland('FindPanel')
    wakeIsland('FindList')
  }
  const unsubscribe = subscribe(state, wake)
  // Scroll events of the list do not bubble, so listen in the capture phase.
  for (const sign of SIGNS) {
    document.addEventListener(sign, wake, { signal: asleep.signal, capture: true, passive: true })
  }
  return stop
}
