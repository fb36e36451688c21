import { del, get, update } from 'idb-keyval'
import { ignoreRefusal } from './ignoreRefusal.ts'
import { lazyStore } from './lazyStore.ts'

const storeOfValues = lazyStore('sprig-saved', 'saved')

type Change = (found: unknown) => unknown

/**
 * Changes that this device refused to store, by key, because it is full or a private window. While the page is open they are
 * applied to what is stored.
 */
const unstored = new Map<string, readonly Change[]>()
const unstoredOf = (key: string) => unstored.get(key) ?? []

function withUnstored(key: string, found: unknown): unknown {
  return unstoredOf(key).reduce((value, change) => change(value), found)
}

async function readDevice(key: string): Promise<unknown> {
  try {
    return await get(key, storeOfValues())
  } catch {
    return undefined
  }
}

/** The value stored on this device; undefined if there is none. */
export async function readValue(key: string): Promise<unknown> {
  return withUnstored(key, await readDevice(key))
}

/**
 * Changes the value atomically across tabs; resolves to the new value and whether the device has stored it. The change may run
 * more than once. If it throws, the promise rejects and nothing is changed.
 */
export async function updateValue<T>(
  key: string,
  change: (found: unknown) => T,
): Promise<{ value: T; isStored: boolean }> {
  let changed: { value: T } | undefined
  let included = 0
  try {
    await update(
      key,
      (found: unknown) => {
        included = unstoredOf(key).length
        changed = { value: change(withUnstored(key, found)) }
        return changed.value
      },
      storeOfValues(),
    )
    unstored.set(key, unstoredOf(key).slice(included))
    if (changed !== undefined) return { ...changed, isStored: true }
  } catch {
    // Handled below.
  }
  const found = await readDevice(key)
  const value = change(withUnstored(key, found))
  unstored.set(key, [...unstoredOf(key), change])
  return { value, isStored: false }
}

export async function removeValue(key: string): Promise<void> {
  unstored.delete(key)
  await ignoreRefusal(() => del(key, storeOfValues()))
}
