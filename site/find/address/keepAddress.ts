import { subscribe } from 'valtio/vanilla'
import { askFor, withScript } from '../askFor.ts'
import type { Find } from '../findState.ts'
import { addressOf } from './addressOf.ts'

/**
 * Keeps the address in step with the store, and the store with the address: a place the visitor went to is a new entry
 * of the browser's history, all else replaces the newest; Back and Forward put the store where the address says.
 * `onThere` is called at each address that the store has been put to. Returns how to stop.
 */
export function keepAddress(find: Find, onThere: () => void = () => {}): () => void {
  const { state, kept } = find
  const write = () => writeAddress(find)
  const read = () => readAddress(find, onThere)
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
  followAddress()
}

/** From the address to the store. */
function readAddress(find: Find, onThere: () => void): void {
  const { state, kept } = find
  const address = here()
  if (address === kept.address) {
    // The page came with a place, but nobody has searched there yet.
    if (state.centre && state.status === 'idle') askFor('searchAsAsked', find)
    onThere()
    return
  }
  kept.address = address
  kept.visit = state.visit
  kept.awaited = null
  followAddress()
  if (address !== addressOf(state)) void arrive(find, onThere)
}

/** Puts the store where the address says; ends when it is there, or on the way to a city that has to be looked up. */
async function arrive(find: Find, onThere: () => void): Promise<void> {
  const { state, kept } = find
  const arrival = {}
  kept.awaited = arrival
  await withScript(import('./goToAddress.ts'), ({ goToAddress }) => {
    // Another address may be on its way by now, or the visitor has gone somewhere.
    if (kept.awaited === arrival && kept.visit === state.visit) goToAddress(find)
  })
  if (kept.awaited === arrival) {
    kept.awaited = null
    writeAddress(find)
  }
  onThere()
}

/**
 * Login leads back to where the visitor is. Phones share a page by its canonical link, which is that of the first address and
 * knows no place on the map: from the first step on it is gone, and they share the address itself.
 */
function followAddress(): void {
  document.querySelector('[rel=canonical]')?.remove()
  const login = document.querySelector<HTMLAnchorElement>('.site-links a[href*="/login"]')
  if (login) login.search = `?next=${encodeURIComponent(here())}`
}
