import { draftKey } from '../../device/drafts/drafts.ts'
import { dropOldDrafts } from '../../device/drafts/oldDrafts.ts'
import { isRecord } from '../../device/isRecord.ts'
import { readStored, readStoredJson, store, storedKeys } from '../../device/storage.ts'
import { blankDraft, isBlank, type PlaceDraft } from './placeDraft.ts'

const keyOf = (userId: string, id: string): string => draftKey(userId, 'place', id)
const readAll = (userId: string): PlaceDraft[] =>
  storedKeys(keyOf(userId, '')).flatMap((key) => readAt(key) ?? [])
/** The key that holds this tab's draft id. */
const tabKeyOf = (userId: string): string => `create:${userId}`

/** A draft without input is not stored; one that was emptied is, since other tabs may still use it. */
export function persistPlaceDraft(userId: string, draft: Readonly<PlaceDraft>): void {
  const key = keyOf(userId, draft.id)
  if (!isBlank(draft) || readStored(key) !== null) store(key, JSON.stringify(draft))
  store(tabKeyOf(userId), draft.id, 'sessionStorage')
}

/** Also notifies watchers in this tab, unlike changes. */
export function dropPlaceDraft(userId: string, id: string): void {
  const key = keyOf(userId, id)
  store(key, null)
  // The browser notifies only other tabs.
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

/** The draft of this tab before a reload or a login; null when there is none. */
export function readTabsPlaceDraft(userId: string): PlaceDraft | null {
  const id = readStored(tabKeyOf(userId), 'sessionStorage')
  return id === null ? null : readPlaceDraft(userId, id)
}

export function readPlaceDraft(userId: string, id: string): PlaceDraft | null {
  const found = readAt(keyOf(userId, id))
  return found?.id === id ? found : null
}

/** This user's most recently changed draft on this device. */
export function readNewestPlaceDraft(userId: string): PlaceDraft | null {
  const drafts = readAll(userId).filter((draft) => !isBlank(draft))
  return drafts.sort((a, b) => b.changedAt - a.changedAt)[0] ?? null
}

/** Removes emptied drafts and those untouched for a month; returns their ids. */
export function dropOldPlaceDrafts(userId: string, now: number): string[] {
  const old = dropOldDrafts(userId, 'place', now)
  const emptied = readAll(userId).flatMap((draft) => (isBlank(draft) ? [draft.id] : []))
  for (const id of emptied) dropPlaceDraft(userId, id)
  return [...old, ...emptied]
}

/**
 * Calls back when another tab has changed this draft, and with null when any tab has dropped it. Returns a function that stops
 * it.
 */
export function watchPlaceDraft(
  userId: string,
  id: string,
  onChange: (draft: PlaceDraft | null) => void,
): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === keyOf(userId, id)) onChange(readPlaceDraft(userId, id))
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}

/** An older version of the site may have stored fewer fields. */
function readAt(key: string): PlaceDraft | null {
  const found = readStoredJson(key)
  return isDraft(found) ? { ...blankDraft(), ...found } : null
}

function isDraft(found: unknown): found is Partial<PlaceDraft> {
  return (
    isRecord(found) &&
    typeof found.id === 'string' &&
    Array.isArray(found.dishes) &&
    Array.isArray(found.cuisine)
  )
}
