import { t } from '../../languages/t.ts'
import type { SavedAnswer, SavedChanges } from '../../worker/contract/saved/saved.ts'
import {
  MAX_CHANGES_AT_ONCE,
  MAX_LISTS,
  MAX_SAVED,
} from '../../worker/contract/saved/savedLimits.ts'
import { ApiError } from '../api/client.ts'
import { fetchSaved, putSaved } from '../api/saved.ts'
import { inTurns } from '../device/inTurns.ts'
import { addAlert } from '../shell/alerts.ts'
import { beginSending, setList, setPlace } from './merging/changes.ts'
import { type Clash, merge } from './merging/merge.ts'
import { countUnsent, hasUnsent, type SavedData } from './merging/savedData.ts'
import { changeSaved, ensureOwner, openSaved, ownerOfSaved, saved } from './savedState.ts'
import { tellClashes } from './tellClashes.ts'

let isRefusalTold = false

/**
 * Brings the device and the account together: asks first, then sends what changed here. Without a line, or an account, all
 * stays here; it is tried again when the line is back, and by the next page (`wake/sendUnsent.ts`).
 */
export const syncSaved = inTurns(async () => {
  await openSaved()
  const owner = ownerOfSaved()
  if (owner === '') return
  try {
    // One tab at a time: two would send the same.
    await navigator.locks.request('saved', () => exchange(owner))
  } catch (error) {
    // It stays here.
    tellRefusal(error)
  }
})

/** Rejects when there is no answer, or somebody else is signed in: a call goes out as whoever that is at the moment. */
async function exchange(owner: string): Promise<void> {
  // The lock may have come late.
  await openSaved()
  ensureOwner(owner)
  const answer = await fetchSaved(saved.data.version)
  if (answer) await mergeAnswer(owner, answer)
  // Once, and once more where another device was faster: what is left then waits for another time.
  const turns = 2 * Math.ceil(countUnsent(saved.data) / MAX_CHANGES_AT_ONCE)
  for (let turn = 0; turn < turns && hasUnsent(saved.data); turn += 1) {
    let changes: SavedChanges = { lists: [], places: [] }
    await changeSaved(owner, (data) => {
      const begun = beginSending(data)
      changes = begun.changes
      return begun.data
    })
    ensureOwner(owner)
    const answered = await putSaved(changes)
    await mergeAnswer(owner, answered)
    await dropRefused(owner, changes, answered)
  }
}

/** Takes over what the server says, and tells what did not go together. */
export async function mergeAnswer(owner: string, answer: SavedAnswer): Promise<void> {
  let clashes: Clash[] = []
  await changeSaved(owner, (data) => {
    const merged = merge(data, answer)
    clashes = merged.clashes
    return merged.data
  })
  tellClashes(clashes)
}

/** What the server does not have although it was just sent is more than it takes, or of a restaurant that never was. */
async function dropRefused(
  owner: string,
  { lists, places }: SavedChanges,
  answer: SavedAnswer,
): Promise<void> {
  const isRefused = (known: object) => (change: { id: string; value: unknown }) =>
    change.value !== null && !(change.id in known)
  const refusedLists = lists.filter(isRefused(answer.lists))
  const refused = places.filter(isRefused(answer.places))
  if (refused.length + refusedLists.length === 0) return
  await changeSaved(owner, (data) => {
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

/** A session that has ended, too slow a line, too many calls: another time it works. */
const PASSING = [401, 408, 429]

/** What the server refuses it refuses every time: whoever saved it has to know that it is here alone. */
function tellRefusal(error: unknown): void {
  const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500
  if (!isRefusal || PASSING.includes(error.status) || isRefusalTold) return
  isRefusalTold = true
  const text = t('What you saved here could not be put into your account: {reason}', {
    reason: error.message,
  })
  addAlert({ kind: 'error', text })
}
