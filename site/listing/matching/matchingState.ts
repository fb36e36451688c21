import { proxy, ref } from 'valtio'
import { t } from '../../../languages/t.ts'
import type { Restaurant } from '../../../worker/contract/restaurant.ts'
import type { Suggestion } from '../../../worker/contract/restaurants/builder.ts'
import { ApiError, hasStatus } from '../../api/client.ts'
import { firstServerMessage } from '../../api/failure.ts'
import { acceptMatch, fetchUnmatched, suggestMatches } from '../../api/matching.ts'
import { fetchRestaurant } from '../../api/restaurantEdits.ts'
import { LatestOnly } from '../../device/latestOnly.ts'
import { placeOf } from '../../map/placeOf.ts'

const PAGE_SIZE = 50

/** The result of the place search for the current restaurant. */
export type Match =
  | { status: 'searching' | 'none' | 'signed-out' | 'no-service' }
  | { status: 'failed'; problem: string }
  | { status: 'found'; suggestion: Suggestion }

export interface MatchingState {
  status: 'loading' | 'ready' | 'failed'
  problem: string
  restaurants: readonly Restaurant[]
  /** The index of the current restaurant. */
  at: number
  /** The number of restaurants without an id. */
  total: number
  match: Match
  isAccepting: boolean
}

/** The state of stepping through the restaurants without a Google id. */
interface Matching {
  readonly state: MatchingState
  readonly calls: LatestOnly
}

export function createMatching(): Matching {
  const state = proxy<MatchingState>({
    status: 'loading',
    problem: '',
    restaurants: [],
    at: 0,
    total: 0,
    match: { status: 'searching' },
    isAccepting: false,
  })
  return { state, calls: new LatestOnly() }
}

/** Reads the first restaurants and searches a match for the first one. */
export async function start(matching: Matching): Promise<void> {
  const { state } = matching
  state.status = 'loading'
  state.restaurants = []
  state.at = 0
  try {
    if (!(await readMore(matching))) return
    state.status = 'ready'
    await suggest(matching)
  } catch (error) {
    state.status = 'failed'
    state.problem = firstServerMessage(error, t('The restaurants could not be loaded.'))
  }
}

/** Resolves to false if a newer reading took over. */
async function readMore({ state, calls }: Matching): Promise<boolean> {
  const after = state.restaurants.at(-1)?._id
  const page = await calls.run('unmatched', (signal) =>
    fetchUnmatched({ after, limit: PAGE_SIZE }, signal),
  )
  if (page === null) return false
  state.restaurants = [...state.restaurants, ...page.restaurants]
  state.total = page.total
  return true
}

/** Goes one step forward or back; does nothing at the ends. */
export async function walk(matching: Matching, step: 1 | -1): Promise<void> {
  const { state } = matching
  if (state.isAccepting || state.status !== 'ready') return
  const to = state.at + step
  if (to < 0 || to >= state.total) return
  try {
    if (to >= state.restaurants.length && !(await readMore(matching))) return
  } catch (error) {
    state.match = {
      status: 'failed',
      problem: firstServerMessage(error, t('No more could be read.')),
    }
    return
  }
  if (to >= state.restaurants.length) return
  state.at = to
  await suggest(matching)
}

/** Searches a match for the current restaurant. */
export async function suggest({ state, calls }: Matching): Promise<void> {
  const restaurant = state.restaurants[state.at]
  if (!restaurant) return
  state.match = { status: 'searching' }
  try {
    const found = await calls.run('suggest', (signal) =>
      suggestMatches(restaurant.name, placeOf(restaurant), signal),
    )
    if (found === null) return
    if (found === 'no-service') {
      state.match = { status: 'no-service' }
      return
    }
    const [best] = found
    state.match = best ? { status: 'found', suggestion: ref(best) } : { status: 'none' }
  } catch (error) {
    if (hasStatus(error, 401)) {
      state.match = { status: 'signed-out' }
      return
    }
    state.match = {
      status: 'failed',
      problem: firstServerMessage(error, t('The search failed.')),
    }
  }
}

/**
 * Stores the match's id in the current restaurant and goes to the next. Rejects when the server refuses. If somebody else has
 * changed the restaurant, it is read again and can be accepted again; a deleted one leaves the list.
 */
export async function accept(matching: Matching): Promise<Restaurant | null> {
  const { state } = matching
  const restaurant = state.restaurants[state.at]
  if (state.match.status !== 'found' || !restaurant || state.isAccepting) return null
  const { place_id } = state.match.suggestion
  state.isAccepting = true
  try {
    const changed = await acceptMatch(restaurant, place_id)
    await goOn(matching, restaurant._id)
    return changed
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0
    if (status === 412) await readAgain(matching, restaurant._id)
    // It was deleted meanwhile.
    if (status === 404) await goOn(matching, restaurant._id)
    throw error
  } finally {
    state.isAccepting = false
  }
}

/** Reads again a restaurant that somebody else has changed; it leaves the list if it has an id now. */
async function readAgain(matching: Matching, id: string): Promise<void> {
  const { state } = matching
  const answer = await fetchRestaurant(id).catch(() => null)
  if (answer === null) return
  const { restaurant: now } = answer
  if (now.googleId !== null) return await goOn(matching, id)
  state.restaurants = state.restaurants.map((one) => (one._id === id ? now : one))
  void suggest(matching)
}

/** Removes a restaurant from the list and goes to the next. */
async function goOn(matching: Matching, doneId: string): Promise<void> {
  const { state } = matching
  state.restaurants = state.restaurants.filter(({ _id }) => _id !== doneId)
  state.total -= 1
  const isBehindLast = state.at >= state.restaurants.length
  if (isBehindLast && state.at < state.total) {
    try {
      await readMore(matching)
    } catch (error) {
      state.status = 'failed'
      state.problem = firstServerMessage(error, t('The next restaurants could not be loaded.'))
      return
    }
  }
  state.at = Math.max(0, Math.min(state.at, state.restaurants.length - 1))
  void suggest(matching)
}
