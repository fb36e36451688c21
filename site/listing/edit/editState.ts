import { proxy, ref } from 'valtio'
import type { Restaurant } from '../../../worker/contract/restaurant.ts'
import { ApiError } from '../../api/client.ts'
import { LatestOnly } from '../../api/latestOnly.ts'
import { fetchRestaurant, putRestaurant } from '../../api/restaurantEdits.ts'
import { getRestaurant } from '../../api/restaurants.ts'
import { newKey } from '../../device/randomId.ts'
import { takeBack } from '../../waiting/adding.ts'
import { isNextAfter, isPassing, type Outcome } from '../../waiting/sending.ts'
import { askForTried } from '../../waiting/tried.ts'
import type { DishActions } from './dishes/DishesEditor.tsx'
import { dishActions } from './dishes/dishActions.ts'
import {
  type Draft,
  type DraftField,
  findMissing,
  isAlike,
  mergeDrafts,
  type Side,
  toDraft,
  toEdited,
} from './draft.ts'
import { dropOldEdits, persistEdit, readEdit } from './persistedEdit.ts'
import {
  forgetWaiting,
  isRefusedAsStale,
  mayWait,
  noteLost,
  sendBefore,
  triedOn,
  waitForLine,
} from './waitingEdit.ts'

export interface EditState {
  /** `not-yours`: somebody else owns it. */
  status: 'loading' | 'ready' | 'not-yours' | 'missing' | 'failed'
  /** The restaurant that the draft began from. */
  base: Restaurant | null
  draft: Draft | null
  /** The restaurant as somebody else has changed it meanwhile; null without a conflict. */
  theirs: Restaurant | null
  /** Why the draft differs from the server's version: it was `left` on this device, or changed `while-saving`. */
  unsaved: 'left' | 'while-saving' | null
  isSaving: boolean
  /** Error texts by the name of the input. */
  errors: Record<string, string>
}

/** One edit of one restaurant. */
export interface Edit {
  /** The id of the account that edits. */
  readonly account: string
  readonly id: string
  readonly state: EditState
  readonly calls: LatestOnly
  /** Reads the copy that this device keeps for use without a connection; null when there is none. */
  readonly readKept: ReadKept
}

export type ReadKept = (id: string) => Promise<Restaurant | null>

export function createEdit(account: string, id: string, readKept: ReadKept): Edit {
  const state = proxy<EditState>({
    status: 'loading',
    base: null,
    draft: null,
    theirs: null,
    unsaved: null,
    isSaving: false,
    errors: {},
  })
  return { account, id, state, calls: new LatestOnly(), readKept }
}

/** Reads the restaurant and restores an unsaved draft. */
export async function load(edit: Edit): Promise<void> {
  const { account, id, state, calls } = edit
  state.status = 'loading'
  dropOldEdits(account, Date.now())
  try {
    const found = await calls.run('load', async (signal) => {
      await sendBefore(edit)
      return await fetchOrKept(edit, signal)
    })
    if (found === null) return
    const { restaurant, mayEdit } = found
    if (!mayEdit) {
      state.status = 'not-yours'
      return
    }
    const kept = readEdit(account, id)
    state.base = ref(kept?.base ?? restaurant)
    // A draft kept by an older version of the site may lack a field.
    state.draft = kept ? { ...toDraft(kept.base), ...kept.draft } : toDraft(restaurant)
    state.unsaved = kept === null ? null : 'left'
    const isStale = kept !== null && restaurant.version > kept.base.version
    state.theirs = isStale && (await isRefusedAsStale(edit)) ? ref(restaurant) : null
    state.status = 'ready'
  } catch (error) {
    state.status = error instanceof ApiError && error.status === 404 ? 'missing' : 'failed'
  }
}

/**
 * Reads the restaurant, or without a connection what this device has of it. Only the server knows whether it may be edited, so
 * the form opens, and a refusal comes with the save.
 */
async function fetchOrKept({ account, id, readKept }: Edit, signal: AbortSignal) {
  try {
    return await fetchRestaurant(id, signal)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 0) throw error
    const restaurant = (await readKept(id)) ?? readEdit(account, id)?.base ?? null
    if (restaurant === null) throw error
    return { restaurant, mayEdit: true }
  }
}

/** Drops the unsaved changes and starts again from the stored restaurant. */
export async function discard(edit: Edit): Promise<void> {
  if (edit.state.isSaving) return
  persistEdit(edit.account, edit.id, null)
  await forgetWaiting(edit)
  edit.state.theirs = null
  edit.state.errors = {}
  await load(edit)
}

export function change({ account, id, state }: Edit, changes: Partial<Draft>): void {
  if (state.draft === null || state.base === null) return
  Object.assign(state.draft, changes)
  for (const field of Object.keys(changes)) clearErrors(state, field)
  // The server reports errors of the place under this name; a pop-up needs no place.
  if ('place' in changes || 'status' in changes) clearErrors(state, 'geoJson')
  persistEdit(account, id, { ...readEdit(account, id), base: state.base, draft: state.draft })
}

function clearErrors(state: EditState, field: string): void {
  for (const name of Object.keys(state.errors)) {
    if (name === field || name.startsWith(`${field}.`)) delete state.errors[name]
  }
}

export function dishActionsOf(edit: Edit): DishActions {
  return dishActions(
    () => edit.state.draft?.veganOptions ?? [],
    (veganOptions) => change(edit, { veganOptions }),
  )
}

export interface Saved {
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
  const isBehind = mayWait(edit) && (await sendBefore(edit))
  // Read after the await, because sending the waiting edit has changed both.
  const draft = plain(state.draft)
  const key = newKey()
  try {
    if (isBehind && (await waitForLine(edit, state.base, draft, key))) return 'waits'
    return await send(edit, draft, key)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // Read again: what had been taken back may have moved it.
    if (error.status === 0 && (await waitForLine(edit, state.base, draft, key))) return 'waits'
    if (isPassing(error)) {
      const { version } = state.base
      noteLost(edit, { key, version, body: toEdited(state.base, draft) })
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
    const found = await askForTried(id, triedOn(base.version, edit))
    if (found === null) {
      await showTheirs(edit)
      return null
    }
    const saved = settleAs(found.restaurant, toDraft({ ...found.tried.body, _id: id }))
    if (saved.isAll) return saved
    return state.theirs === null ? send(edit, draft, key) : null
  }
}

async function showTheirs({ id, state }: Edit): Promise<void> {
  state.theirs = ref(await getRestaurant(id, AbortSignal.timeout(15_000)))
}

/** Handles the result of a waiting edit while its form is open. */
export async function hearSent(edit: Edit, { change: sent, result }: Outcome): Promise<void> {
  const { id } = edit
  if (sent.kind !== 'edit' || sent.id !== id) return
  if ('saved' in result) {
    const draft = toDraft({ ...sent.body, _id: id })
    settleSaved(edit, result.saved, { draft, version: sent.version })
  } else if (result.refusal.status === 412) await showTheirs(edit)
}

/** Cancels the waiting edit; its text stays in the form. */
export async function takeBackEdit({ id, state }: Edit): Promise<void> {
  if (await takeBack({ id, kind: 'edit' })) state.unsaved = 'left'
}

/** Continues from the saved restaurant; changes made since it was sent stay in the draft. Returns whether there were none. */
function settleSaved(
  { account, id, state }: Edit,
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
  const kept = readEdit(account, id)
  if (kept === null) return isAll
  if (isAlike(kept.draft, sent)) persistEdit(account, id, null)
  // A draft kept by another form or tab may lack the saved values, so it stays with its own base version.
  else if (draft !== null && isAlike(kept.draft, draft))
    persistEdit(account, id, { base: saved, draft })
  return isAll
}

/** Resolves a conflict: takes each field from one side, as a draft based on the newest version. */
export function settle(edit: Edit, chosen: Partial<Record<DraftField, Side>>): void {
  const { state } = edit
  if (state.draft === null || state.theirs === null) return
  const merged = mergeDrafts(plain(state.draft), toDraft(state.theirs), chosen)
  state.base = state.theirs
  state.theirs = null
  change(edit, merged)
}

/** A copy without Valtio's proxy. */
function plain(draft: Draft): Draft {
  return JSON.parse(JSON.stringify(draft)) as Draft
}
