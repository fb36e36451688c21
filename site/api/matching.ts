import type { Restaurant } from '../../worker/contract/restaurant.ts'
import { OWN_PLACE_PREFIX, type Suggestion } from '../../worker/contract/restaurants/builder.ts'
import type { LatLng } from '../../worker/contract/search.ts'
import { suggestPlaces } from './adding/suggestions.ts'
import { call, numberIn } from './client.ts'
import { putRestaurant } from './restaurantEdits.ts'

interface UnmatchedPage {
  restaurants: Restaurant[]
  /** The number of all restaurants without a Google id, not only on this page. */
  total: number
}

/** Restaurants without a Google id, ordered by id, after `after`. */
export async function fetchUnmatched(
  page: { after?: string | undefined; limit: number },
  signal: AbortSignal,
): Promise<UnmatchedPage> {
  const path = '/api/restaurantDetails/missingGoogleId'
  const { value, headers } = await call<Restaurant[]>(path, { query: page, signal })
  return { restaurants: value, total: numberIn(headers, 'x-total-count') ?? value.length }
}

/** Google's places of a name near a point, without our own restaurants. 'no-service' without a place service. */
export async function suggestMatches(
  name: string,
  near: LatLng | null,
  signal: AbortSignal,
): Promise<Suggestion[] | 'no-service'> {
  if (near === null) return []
  const { suggestions, hasService } = await suggestPlaces(name, near, signal)
  if (!hasService) return 'no-service'
  return suggestions.filter(({ place_id }) => !place_id.startsWith(OWN_PLACE_PREFIX))
}

/** Stores a restaurant's Google id, unless somebody has changed the restaurant meanwhile (412). */
export async function acceptMatch(restaurant: Restaurant, googleId: string): Promise<Restaurant> {
  const { _id, ...rest } = restaurant
  return await putRestaurant(_id, { ...rest, googleId })
}
