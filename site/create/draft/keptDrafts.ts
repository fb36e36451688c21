import { draftKey } from '../../device/drafts.ts'
import { readStored, readStoredJson, store, storedKeys } from '../../device/storage.ts'
import { blankDraft, isBlank, type PlaceDraft } from './placeDraft.ts'

const KEPT_MS = 30 * 24 * 60 * 60 * 1000

const keyOf = (owner: string, id: string): string => draftKey(owner, 'place', id)
const keysOf = (owner: string): string[] => storedKeys(keyOf(owner, ''))
/** Which draft this tab is at. */
const tabKeyOf = (owner: string): string => `create:${owner}`

export function keepDraft(owner: string, draft: Readonly<PlaceDraft>): void {
  store(keyOf(owner, draft.id), isBlank(draft) ? null : JSON.stringify(draft))
  store(tabKeyOf(owner), draft.id, 'sessionStorage')
}

export function dropDraft(owner: string, id: string): void {
  store(keyOf(owner, id), null)
}

/** The draft that this tab was at before it was reloaded or asked to log in; null when there is none. */
export function readTabDraft(owner: string): PlaceDraft | null {
  const id = readStored(tabKeyOf(owner), 'sessionStorage')
  return id === null ? null : readDraft(owner, id)
}

export function readDraft(owner: string, id: string): PlaceDraft | null {
  const found = readAt(keyOf(owner, id))
  return found?.id === id ? found : null
}

/** The draft of this account that was changed last, on this device. */
export function readNewestDraft(owner: string): PlaceDraft | null {
  const drafts = keysOf(owner).flatMap((key) => readAt(key) ?? [])
  return drafts.sort((a, b) => b.changedAt - a.changedAt)[0] ?? null
}

/** Removes drafts that nobody has touched for a month, and what cannot be read; returns their ids. */
export function dropOldDrafts(owner: string, now: number): string[] {
  const isOld = (draft: PlaceDraft | null) => draft === null || now - draft.changedAt > KEPT_MS
  const keys = keysOf(owner).filter((key) => isOld(readAt(key)))
  for (const key of keys) store(key, null)
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

/** An older version of the site may have kept less. */
function readAt(key: string): PlaceDraft | null {
  const found = readStoredJson(key)
  return isDraft(found) ? { ...blankDraft(), ...found } : null
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
