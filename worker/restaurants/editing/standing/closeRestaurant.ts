import type { Restaurant } from '../../../contract/restaurant.ts'
import type { Env } from '../../../env.ts'
import type { Caller } from '../../../safety/caller.ts'
import type { RequestContext } from '../../../safety/requestContext.ts'
import { toInput } from '../../restaurantInput.ts'
import { changeById } from '../changeById.ts'
import { requireOwner } from '../rights.ts'

/** Closes a restaurant for good: no search finds it, its page stays, a pop-up goes OFFLINE. Not limited. */
export function closeRestaurant(
  env: Pick<Env, 'DB' | 'LIVE'>,
  id: string,
  caller: Caller,
  context: RequestContext,
): Promise<Restaurant> {
  return changeById(env, { id, onVersions: null }, { by: caller.id }, context, (row) => {
    requireOwner(row, caller)
    const restaurant = toInput(row)
    const isOnline = restaurant.status === 'ONLINE'
    return {
      restaurant: isOnline ? { ...restaurant, status: 'OFFLINE', onlineUntil: null } : restaurant,
      closedAt: row.closedAt ?? context.now,
    }
  })
}
