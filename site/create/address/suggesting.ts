import { t } from '../../../languages/t.ts'
import { type Suggestion, TYPED_PLACE_ID } from '../../../worker/contract/restaurants/builder.ts'
import type { LatLng } from '../../../worker/contract/search.ts'
import { suggestPlaces, websiteOf } from '../../api/adding/suggestions.ts'
import { hasStatus } from '../../api/client.ts'
import { firstServerMessage } from '../../api/failure.ts'
import { locate } from '../../api/places.ts'
import { type CreateFlow, change } from '../draft/createFlow.ts'
import { readFromWebsite } from '../website/reading.ts'
import { stopPlacing } from './placing.ts'

/**
 * `refused`: something is missing, as the draft's problems say. `unknown`: the ZIP code or city is unknown. `ended`: the session
 * has ended.
 */
type SearchOutcome = 'done' | 'refused' | 'unknown' | 'ended' | { problem: string }

/** Searches places of the draft's name near its ZIP code or city, or else around `here`. */
export async function searchAround(flow: CreateFlow, here: LatLng | null): Promise<SearchOutcome> {
  const { state, calls } = flow
  const name = state.draft.name.trim()
  const near = state.draft.near.trim()
  if (name === '') state.problems.name = t('A restaurant needs a name.')
  if (near === '' && here === null) state.problems.near = t('Type a ZIP code or a city.')
  if (name === '' || (near === '' && here === null)) return 'refused'
  state.suggestions = null
  state.note = ''
  try {
    const around = near === '' && here !== null ? here : await locateTyped(flow, near)
    if (around === 'unknown') return 'unknown'
    // The draft was replaced meanwhile.
    if (around === null) return 'done'
    const found = await calls.run('suggest', (signal) => suggestPlaces(name, around, signal))
    if (found !== null) Object.assign(state, found)
    return 'done'
  } catch (error) {
    if (hasStatus(error, 401)) return 'ended'
    return { problem: firstServerMessage(error, t('The search failed. Please try again.')) }
  }
}

async function locateTyped({ calls }: CreateFlow, near: string) {
  try {
    return await calls.run('locate', (signal) => locate(near, signal))
  } catch (error) {
    if (hasStatus(error, 404)) return 'unknown'
    throw error
  }
}

/**
 * Uses a suggestion as the draft's place. If no website was typed, looks its website up and, in the v2 flow, reads it in the
 * background.
 */
export function choose(flow: CreateFlow, suggestion: Suggestion, isInV2: boolean): void {
  const { name, formatted_address, geometry, place_id } = suggestion
  const isTyped = place_id === TYPED_PLACE_ID
  stopPlacing(flow)
  change(flow, {
    name,
    address: formatted_address,
    place: { ...geometry.location },
    isPopUp: false,
    googleId: isTyped ? null : place_id,
  })
  if (isTyped || flow.state.draft.website.trim() !== '') return
  void findWebsite(flow, place_id).then((isFound) => {
    if (isFound && isInV2) void readFromWebsite(flow)
  })
}

/** If none is found the restaurant has none. Resolves to whether one was found. */
async function findWebsite(flow: CreateFlow, placeId: string): Promise<boolean> {
  try {
    const website = await flow.calls.run('website', (signal) => websiteOf(placeId, signal))
    const { draft } = flow.state
    if (!website || draft.googleId !== placeId || draft.website.trim() !== '') return false
    change(flow, { website })
    return true
  } catch {
    // Not every place has one.
    return false
  }
}
