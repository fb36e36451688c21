import { blankDraft, isBlank, type PlaceDraft } from './placeDraft.ts'

const PREFIX = 'create:'
/** Even naming a storage may throw: where cookies are blocked. */
type StorageName = 'localStorage' | 'sessionStorage'

const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/** Drafts belong to an account: nobody else who signs in on this device is shown them. */
const keyOf = (owner: string, id: string): string => `${PREFIX}${owner}:${id}`
/** Which draft this tab is at. */
const tabKeyOf = (owner: string): string => `${PREFIX}${owner}`

export function keepDraft(owner: string, draft: Readonly<PlaceDraft>): void {
  const key = keyOf(owner, draft.id)
  write('localStorage', key, isBlank(draft) ? null : JSON.stringify(draft))
  write('sessionStorage', tabKeyOf(owner), draft.id)
}

export function dropDraft(owner: string, id: string): void {
  write('localStorage', keyOf(owner, id), null)
}

/** The draft that this tab was at before it was reloaded or asked to log in; null when there is none. */
export function readTabDraft(owner: string): PlaceDraft | null {
  const id = read('sessionStorage', tabKeyOf(owner))
  return id === null ? null : readDraft(owner, id)
}

export function readDraft(owner: string, id: string): PlaceDraft | null {
  const found = parse(read('localStorage', keyOf(owner, id)))
  return found?.id === id ? found : null
}

/** The draft of this account that was changed last, on this device. */
export function readNewestDraft(owner: string): PlaceDraft | null {
  const drafts = keysOf(owner).flatMap((key) => parse(read('localStorage', key)) ?? [])
  return drafts.sort((a, b) => b.changedAt - a.changedAt)[0] ?? null
}

/** Removes drafts that nobody has touched for a month, and what cannot be read; returns their ids. */
export function dropOldDrafts(owner: string, now: number): string[] {
  return dropKeys(owner, (draft) => draft === null || now - draft.changedAt > KEPT_MS)
}

/** Removes every draft of an account from this device; returns their ids. */
export function dropDraftsOf(owner: string): string[] {
  return dropKeys(owner, () => true)
}

function dropKeys(owner: string, isDropped: (draft: PlaceDraft | null) => boolean): string[] {
  const keys = keysOf(owner).filter((key) => isDropped(parse(read('localStorage', key))))
  for (const key of keys) write('localStorage', key, null)
  return keys.map((key) => key.slice(keyOf(owner, '').length))
}

/** Calls back when another tab has changed this draft; with null when it is gone. Returns how to stop. */
export function watchDraft(
  owner: string,
  id: string,
  onChange: (draft: PlaceDraft | null) => void,
): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === keyOf(owner, id)) onChange(readDraft(owner, id))
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}

function keysOf(owner: string): string[] {
  const start = keyOf(owner, '')
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start))
  } catch {
    return []
  }
}

/** An older version of the site may have kept less. */
function parse(text: string | null): PlaceDraft | null {
  try {
    const found: unknown = JSON.parse(text ?? 'null')
    return isDraft(found) ? { ...blankDraft(), ...found } : null
  } catch {
    return null
  }
}

function isDraft(found: unknown): found is Partial<PlaceDraft> {
  return (
    typeof found === 'object' &&
    found !== null &&
    'id' in found &&
    typeof found.id === 'string' &&
    'dishes' in found &&
    Array.isArray(found.dishes) &&
    'cuisine' in found &&
    Array.isArray(found.cuisine)
  )
}

function read(storage: StorageName, key: string): string | null {
  try {
    return window[storage].getItem(key)
  } catch {
    return null
  }
}

function write(storage: StorageName, key: string, value: string | null): void {
  try {
    if (value === null) window[storage].removeItem(key)
    else window[storage].setItem(key, value)
  } catch {
    // Private windows may refuse storage: the draft then lasts for as long as the page is open.
  }
}
