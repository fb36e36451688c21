import type { Restaurant } from '../../../worker/contract/restaurant.ts'
import { type NewRestaurant, postRestaurant } from '../../api/adding/creating.ts'
import { ApiError } from '../../api/client.ts'
import { sendLogLine } from '../../api/log.ts'
import { correctDish, putMenu } from '../../api/menus.ts'
import { putRestaurant } from '../../api/restaurantEdits.ts'
import { differences, toDraft } from '../../listing/edit/draft.ts'
import { persistEdit, persistMenuEdit } from '../../listing/edit/persistedEdit.ts'
import { type CreateFlow, draftNow } from '../draft/createFlow.ts'
import { chosenDishes, type Problems } from '../draft/creation.ts'
import { readPlaceDraft } from '../draft/persistedPlaceDrafts.ts'
import type { PlaceDraft } from '../draft/placeDraft.ts'

/** How a draft becomes a restaurant. */
export interface Way {
  findProblems: (draft: PlaceDraft) => Problems
  toBody: (draft: PlaceDraft) => NewRestaurant
}

export interface Created {
  restaurant: Restaurant
  /** The draft as it was when it was sent. */
  draft: PlaceDraft
  /** The whole menu could not be saved, and waits in the menu editor on this device. */
  isMenuWaiting: boolean
}

/**
 * Adds what the draft says, and then its whole menu. Resolves to the restaurant, or to null when something is missing, which
 * `problems` then say, or while another try is on its way. Rejects with what the server says; the draft is kept.
 */
export async function createPlace(
  flow: CreateFlow,
  { findProblems, toBody }: Way,
): Promise<Created | null> {
  const { state } = flow
  if (state.isCreating) return null
  const draft = draftNow(flow)
  state.problems = findProblems(draft)
  if (Object.keys(state.problems).length > 0) return null
  state.isCreating = true
  try {
    const body = toBody(draft)
    state.draft.sent ??= body
    const restaurant = await send(body, draft)
    return { draft, ...(await saveMenu(flow.owner, restaurant, draft)) }
  } catch (error) {
    if (error instanceof ApiError) noteRefusal(flow, draft.id, error)
    throw error
  } finally {
    state.isCreating = false
  }
}

/** When an earlier try has arrived although its answer did not, the restaurant is there and what differs is changed. */
async function send(body: NewRestaurant, { key, sent }: PlaceDraft): Promise<Restaurant> {
  try {
    return await postRestaurant(body, key)
  } catch (error) {
    const isOther = error instanceof ApiError && error.items[0]?.code === 'unprocessable'
    if (!isOther || sent === null) throw error
  }
  const { _id, ...edited } = editedBy(await postRestaurant(sent, key), body)
  return await putRestaurant(_id, edited)
}

/** The restaurant, but saying what a new one would. */
function editedBy(restaurant: Restaurant, body: NewRestaurant): Restaurant {
  const { name, cuisine, status, address = null, website = null } = body
  const veganOptions = body.veganOptions.map((dish, index) => ({ ...dish, index }))
  const geoJson = geoJsonOf(body) ?? restaurant.geoJson
  return { ...restaurant, name, cuisine, status, address, website, veganOptions, geoJson }
}

function geoJsonOf({ location }: NewRestaurant): Restaurant['geoJson'] {
  if (location === undefined) return null
  const [lat = 0, lng = 0] =
    typeof location === 'string'
      ? location.split(',').map(Number)
      : location.coordinates.toReversed()
  return { type: 'Point', coordinates: [lng, lat] }
}

/** A refusal means that nothing was added: the next try stands for itself. */
function noteRefusal({ state }: CreateFlow, id: string, { status, items }: ApiError): void {
  if (status < 400 || status >= 500 || state.draft.id !== id) return
  state.draft.sent = null
  // Added once and deleted since: only a new key adds it anew.
  if (status === 409) state.draft.key = crypto.randomUUID()
  for (const { param, msg } of items) if (param !== undefined) state.problems[param] = msg
}

async function saveMenu(
  owner: string,
  restaurant: Restaurant,
  draft: PlaceDraft,
): Promise<Omit<Created, 'draft'>> {
  const { id, found, keepsMenu } = draft
  const { _id, version } = restaurant
  const menu = keepsMenu ? (found?.menu.trim() ?? '') : ''
  if (menu === '') return { restaurant, isMenuWaiting: false }
  try {
    const saved = await putMenu(_id, { menu, version })
    const now = await correctChosen(_id, draft, saved.version)
    return { restaurant: { ...restaurant, version: now }, isMenuWaiting: false }
  } catch {
    // None is to be left behind after a logout, nor wanted after "Start again".
    const isMenuWaiting = readPlaceDraft(owner, id) !== null
    if (isMenuWaiting) persistMenuEdit(owner, _id, { base: { menu: '', version }, text: menu })
    return { restaurant, isMenuWaiting }
  }
}

/**
 * Who chose a dish that we did not call vegan has said that it is. Resolves to the version that the restaurant then has. Where
 * it cannot be noted the dish is a vegan option all the same.
 */
async function correctChosen(id: string, draft: PlaceDraft, version: number): Promise<number> {
  let now = version
  for (const { option, isLikelyVegan } of chosenDishes(draft)) {
    if (isLikelyVegan) continue
    try {
      now = (await correctDish(id, option, 'vegan')).version
    } catch (error) {
      sendLogLine(`dish of ${id}: ${error instanceof ApiError ? error.status : 'no answer'}`)
    }
  }
  return now
}

/** Makes what was changed in the draft since it was sent an unsaved edit of the restaurant. False: nothing was. */
export function keepSince(
  { owner, state }: CreateFlow,
  { restaurant, draft }: Created,
  toBody: Way['toBody'],
): boolean {
  // As the device has it: who has left and come back changes the same draft.
  const kept = readPlaceDraft(owner, draft.id)
  // Another draft has taken its place, or none is to be left behind after a logout.
  if (state.draft.id !== draft.id || kept === null) return false
  const now = toDraft(editedBy(restaurant, toBody(kept)))
  const sent = toDraft(editedBy(restaurant, toBody(draft)))
  if (differences(sent, now).length === 0) return false
  persistEdit(owner, restaurant._id, { base: restaurant, draft: now })
  return true
}
