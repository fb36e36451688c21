import { proxy, ref } from 'valtio'
import type { Restaurant } from '../../../worker/contract/restaurant.ts'
import { ApiError, hasStatus } from '../../api/client.ts'
import { fetchRestaurant } from '../../api/restaurantEdits.ts'
import { LatestOnly } from '../../device/latestOnly.ts'
import type { DishActions } from './dishes/DishesEditor.tsx'
import { dishActions } from './dishes/dishActions.ts'
import { type Draft, isAlike, toDraft, undoes } from './draft.ts'
import { clearErrors, type Errors } from './errors.ts'
import { dropOldEdits, persistEdit, readEdit } from './persistedEdit.ts'
import { forgetWaiting, isRefusedAsStale, sendWaitingEdit } from './waitingEdit.ts'

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
  errors: Errors
}

/** One edit of one restaurant. */
export interface Edit {
  /** The id of the user who edits. */
  readonly userId: string
  readonly id: string
  readonly state: EditState
  /** The draft as last read, written, or received from another tab. */
  readonly shared: { draft: Draft | null }
  readonly calls: LatestOnly
  /** Reads the copy that this device keeps for use without a connection; null when there is none. */
  readonly readKept: ReadKept
}

export type ReadKept = (id: string) => Promise<Restaurant | null>

export function createEdit(userId: string, id: string, readKept: ReadKept): Edit {
  const state = proxy<EditState>({
    status: 'loading',
    base: null,
    draft: null,
    theirs: null,
    unsaved: null,
    isSaving: false,
    errors: {},
  })
  return { userId, id, state, shared: { draft: null }, calls: new LatestOnly(), readKept }
}

/** Reads the restaurant and restores an unsaved draft. */
export async function load(edit: Edit): Promise<void> {
  const { userId, id, state, shared, calls } = edit
  state.status = 'loading'
  dropOldEdits(userId, Date.now())
  try {
    const found = await calls.run('load', async (signal) => {
      await sendWaitingEdit(edit)
      return await fetchOrKept(edit, signal)
    })
    if (found === null) return
    const { restaurant, mayEdit } = found
    if (!mayEdit) {
      state.status = 'not-yours'
      return
    }
    const kept = readEdit(userId, id)
    state.base = ref(kept?.base ?? restaurant)
    state.draft = kept?.draft ?? toDraft(restaurant)
    shared.draft = plain(state.draft)
    state.unsaved = kept === null ? null : 'left'
    const isStale = kept !== null && restaurant.version > kept.base.version
    state.theirs = null
    if (isStale && (await isRefusedAsStale(edit))) await meetNewest(edit, restaurant)
    state.status = 'ready'
  } catch (error) {
    state.status = hasStatus(error, 404) ? 'missing' : 'failed'
  }
}

/**
 * After a waiting edit was refused: shows both versions if the draft would undo something of the newest. Otherwise the draft can be
 * saved as it is, and goes if the newest says the same.
 */
export async function meetNewest(edit: Edit, newest: Restaurant): Promise<void> {
  const { userId, id, state, shared } = edit
  if (state.base === null || state.draft === null) return
  const theirs = toDraft(newest)
  const draft = plain(state.draft)
  if (undoes(draft, toDraft(state.base), theirs)) state.theirs = ref(newest)
  else if (!isAlike(draft, theirs)) state.unsaved = 'left'
  else {
    persistEdit(userId, id, null)
    state.base = ref(newest)
    state.draft = theirs
    shared.draft = plain(theirs)
    state.unsaved = null
    // Last, because what is typed meanwhile must stay.
    await forgetWaiting(edit)
  }
}

/**
 * Reads the restaurant, or without a connection what this device has of it. Only the server knows whether it may be edited, so
 * the form opens, and a refusal comes with the save.
 */
async function fetchOrKept({ userId, id, readKept }: Edit, signal: AbortSignal) {
  try {
    return await fetchRestaurant(id, signal)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 0) throw error
    const restaurant = (await readKept(id)) ?? readEdit(userId, id)?.base ?? null
    if (restaurant === null) throw error
    return { restaurant, mayEdit: true }
  }
}

/** Drops the unsaved changes and starts again from the stored restaurant. */
export async function discard(edit: Edit): Promise<void> {
  if (edit.state.isSaving) return
  persistEdit(edit.userId, edit.id, null)
  await forgetWaiting(edit)
  edit.state.theirs = null
  edit.state.errors = {}
  await load(edit)
}

export function change({ userId, id, state, shared }: Edit, changes: Partial<Draft>): void {
  if (state.draft === null || state.base === null) return
  Object.assign(state.draft, changes)
  for (const field of Object.keys(changes)) clearErrors(state.errors, field)
  // The server reports errors of the place under this name; a pop-up needs no place.
  if ('place' in changes || 'status' in changes) clearErrors(state.errors, 'geoJson')
  persistEdit(userId, id, { ...readEdit(userId, id), base: state.base, draft: state.draft })
  shared.draft = plain(state.draft)
}

export function dishActionsOf(edit: Edit): DishActions {
  return dishActions(
    () => edit.state.draft?.veganOptions ?? [],
    (veganOptions) => change(edit, { veganOptions }),
  )
}

/** A copy without Valtio's proxy. */
export function plain(draft: Draft): Draft {
  return JSON.parse(JSON.stringify(draft)) as Draft
}
