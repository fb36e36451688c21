import type { Restaurant } from '../../../worker/contract/restaurant.ts'
import type { MenuRead } from '../../api/menus.ts'
import { draftKey } from '../../device/drafts/drafts.ts'
import { dropOldDrafts } from '../../device/drafts/oldDrafts.ts'
import { isRecord } from '../../device/isRecord.ts'
import { readStoredJson, store } from '../../device/storage.ts'
import type { Attempt } from '../../waiting/attempts.ts'
import { type Draft, toDraft } from './draft.ts'

/** A draft and the restaurant it is based on. A conflict can only be shown with both. */
interface PersistedEdit {
  base: Restaurant
  draft: Draft
  tried?: readonly Attempt[]
}

/** Unsaved menu text and the menu it is based on. */
interface PersistedMenu {
  base: MenuRead
  text: string
}

/** The kept draft of a user; null when there is none. */
export function readEdit(userId: string, id: string): PersistedEdit | null {
  const found = readStoredJson(draftKey(userId, 'edit', id))
  if (!isKept(found) || found.base._id !== id) return null
  // It may have been kept by an older version of the site, with fewer fields, and ONLINE as a kind.
  const draft = { ...toDraft(found.base), ...found.draft }
  const status = draft.status === 'RESTAURANT' ? 'RESTAURANT' : 'OFFLINE'
  return { ...found, draft: { ...draft, status } }
}

/** Keeps a draft; null removes it. */
export function persistEdit(userId: string, id: string, kept: PersistedEdit | null): void {
  keep(draftKey(userId, 'edit', id), kept)
}

/** The kept menu text; null when there is none. */
export function readMenuEdit(userId: string, id: string): PersistedMenu | null {
  const found = readStoredJson(draftKey(userId, 'menu', id))
  return isKeptMenu(found) ? found : null
}

/** Keeps a draft; null removes it. */
export function persistMenuEdit(userId: string, id: string, kept: PersistedMenu | null): void {
  keep(draftKey(userId, 'menu', id), kept)
}

/** Removes the drafts of a deleted restaurant. */
export function forgetEdits(userId: string, id: string): void {
  persistEdit(userId, id, null)
  persistMenuEdit(userId, id, null)
}

/** Removes drafts that a user has not touched for a month. `now` in milliseconds since 1970. */
export function dropOldEdits(userId: string, now: number): void {
  dropOldDrafts(userId, 'edit', now)
  dropOldDrafts(userId, 'menu', now)
}

function keep(key: string, kept: object | null): void {
  store(key, kept === null ? null : JSON.stringify({ ...kept, changedAt: Date.now() }))
}

function isKeptMenu(found: unknown): found is PersistedMenu {
  return (
    isRecord(found) &&
    typeof found.text === 'string' &&
    isRecord(found.base) &&
    typeof found.base.menu === 'string' &&
    typeof found.base.version === 'number'
  )
}

function isKept(found: unknown): found is PersistedEdit {
  return (
    isRecord(found) &&
    isRecord(found.base) &&
    isRecord(found.draft) &&
    Array.isArray(found.draft.veganOptions)
  )
}
