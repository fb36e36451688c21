import { subscribe } from 'valtio/vanilla'
import { ApiError } from '../../api/client.ts'
import { addAlert } from '../../shell/alerts.ts'
import type { Find } from '../findState.ts'
import { endLookUp } from '../moving.ts'
import { sentenceFor } from '../problems.ts'
import { searchAsAsked } from '../searching.ts'
import { addressOf, applyUrl } from './applyUrl.ts'
import { parseFindUrl } from './findUrl.ts'

const CITY_PATH = /^\/cities\/[^/]+\/[^/]+\/?$/

/**
 * Keeps the address in step with the store, and the store with the address: a place the visitor went to is a new entry
 * of the browser's history, all else replaces the newest; Back and Forward put the store where the address says.
 * `onThere` is called at each address that the store has been put to. Returns how to stop.
 */
export function keepAddress(find: Find, onThere: () => void = () => {}): () => void {
  const { state, kept } = find
  const write = () => writeAddress(find)
  const read = () => {
    readAddress(find)
    onThere()
  }
  read()
  // The visitor may have gone somewhere before this page listened.
  if (state.visit !== kept.visit) write()
  const unsubscribe = subscribe(state, write)
  window.addEventListener('popstate', read)
  return () => {
    unsubscribe()
    window.removeEventListener('popstate', read)
  }
}

const here = () => window.location.pathname + window.location.search

/** From the store to the address. */
function writeAddress({ state, kept }: Find): void {
  // The browser may have gone elsewhere, and tell so in a moment.
  if (kept.awaited !== null || here() !== kept.address) return
  const next = addressOf(state)
  if (next === kept.address) return
  if (state.visit === kept.visit) window.history.replaceState(null, '', next)
  else window.history.pushState(null, '', next)
  kept.address = here()
  kept.visit = state.visit
  dropCanonical()
}

/** From the address to the store. */
function readAddress(find: Find): void {
  const { state, kept } = find
  const address = here()
  if (address === kept.address) {
    // The page came with a place, but nobody has searched there yet.
    if (state.centre && state.status === 'idle') searchAsAsked(find)
    return
  }
  kept.address = address
  kept.visit = state.visit
  dropCanonical()
  if (address === addressOf(state)) return
  const { pathname: path, search: query } = window.location
  const isThere = state.city !== null && state.cityPath === path
  if (isThere || !CITY_PATH.test(path)) {
    applyUrl(find, parseFindUrl(new URLSearchParams(query)), isThere ? state.city : null, path)
  } else void goToCity(find, path, query)
}

/**
 * Phones share a page by its canonical link, which is that of the first address and knows no place on the map: from the
 * first step on it is gone, and they share the address itself.
 */
function dropCanonical(): void {
  document.querySelector('[rel=canonical]')?.remove()
}

/** The list of cities comes only when it is needed. */
async function goToCity(find: Find, path: string, query: string): Promise<void> {
  const { kept, calls } = find
  const lookUp = {}
  endLookUp(find)
  kept.awaited = lookUp
  try {
    const city = await calls.run('place', async (signal) => {
      const { cityAt } = await import('./cityAt.ts').catch(() => {
        throw new ApiError(0, [])
      })
      return cityAt(path, signal)
    })
    if (city) applyUrl(find, parseFindUrl(new URLSearchParams(query)), city, path)
  } catch (error) {
    addAlert({ kind: 'error', text: sentenceFor(error) })
  } finally {
    // Another city may be looked up by now, or the same once more.
    if (kept.awaited === lookUp) kept.awaited = null
  }
}
