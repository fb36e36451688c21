import { clear, createStore, del, get, update } from 'idb-keyval'
import { SAVED_IDS, type SavedIds } from './savedIds.ts'
import { store } from './storage.ts'

/** Made when first used: in the Worker there is no such database. */
let savedStore: ReturnType<typeof createStore> | null = null
const storeOfSaved = () => {
  savedStore ??= createStore('sprig-saved', 'saved')
  return savedStore
}
let placeStore: ReturnType<typeof createStore> | null = null
/** The saved restaurants themselves, by id: what is known of them without a line. */
export const storeOfPlaces = () => {
  placeStore ??= createStore('sprig-saved-places', 'places')
  return placeStore
}

/** What a device that refuses to keep anything, as in a private window, has for as long as the page is open. */
const unkept = new Map<string, unknown>()

/** Where an account's is kept; the empty owner is nobody: what is saved without an account. */
const keyOf = (owner: string) => `saved:${owner}`

/** What is saved on this device; undefined where nothing is. */
export async function readPersistedSaved(owner: string): Promise<unknown> {
  try {
    return await get(keyOf(owner), storeOfSaved())
  } catch {
    return unkept.get(owner)
  }
}

/** Changes it as one step, whatever other tabs do; gives what is kept then. */
export async function updatePersistedSaved<T>(
  owner: string,
  change: (found: unknown) => T,
): Promise<T> {
  // The change runs within the transaction, or in vain: then it runs again.
  let changed: T | undefined
  try {
    await update(
      keyOf(owner),
      (found: unknown) => {
        changed = change(found)
        return changed
      },
      storeOfSaved(),
    )
    if (changed !== undefined) return changed
  } catch {
    // Below.
  }
  const value = change(unkept.get(owner))
  unkept.set(owner, value)
  return value
}

/** For the pages whose islands sleep. */
export function storeSavedIds(saved: SavedIds): void {
  store(SAVED_IDS, saved.ids.length === 0 && !saved.isUnsent ? null : JSON.stringify(saved))
}

/** Forgets what one has saved here. */
export async function forgetPersistedSaved(owner: string): Promise<void> {
  unkept.delete(owner)
  store(SAVED_IDS, null)
  try {
    await Promise.all([del(keyOf(owner), storeOfSaved()), clear(storeOfPlaces())])
  } catch {
    // A device that refuses keeps nothing.
  }
}
