import { createStore, del, get, update } from 'idb-keyval'

/** Created on first use, because the Worker has no such database. */
let store: ReturnType<typeof createStore> | null = null
const storeOfValues = () => {
  store ??= createStore('sprig-saved', 'saved')
  return store
}

type Change = (found: unknown) => unknown

/**
 * Changes that this device refused to store, by key, because it is full or a private window. While the page is open they are
 * applied to what is stored.
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

/** The value stored on this device; undefined if there is none. */
export async function readKept(key: string): Promise<unknown> {
  return withUnkept(key, await readDevice(key))
}

/**
 * Changes the value atomically across tabs; resolves to the new value and whether the device has stored it. The change may run
 * more than once. If it throws, the promise rejects and nothing is changed.
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
    // Handled below.
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
    // A device that refuses storage keeps nothing.
  }
}
