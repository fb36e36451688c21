import { subscribe } from 'valtio/vanilla'
import type { Find } from '../findState.ts'
import { searchOnDemand, withScript } from '../searchOnDemand.ts'
import { addressOf } from './addressOf.ts'

/**
 * Synchronises address and store. Going to a place adds an entry to the browser's history; any other change replaces the current
 * entry. Back and Forward set the store to what the address says. `onThere` is called after each such change of the store.
 * Returns a function that stops it.
 */
export function syncAddress(find: Find, onThere: () => void = () => {}): () => void {
  const { state, kept } = find
  const write = () => writeAddress(find)
  const read = () => readAddress(find, onThere)
  // A link within the page fires this event too, without leading elsewhere.
  const followHistory = () => {
    if (here() !== kept.address) read()
  }
  read()
  // The visitor may have gone somewhere before this code listened, or the address has a place's name alone, which Back cannot find.
  if (state.centre) write()
  const unsubscribe = subscribe(state, write)
  window.addEventListener('popstate', followHistory)
  return () => {
    unsubscribe()
    window.removeEventListener('popstate', followHistory)
  }
}

/** The address in the bar, without its origin. */
export const here = () => window.location.pathname + window.location.search

/** From the store to the address. */
function writeAddress({ state, kept }: Find): void {
  // The browser may have left this address, with its popstate event still to come.
  if (kept.awaited !== null || here() !== kept.address) return
  const next = addressOf(state)
  if (next === kept.address) return
  if (state.visit === kept.visit) window.history.replaceState(null, '', next)
  else window.history.pushState(null, '', next)
  kept.address = here()
  kept.visit = state.visit
  followAddress()
}

/** From the address to the store. */
function readAddress(find: Find, onThere: () => void): void {
  const { state, kept } = find
  const address = here()
  if (address === kept.address) {
    // The page has a place in its address, but no search has run there yet.
    if (state.centre && state.status === 'idle') searchOnDemand('searchAsAsked', find)
    onThere()
    return
  }
  kept.address = address
  kept.visit = state.visit
  kept.awaited = null
  followAddress()
  if (address !== addressOf(state)) void arrive(find, onThere)
}

/** Sets the store to what the address says. Ends when that is done, or while a city is still looked up. */
async function arrive(find: Find, onThere: () => void): Promise<void> {
  const { state, kept } = find
  const arrival = {}
  kept.awaited = arrival
  await withScript(import('./goToAddress.ts'), ({ goToAddress }) => {
    // By now another address may be loading, or the visitor may have gone somewhere.
    if (kept.awaited === arrival && kept.visit === state.visit) goToAddress(find)
  })
  if (kept.awaited === arrival) {
    kept.awaited = null
    writeAddress(find)
  }
  onThere()
}

/**
 * Updates the login link, so that login leads back here, and removes the canonical link: phones share a page by it, but it is
 * that of the first address and names no place on the map.
 */
function followAddress(): void {
  document.querySelector('[rel=canonical]')?.remove()
  const login = document.querySelector<HTMLAnchorElement>('.site-links a[href*="/login"]')
  if (login) login.search = `?next=${encodeURIComponent(here())}`
}
