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

type Change = (found: unknown) => unknown

/**
 * What this device refused to keep, by owner: it is full, or a private window. For as long as the page is open it is made
 * again on what is kept.
 */
const unkept = new Map<string, readonly Change[]>()
const unkeptOf = (owner: string) => unkept.get(owner) ?? []

function withUnkept(owner: string, found: unknown): unknown {
  return unkeptOf(owner).reduce((value, change) => change(value), found)
}

/** Where an account's is kept; the empty owner is nobody: what is saved without an account. */
const keyOf = (owner: string) => `saved:${owner}`

async function readKept(owner: string): Promise<unknown> {
  try {
    return await get(keyOf(owner), storeOfSaved())
  } catch {
    return undefined
  }
}

/** What is saved on this device; undefined where nothing is. */
export async function readPersistedSaved(owner: string): Promise<unknown> {
  return withUnkept(owner, await readKept(owner))
}

/**
 * Changes it as one step, whatever other tabs do; gives what there is then, and whether the device has kept it. The change
 * may run more than once. Rejects when it throws; nothing is changed then.
 */
export async function updatePersistedSaved<T>(
  owner: string,
  change: (found: unknown) => T,
): Promise<{ value: T; isKept: boolean }> {
  let changed: { value: T } | undefined
  let included = 0
  try {
    await update(
      keyOf(owner),
      (found: unknown) => {
        included = unkeptOf(owner).length
        changed = { value: change(withUnkept(owner, found)) }
        return changed.value
      },
      storeOfSaved(),
    )
    unkept.set(owner, unkeptOf(owner).slice(included))
    if (changed !== undefined) return { ...changed, isKept: true }
  } catch {
    // Below.
  }
  const found = await readKept(owner)
  const value = change(withUnkept(owner, found))
  unkept.set(owner, [...unkeptOf(owner), change])
  return { value, isKept: false }
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
