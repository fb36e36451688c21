import type { Restaurant } from '../../../worker/contract/restaurant.ts'

/** The newest version received of each restaurant, by its id, and when (milliseconds since 1970). */
export type Heard = Map<string, { restaurant: Restaurant; at: number }>

/** Notes a received version; false if a newer one of the same restaurant is known. */
export function hear(heard: Heard, restaurant: Restaurant, at: number): boolean {
  const before = heard.get(restaurant._id)
  if (before && before.restaurant.version > restaurant.version) return false
  heard.set(restaurant._id, { restaurant, at })
  return true
}
