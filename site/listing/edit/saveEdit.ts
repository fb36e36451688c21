import { ref } from 'valtio'
import type { Restaurant } from '../../../worker/contract/restaurant.ts'
import type { EditedName } from '../../../worker/contract/restaurants/fieldNames.ts'
import { ApiError, isPassing } from '../../api/client.ts'
import { fetchRestaurant, putRestaurant } from '../../api/restaurantEdits.ts'
import { newKey } from '../../device/randomId.ts'
import { takeBack } from '../../waiting/adding.ts'
import { findArrived } from '../../waiting/attempts.ts'
import type { Outcome } from '../../waiting/outcomes.ts'
import { isNextAfter } from '../../waiting/settling.ts'
import {
  type Draft,
  findMissing,
  isAlike,
  mergeDrafts,
  type Side,
  toDraft,
  toEdited,
  undoes,
} from './draft.ts'
import { change, type Edit, meetNewest, plain } from './editState.ts'
import { persistEdit, readEdit } from './persistedEdit.ts'
import {
  addWaitingEdit,
  attemptsOn,
  forgetWaiting,
  mayHaveWaiting,
  noteLostSave,
  sendWaitingEdit,
} from './waitingEdit.ts'

interface Saved {
  restaurant: Restaurant
  /** False if the draft was changed while it was being saved. */
  isAll: boolean
}

/**
 * Saves the draft as it is now. Resolves to the saved restaurant; to `waits` if it will be sent later, for lack of a connection;
 * to null if something is missing (`errors`) or somebody else saved first (`theirs`). Other failures reject.
 */
export async function save(edit: Edit): Promise<Saved | 'waits' | null> {
  const { state } = edit
  if (state.base === null || state.draft === null || state.isSaving) return null
  state.errors = findMissing(plain(state.draft))
  if (Object.keys(state.errors).length > 0) return null
  state.isSaving = true
  const isBehind = mayHaveWaiting(edit) && (await sendWaitingEdit(edit))
  // Read after the await, because sending the waiting edit has changed both.
  const draft = plain(state.draft)
  const key = newKey()
  try {
    if (isBehind && (await addWaitingEdit(edit, state.base, draft, key))) return 'waits'
    return await send(edit, draft, key)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // Read again: what had been taken back may have moved it.
    if (error.status === 0 && (await addWaitingEdit(edit, state.base, draft, key))) return 'waits'
    if (isPassing(error)) {
      const { version } = state.base
      noteLostSave(edit, { key, version, body: toEdited(state.base, draft) })
    }
    state.errors = Object.fromEntries(
      error.items.flatMap(({ param, msg }) => (param === undefined ? [] : [[param, msg]])),
    )
    throw error
  } finally {
    state.isSaving = false
  }
}

async function send(edit: Edit, draft: Draft, key: string): Promise<Saved | null> {
  const { id, state } = edit
  const { base } = state
  if (base === null) return null
  const settleAs = (restaurant: Restaurant, sent: Draft): Saved => ({
    restaurant,
    isAll: settleSaved(edit, restaurant, { draft: sent, version: base.version }),
  })
  try {
    const restaurant = await putRestaurant(id, toEdited(base, draft), { key })
    await forgetWaiting(edit)
    return settleAs(restaurant, draft)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 412) throw error
    const found = await findArrived(id, attemptsOn(base.version, edit))
    if (found === null) return (await rebase(edit, base, draft)) ? send(edit, draft, key) : null
    const saved = settleAs(found.restaurant, toDraft({ ...found.tried.body, _id: id }))
    if (saved.isAll) return saved
    return state.theirs === null ? send(edit, draft, key) : null
  }
}

const readNewest = async ({ id }: Edit) => (await fetchRestaurant(id)).restaurant

/**
 * Goes on from the newest version if the draft undoes nothing of it: others changed only what the form does not hold, as the menu
 * or whether a pop-up is out, or what another tab has saved of this draft. Otherwise shows both versions.
 */
async function rebase(edit: Edit, base: Restaurant, draft: Draft): Promise<boolean> {
  const { userId, id, state } = edit
  const newest = await readNewest(edit)
  if (undoes(draft, toDraft(base), toDraft(newest)) || newest.version <= base.version) {
    state.theirs = ref(newest)
    return false
  }
  state.base = ref(newest)
  // After a logout no draft is kept.
  if (readEdit(userId, id) !== null) change(edit, {})
  return true
}

/** Handles the result of a waiting edit while its form is open. */
export async function applySent(edit: Edit, { change: sent, result }: Outcome): Promise<void> {
  const { id } = edit
  if (sent.kind !== 'edit' || sent.id !== id) return
  if ('saved' in result) {
    const draft = toDraft({ ...sent.body, _id: id })
    settleSaved(edit, result.saved, { draft, version: sent.version })
  } else if (result.refusal.status === 412) await meetNewest(edit, await readNewest(edit))
}

/** Cancels the waiting edit; its text stays in the form. */
export async function takeBackEdit({ id, state }: Edit): Promise<void> {
  if (await takeBack({ id, kind: 'edit' })) state.unsaved = 'left'
}

/** Continues from the saved restaurant; changes made since it was sent stay in the draft. Returns whether there were none. */
function settleSaved(
  { userId, id, state }: Edit,
  saved: Restaurant,
  { draft: sent, version }: { draft: Draft; version: number },
): boolean {
  const { draft } = state
  const isAll = draft === null || isAlike(draft, sent)
  if (!isNextAfter(version, saved)) {
    // Somebody else has changed it since, while this draft has changes too: a conflict.
    if (!isAll) {
      state.base = ref({ ...toEdited(saved, sent), _id: id, version: version + 1 })
      state.theirs = ref(saved)
      return false
    }
    state.draft = toDraft(saved)
  }
  state.base = ref(saved)
  state.unsaved = isAll ? null : 'while-saving'
  // After a logout no draft is kept.
  const kept = readEdit(userId, id)
  if (kept === null) return isAll
  if (isAlike(kept.draft, sent)) persistEdit(userId, id, null)
  // A draft kept by another form or tab may lack the saved values, so it stays with its own base version.
  else if (draft !== null && isAlike(kept.draft, draft))
    persistEdit(userId, id, { base: saved, draft })
  return isAll
}

/** Resolves a conflict: takes each field from one side, as a draft based on the newest version. */
export function settle(edit: Edit, chosen: Partial<Record<EditedName, Side>>): void {
  const { state } = edit
  if (state.draft === null || state.theirs === null) return
  const merged = mergeDrafts(plain(state.draft), toDraft(state.theirs), chosen)
  state.base = state.theirs
  state.theirs = null
  change(edit, merged)
}
