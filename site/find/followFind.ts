import { subscribe } from 'valtio/vanilla'
import { noteSearched } from '../device/position/whereabouts.ts'
import { wakeIsland } from '../wake/wakeIsland.ts'
import { askAtHome } from './address/hereabouts.ts'
import { syncAddress } from './address/syncAddress.ts'
import { noteMapLoading } from './askIfEmpty.ts'
import { type Find, isSamePlace } from './findState.ts'
import { restoreScroll, showTopOfList } from './list/restoreScroll.ts'
import { followPopUps } from './live/followPopUps.ts'
import { watchChanges } from './live/watchChanges.ts'
import { searchOnDemand } from './searchOnDemand.ts'
import { showFrame } from './showFrame.ts'

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
    if (find.state.status === 'failed') searchOnDemand('search', find)
  }
  window.addEventListener('online', retry)
  // Read now: the address changes when the map reports its view, perhaps before the script has come.
  const loc = new URLSearchParams(window.location.search).get('loc')
  if (loc !== null) {
    import('./address/reportLocCode.ts').then(
      (module) => module.reportLocCode(loc),
      () => undefined,
    )
  }
  const stops = [
    beginMap(find),
    restoreScroll(),
    showFrame(find),
    syncAddress(find, () => askAtHome(find)),
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

/** Starts the maps; if the script that waits for the right moment is lost, as soon as they are in view. Returns a stop function. */
function beginMap(find: Find): () => void {
  // Until `startMap` knows better.
  find.kept.isMapAwaited = true
  const end = new AbortController()
  import('./still/startMap.ts').then(
    (module) => module.startMap(find, end.signal),
    () => {
      noteMapLoading(find, false)
      if (end.signal.aborted || 'savesData' in document.documentElement.dataset) return
      const wake = () => {
        if (find.state.view === 'LIST_VIEW') return
        wakeIsland('StillMap')
        wakeIsland('FindMap')
      }
      wake()
      end.signal.addEventListener('abort', subscribe(find.state, wake))
    },
  )
  return () => end.abort()
}

/** A search at another place scrolls its list to the top, and becomes the place where other pages start. */
function followPlace({ state }: Find): () => void {
  let { centre } = state
  const note = () => centre && noteSearched({ lat: centre.lat, lng: centre.lng })
  note()
  return subscribe(state, () => {
    if (isSamePlace(centre, state.centre)) return
    centre = state.centre
    note()
    showTopOfList()
  })
}

const INTERACTION_EVENTS = ['pointerdown', 'keydown', 'scroll']

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
  for (const type of INTERACTION_EVENTS) {
    document.addEventListener(type, wake, { signal: asleep.signal, capture: true, passive: true })
  }
  return stop
}
