type StorageName = 'localStorage' | 'sessionStorage'

/** What this device refused to keep, as private windows do: it lasts as long as the page. */
const unkept = new Map<string, string | null>()

const nameOf = (key: string, storage: StorageName): string => `${storage} ${key}`

/** What is kept under a key; null when nothing is. Never throws. */
export function readStored(key: string, storage: StorageName = 'localStorage'): string | null {
  const inPage = unkept.get(nameOf(key, storage))
  if (inPage !== undefined) return inPage
  try {
    // Even naming a storage may throw: where cookies are blocked, and in the Worker.
    return globalThis[storage].getItem(key)
  } catch {
    return null
  }
}

/** The same, as the JSON it is; null too when it is none. */
export function readStoredJson(key: string): unknown {
  try {
    return JSON.parse(readStored(key) ?? 'null')
  } catch {
    return null
  }
}

/** Keeps a text on this device, where it cannot in this page; null forgets it. Never throws. */
export function store(
  key: string,
  value: string | null,
  storage: StorageName = 'localStorage',
): void {
  try {
    if (value === null) globalThis[storage].removeItem(key)
    else globalThis[storage].setItem(key, value)
    unkept.delete(nameOf(key, storage))
  } catch {
    unkept.set(nameOf(key, storage), value)
  }
}

/** The keys with this start that something is kept under on this device. */
export function storedKeys(start: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start))
  } catch {
    return []
  }
}
