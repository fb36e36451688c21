type StorageName = 'localStorage' | 'sessionStorage'

/** What this device refused to keep, as private windows do: it lasts as long as the page. */
const unkept = {
  localStorage: new Map<string, string | null>(),
  sessionStorage: new Map<string, string | null>(),
}

/** What is kept under a key; null when nothing is. Never throws. */
export function readStored(key: string, storage: StorageName = 'localStorage'): string | null {
  const inPage = unkept[storage].get(key)
  if (inPage !== undefined) return inPage
  try {
    // Even naming a storage may throw: where cookies are blocked, and in the Worker.
    return globalThis[storage].getItem(key)
  } catch {
    return null
  }
}

/** The same, as the JSON it is; null too when it is none. */
export function readStoredJson(key: string, storage: StorageName = 'localStorage'): unknown {
  try {
    return JSON.parse(readStored(key, storage) ?? 'null')
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
    unkept[storage].delete(key)
  } catch {
    unkept[storage].set(key, value)
  }
}

/** The keys with this start that something is kept under. */
export function storedKeys(start: string): string[] {
  let keys = [...unkept.localStorage.keys()]
  try {
    keys = [...Object.keys(localStorage), ...keys]
  } catch {
    // What is kept nowhere else is in the page.
  }
  return keys.filter((key) => key.startsWith(start))
}

/**
 * Calls back when another tab changes what is kept under a key, or another page did while the browser had put this one
 * aside. Returns how to stop.
 */
export function watchStored(key: string, onChange: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key: everything was cleared.
    if (event.key === key || event.key === null) onChange()
  }
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onChange()
  }
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onPageShow)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onPageShow)
  }
}
