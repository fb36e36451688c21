import { OWN_PLACE_PREFIX } from '../../worker/contract/builder.ts'
import type { Restaurant } from '../../worker/contract/restaurant.ts'
import type { LatLng } from '../../worker/contract/search.ts'
import { call } from './client.ts'
import { putRestaurant } from './listings.ts'

/** A place as the place search of a maps service gives it. */
export interface Suggestion {
  name: string
  formatted_address: string
  geometry: { location: LatLng }
  place_id: string
}

export interface UnmatchedPage {
  restaurants: Restaurant[]
  /** All without a Google id, not only those of this page. */
  total: number
}

/** Listings without a Google id, by their ids, above `after`. */
export async function listUnmatched(
  page: { after?: string | undefined; limit: number },
  signal: AbortSignal,
): Promise<UnmatchedPage> {
  const path = '/api/restaurantDetails/missingGoogleId'
  const { value, headers } = await call<Restaurant[]>(path, { query: page, signal })
  return { restaurants: value, total: Number(headers.get('x-total-count') ?? value.length) }
}

/** Google's places that may be the one named `input`, near `location`; what our own listings know is none of them. */
export async function suggestPlaces(
  input: string,
  location: LatLng | null,
  signal: AbortSignal,
): Promise<Suggestion[]> {
  if (location === null) return []
  const query = { input, location: `${location.lat},${location.lng}` }
  const options = { query, quiet: true, signal }
  const { value } = await call<Suggestion[]>('/api/restaurants/suggestions', options)
  return value.filter(({ place_id }) => !place_id.startsWith(OWN_PLACE_PREFIX))
}

/** Gives a listing its Google id, unless somebody changed the listing meanwhile (412). */
export async function acceptMatch(restaurant: Restaurant, googleId: string): Promise<Restaurant> {
  const { _id, ...rest } = restaurant
  return await putRestaurant(_id, { ...rest, googleId })
}
