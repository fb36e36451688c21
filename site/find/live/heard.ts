import type { Restaurant } from '../../../worker/contract/restaurant.ts'

/** The newest that was heard of each restaurant by its id, and when (milliseconds since 1970). */
export type Heard = Map<string, { restaurant: Restaurant; at: number }>

/** Notes what was heard; false when something newer of the same restaurant was heard before. */
export function hear(heard: Heard, restaurant: Restaurant, at: number): boolean {
  const before = heard.get(restaurant._id)
  if (before && before.restaurant.version > restaurant.version) return false
  heard.set(restaurant._id, { restaurant, at })
  return true
}
