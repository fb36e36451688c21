import type { Restaurant } from '../../../worker/contract/restaurant.ts'
import { type NewRestaurant, postRestaurant } from '../../api/adding/creating.ts'
import { ApiError } from '../../api/client.ts'
import { putRestaurant } from '../../api/listings.ts'
import { putMenu } from '../../api/menus.ts'
import { keepMenuDraft } from '../../listing/edit/keptDraft.ts'
import { type Building, draftNow } from '../draft/building.ts'
import type { Problems } from '../draft/creation.ts'
import type { PlaceDraft } from '../draft/placeDraft.ts'

/**
 * Adds what the draft says. Resolves to the listing, or to null when something is missing, which `problems` then say, or
 * while another try is on its way. Rejects with what the server says; the draft is kept.
 */
export async function createPlace(
  building: Building,
  findProblems: (draft: PlaceDraft) => Problems,
  toBody: (draft: PlaceDraft) => NewRestaurant,
): Promise<Restaurant | null> {
  const { state } = building
  if (state.isCreating) return null
  const draft = draftNow(building)
  state.problems = findProblems(draft)
  if (Object.keys(state.problems).length > 0) return null
  state.isCreating = true
  try {
    const body = toBody(draft)
    state.draft.sent ??= body
    return await send(body, draft)
  } catch (error) {
    if (error instanceof ApiError) noteRefusal(building, error)
    throw error
  } finally {
    state.isCreating = false
  }
}

/** When an earlier try has arrived although its answer did not, the listing is there and what differs is changed. */
async function send(body: NewRestaurant, { key, sent }: PlaceDraft): Promise<Restaurant> {
  try {
    return await postRestaurant(body, key)
  } catch (error) {
    const isOther = error instanceof ApiError && error.items[0]?.code === 'unprocessable'
    if (!isOther || sent === null) throw error
  }
  const { _id, ...rest } = await postRestaurant(sent, key)
  const { name, cuisine, status, address = null, website = null } = body
  const veganOptions = body.veganOptions.map((dish, index) => ({ ...dish, index }))
  const geoJson = geoJsonOf(body) ?? rest.geoJson
  const edited = { ...rest, name, cuisine, status, address, website, veganOptions, geoJson }
  return await putRestaurant(_id, edited)
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
function noteRefusal({ state }: Building, { status, items }: ApiError): void {
  if (status < 400 || status >= 500) return
  state.draft.sent = null
  // Added once and deleted since: only a new key adds it anew.
  if (status === 409) state.draft.key = crypto.randomUUID()
  for (const { param, msg } of items) if (param !== undefined) state.problems[param] = msg
}

/** Saves the whole menu of a new listing. False: it could not be, and waits in the menu editor on this device. */
export async function saveMenu(
  owner: string,
  { _id, version }: Restaurant,
  menu: string,
): Promise<boolean> {
  try {
    await putMenu(_id, { menu, version })
    return true
  } catch {
    keepMenuDraft(owner, _id, { base: { menu: '', version }, text: menu })
    return false
  }
}
