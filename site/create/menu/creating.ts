import type { Restaurant } from '../../../worker/contract/restaurant.ts'
import { type NewRestaurant, postRestaurant } from '../../api/adding/creating.ts'
import { ApiError } from '../../api/client.ts'
import { sendLogLine } from '../../api/log.ts'
import { correctDish, putMenu } from '../../api/menus.ts'
import { putRestaurant } from '../../api/restaurantEdits.ts'
import { differences, toDraft } from '../../listing/edit/draft.ts'
import type { Errors } from '../../listing/edit/errors.ts'
import { persistEdit, persistMenuEdit } from '../../listing/edit/persistedEdit.ts'
import { type CreateFlow, draftNow } from '../draft/createFlow.ts'
import { chosenDishes } from '../draft/creation.ts'
import { readPlaceDraft } from '../draft/persistedPlaceDrafts.ts'
import type { PlaceDraft } from '../draft/placeDraft.ts'

/** A way to make a restaurant of a draft. */
export interface Way {
  findProblems: (draft: PlaceDraft) => Errors
  toBody: (draft: PlaceDraft) => NewRestaurant
}

interface Created {
  restaurant: Restaurant
  /** The draft as it was sent. */
  draft: PlaceDraft
  /** The whole menu could not be saved, and is an unsaved draft in the menu editor. */
  isMenuWaiting: boolean
}

/**
 * Creates the restaurant, and then saves its whole menu. Resolves to the restaurant; to null if something is missing (`problems`)
 * or another try is running. Rejects with the server's error and keeps the draft.
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
    return { draft, ...(await saveMenu(flow.userId, restaurant, draft)) }
  } catch (error) {
    if (error instanceof ApiError) noteRefusal(flow, draft, error)
    throw error
  } finally {
    state.isCreating = false
  }
}

/** If an earlier try has arrived although its answer was lost, the restaurant exists and only differences are changed. */
async function send(body: NewRestaurant, { key, sent }: PlaceDraft): Promise<Restaurant> {
  try {
    return await postRestaurant(body, key)
  } catch (error) {
    const isOther = error instanceof ApiError && error.items[0]?.code === 'unprocessable'
    if (!isOther || sent === null) throw error
  }
  const { _id, ...edited } = withBody(await postRestaurant(sent, key), body)
  return await putRestaurant(_id, edited)
}

/** The restaurant with the new data. */
function withBody(restaurant: Restaurant, body: NewRestaurant): Restaurant {
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

/** A refused try has added nothing, so the next one refers only to earlier tries, which may have arrived. */
function noteRefusal({ state }: CreateFlow, tried: PlaceDraft, { status, items }: ApiError): void {
  if (status < 400 || status >= 500 || state.draft.id !== tried.id) return
  state.draft.sent = status === 409 ? null : tried.sent
  // It was added and deleted since, so only a new key can add it again.
  if (status === 409) state.draft.key = crypto.randomUUID()
  for (const { param, msg } of items) if (param !== undefined) state.problems[param] = msg
}

async function saveMenu(
  userId: string,
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
    // No draft may remain after a logout, nor is one wanted after "Start again".
    const isMenuWaiting = readPlaceDraft(userId, id) !== null
    if (isMenuWaiting) persistMenuEdit(userId, _id, { base: { menu: '', version }, text: menu })
    return { restaurant, isMenuWaiting }
  }
}

/**
 * Stores corrections for chosen dishes that we had not called vegan. Resolves to the restaurant's new version. If a correction
 * fails, the dish is a vegan option all the same.
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

/** Stores changes made since the draft was sent as an unsaved edit of the restaurant. Returns false if there were none. */
export function keepLaterChanges(
  { userId, state }: CreateFlow,
  { restaurant, draft }: Created,
  toBody: Way['toBody'],
): boolean {
  // The stored draft, because a person who left and came back changes the same draft.
  const kept = readPlaceDraft(userId, draft.id)
  // Another draft has replaced it, or nothing may remain after a logout.
  if (state.draft.id !== draft.id || kept === null) return false
  const now = toDraft(withBody(restaurant, toBody(kept)))
  const sent = toDraft(withBody(restaurant, toBody(draft)))
  if (differences(sent, now).length === 0) return false
  persistEdit(userId, restaurant._id, { base: restaurant, draft: now })
  return true
}
