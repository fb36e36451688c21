import { subscribe } from 'valtio/vanilla'
import { noteSearched } from '../device/whereabouts.ts'
import { askAtHome } from './address/hereabouts.ts'
import { keepAddress } from './address/keepAddress.ts'
import { reportLocCode } from './address/reportLocCode.ts'
import { type Find, isSamePlace } from './findState.ts'
import { keepScroll, showTopOfList } from './list/keepScroll.ts'
import { followPopUps } from './live/followPopUps.ts'
import { watchChanges } from './live/watchChanges.ts'
import { retryWhenOnline } from './searching.ts'
import { showFrame } from './showFrame.ts'

const begun = new WeakSet<Find>()

/** Follows the store from when the first island of the main view is awake, as long as there is its document. */
export function beginFind(find: Find): void {
  if (begun.has(find)) return
  begun.add(find)
  followFind(find)
}

/** Keeps all that stands outside the islands in step with the store; returns how to stop. */
export function followFind(find: Find): () => void {
  const retry = () => retryWhenOnline(find)
  window.addEventListener('online', retry)
  reportLocCode()
  const stops = [
    keepScroll(),
    showFrame(find),
    keepAddress(find, () => askAtHome(find)),
    followPlace(find),
    wakePanel(find),
    followPopUps(find),
    watchChanges(find),
    () => window.removeEventListener('online', retry),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** A search somewhere else starts at the top of its list, and other pages begin there. */
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

/** The search wakes when something else changes what it says, or with the first touch of the page. */
function wakePanel({ state }: Find): () => void {
  const asleep = new AbortController()
  const wake = () => {
    asleep.abort()
    unsubscribe()
    document.querySelector('page-island[of=FindPanel]')?.dispatchEvent(new Event('wake'))
  }
  const unsubscribe = subscribe(state, wake)
  for (const type of ['pointerdown', 'keydown']) {
    document.addEventListener(type, wake, { signal: asleep.signal })
  }
  return () => {
    asleep.abort()
    unsubscribe()
  }
}
