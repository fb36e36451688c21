type StorageName = 'localStorage' | 'sessionStorage'

/** Values that this device refused to store, as private windows do; they last as long as the page. */
const pageOnly = {
  localStorage: new Map<string, string | null>(),
  sessionStorage: new Map<string, string | null>(),
}

/** The text stored under a key; null if there is none. Never throws. */
export function readStored(key: string, storage: StorageName = 'localStorage'): string | null {
  const inPage = pageOnly[storage].get(key)
  if (inPage !== undefined) return inPage
  try {
    // Even reading the property may throw: where cookies are blocked, and in the Worker.
    return globalThis[storage].getItem(key)
  } catch {
    return null
  }
}

/** The parsed JSON stored under a key; null if there is none or it is invalid. */
export function readStoredJson(key: string, storage: StorageName = 'localStorage'): unknown {
  try {
    return JSON.parse(readStored(key, storage) ?? 'null')
  } catch {
    return null
  }
}

/** Stores a text on this device, or in the page if the device refuses; null removes it. Never throws. */
export function store(
  key: string,
  value: string | null,
  storage: StorageName = 'localStorage',
): void {
  try {
    if (value === null) globalThis[storage].removeItem(key)
    else globalThis[storage].setItem(key, value)
    pageOnly[storage].delete(key)
  } catch {
    pageOnly[storage].set(key, value)
  }
}

/** The stored keys with this prefix. */
export function storedKeys(start: string): string[] {
  let keys = [...pageOnly.localStorage.keys()]
  try {
    keys = [...Object.keys(localStorage), ...keys]
  } catch {
    // Without storage, only the page's values are listed.
  }
  return keys.filter((key) => key.startsWith(start))
}

/**
 * Calls back when another tab changes the value of a key, or a page did while this one was in the back-forward cache. Returns a
 * function that stops it.
 */
export function watchStored(key: string, onChange: () => void): () => void {
  let left: string | null = null
  const onStorage = (event: StorageEvent) => {
    // A null key: everything was cleared.
    if (event.key === key || event.key === null) onChange()
  }
  const onPageHide = () => {
    left = readStored(key)
  }
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && readStored(key) !== left) onChange()
  }
  window.addEventListener('storage', onStorage)
  window.addEventListener('pagehide', onPageHide)
  window.addEventListener('pageshow', onPageShow)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pagehide', onPageHide)
    window.removeEventListener('pageshow', onPageShow)
  }
}
