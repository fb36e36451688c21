import { t } from '../../languages/t.ts'
import type { SavedAnswer, SavedChanges } from '../../worker/contract/saved/saved.ts'
import {
  MAX_CHANGES_AT_ONCE,
  MAX_LISTS,
  MAX_SAVED,
} from '../../worker/contract/saved/savedLimits.ts'
import { currentUserId } from '../account/auth.ts'
import { ensureUser } from '../account/ensureUser.ts'
import { ApiError, isPassing } from '../api/client.ts'
import { fetchSaved, putSaved } from '../api/saved.ts'
import { coalesce } from '../device/coalesce.ts'
import { inOneTab } from '../device/inOneTab.ts'
import { addAlert } from '../shell/alerts.ts'
import { alertClashes } from './alertClashes.ts'
import { beginSending, setList, setPlace } from './merging/changes.ts'
import { type Clash, merge } from './merging/merge.ts'
import { countUnsent, hasUnsent, type SavedData } from './merging/savedData.ts'
import { changeSaved, openSaved, saved } from './savedState.ts'

let isRefusalShown = false

/**
 * Synchronises the device with the account: fetches first, then sends local changes. Without a connection or an account
 * everything stays here; the next try is when the connection is back, or on the next page (`wake/sendUnsent.ts`).
 */
export const syncSaved = coalesce(async () => {
  await openSaved()
  const userId = currentUserId()
  if (userId === '') return
  try {
    await inOneTab('saved', () => exchange(userId))
  } catch (error) {
    // The changes stay on the device.
    alertRefusal(error)
  }
})

/** Rejects without an answer, or when another user is signed in: a call uses the session of the moment. */
async function exchange(userId: string): Promise<void> {
  // Waiting for the lock may have taken long.
  await openSaved()
  ensureUser(userId)
  const answer = await fetchSaved(saved.data.version)
  if (answer) await mergeAnswer(userId, answer)
  // Each batch may need a second try if another device was faster; what is left waits for the next sync.
  const turns = 2 * Math.ceil(countUnsent(saved.data) / MAX_CHANGES_AT_ONCE)
  for (let turn = 0; turn < turns && hasUnsent(saved.data); turn += 1) {
    let changes: SavedChanges = { lists: [], places: [] }
    await changeSaved(userId, (data) => {
      const begun = beginSending(data)
      changes = begun.changes
      return begun.data
    })
    ensureUser(userId)
    const answered = await putSaved(changes)
    await mergeAnswer(userId, answered)
    await dropRefused(userId, changes, answered)
  }
}

/** Merges the server's answer and reports clashes. */
export async function mergeAnswer(userId: string, answer: SavedAnswer): Promise<void> {
  let clashes: Clash[] = []
  await changeSaved(userId, (data) => {
    const merged = merge(data, answer)
    clashes = merged.clashes
    return merged.data
  })
  alertClashes(clashes)
}

/** Removes what the server lacks although it was just sent: it exceeds a limit, or its restaurant does not exist. */
async function dropRefused(
  userId: string,
  { lists, places }: SavedChanges,
  answer: SavedAnswer,
): Promise<void> {
  const isRefused = (known: object) => (change: { id: string; value: unknown }) =>
    change.value !== null && !(change.id in known)
  const refusedLists = lists.filter(isRefused(answer.lists))
  const refused = places.filter(isRefused(answer.places))
  if (refused.length + refusedLists.length === 0) return
  await changeSaved(userId, (data) => {
    const without = refused.reduce<SavedData>((all, { id }) => setPlace(all, id, null), data)
    return refusedLists.reduce((all, { id }) => setList(all, id, null), without)
  })
  const isFull =
    Object.keys(answer.lists).length >= MAX_LISTS || Object.keys(answer.places).length >= MAX_SAVED
  const text = isFull
    ? t('Not all could be saved: there is no room for more.')
    : t('Not all could be saved: a place is not on Sprig.')
  addAlert({ kind: 'error', text })
}

/** The server refuses the same change every time, so the user must know that it is stored only here. */
function alertRefusal(error: unknown): void {
  if (!(error instanceof ApiError) || isPassing(error) || isRefusalShown) return
  // After a login a later try may succeed.
  if (error.status === 401) return
  isRefusalShown = true
  const text = t('What you saved here could not be put into your account: {reason}', {
    reason: error.message,
  })
  addAlert({ kind: 'error', text })
}
