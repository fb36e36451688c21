import { createStore, del, get, update } from 'idb-keyval'

/** Made when first used: in the Worker there is no such database. */
let store: ReturnType<typeof createStore> | null = null
const storeOfValues = () => {
  store ??= createStore('sprig-saved', 'saved')
  return store
}

type Change = (found: unknown) => unknown

/**
 * What this device refused to keep, by key: it is full, or a private window. For as long as the page is open it is made
 * again on what is kept.
 */
const unkept = new Map<string, readonly Change[]>()
const unkeptOf = (key: string) => unkept.get(key) ?? []

function withUnkept(key: string, found: unknown): unknown {
  return unkeptOf(key).reduce((value, change) => change(value), found)
}

async function readDevice(key: string): Promise<unknown> {
  try {
    return await get(key, storeOfValues())
  } catch {
    return undefined
  }
}

/** What is kept on this device; undefined where nothing is. */
export async function readKept(key: string): Promise<unknown> {
  return withUnkept(key, await readDevice(key))
}

/**
 * Changes it as one step, whatever other tabs do; gives what there is then, and whether the device has kept it. The change
 * may run more than once. Rejects when it throws; nothing is changed then.
 */
export async function updateKept<T>(
  key: string,
  change: (found: unknown) => T,
): Promise<{ value: T; isKept: boolean }> {
  let changed: { value: T } | undefined
  let included = 0
  try {
    await update(
      key,
      (found: unknown) => {
        included = unkeptOf(key).length
        changed = { value: change(withUnkept(key, found)) }
        return changed.value
      },
      storeOfValues(),
    )
    unkept.set(key, unkeptOf(key).slice(included))
    if (changed !== undefined) return { ...changed, isKept: true }
  } catch {
    // Below.
  }
  const found = await readDevice(key)
  const value = change(withUnkept(key, found))
  unkept.set(key, [...unkeptOf(key), change])
  return { value, isKept: false }
}

export async function forgetKept(key: string): Promise<void> {
  unkept.delete(key)
  try {
    await del(key, storeOfValues())
  } catch {
    // A device that refuses keeps nothing.
  }
}
