import type { Restaurant } from '../restaurant.ts'

/** A pop-up as it is once it has gone. */
export function asOffline(restaurant: Restaurant): Restaurant {
  return { ...restaurant, status: 'OFFLINE', onlineUntil: null, onlineSince: null }
}
