import { clear } from 'idb-keyval'
import { ignoreRefusal } from './ignoreRefusal.ts'
import { lazyStore } from './lazyStore.ts'
import { SAVED_IDS, type SavedIds } from './savedIds.ts'
import { store } from './storage.ts'
import { removeValue } from './storedValue.ts'

/** The copies of saved restaurants by id, for use without a connection. */
export const storeOfPlaces = lazyStore('sprig-saved-places', 'places')

/** The key of a user's saved places; an empty id stands for those saved without an account. */
export const savedKey = (userId: string) => `saved:${userId}`

/** Stores the ids for pages whose islands sleep. */
export function storeSavedIds(saved: SavedIds): void {
  store(SAVED_IDS, saved.ids.length === 0 && !saved.isUnsent ? null : JSON.stringify(saved))
}

/** Removes a user's saved places from this device. */
export async function forgetPersistedSaved(userId: string): Promise<void> {
  store(SAVED_IDS, null)
  await removeValue(savedKey(userId))
  await ignoreRefusal(() => clear(storeOfPlaces()))
}
