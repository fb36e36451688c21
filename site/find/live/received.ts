import type { Restaurant } from '../../../worker/contract/restaurant.ts'

/** The newest version received of each restaurant, by its id, and when (milliseconds since 1970). */
export type Received = Map<string, { restaurant: Restaurant; at: number }>

/** Notes a received version; false if a newer one of the same restaurant is known. */
export function receive(received: Received, restaurant: Restaurant, at: number): boolean {
  const before = received.get(restaurant._id)
  if (before && before.restaurant.version > restaurant.version) return false
  received.set(restaurant._id, { restaurant, at })
  return true
}
