import { clear, createStore } from 'idb-keyval'
import { forgetKept } from './keptValue.ts'
import { SAVED_IDS, type SavedIds } from './savedIds.ts'
import { store } from './storage.ts'

let placeStore: ReturnType<typeof createStore> | null = null
/** The saved restaurants themselves, by id: what is known of them without a line. */
export const storeOfPlaces = () => {
  placeStore ??= createStore('sprig-saved-places', 'places')
  return placeStore
}

/** Where what an account has saved is kept; the empty owner is nobody: what is saved without an account. */
export const savedKey = (owner: string) => `saved:${owner}`

/** For the pages whose islands sleep. */
export function storeSavedIds(saved: SavedIds): void {
  store(SAVED_IDS, saved.ids.length === 0 && !saved.isUnsent ? null : JSON.stringify(saved))
}

/** Forgets what one has saved here. */
export async function forgetPersistedSaved(owner: string): Promise<void> {
  store(SAVED_IDS, null)
  await forgetKept(savedKey(owner))
  try {
    await clear(storeOfPlaces())
  } catch {
    // A device that refuses keeps nothing.
  }
}
