import type { Restaurant } from '../../../contract/restaurant.ts'
import type { Env } from '../../../env.ts'
import type { Caller } from '../../../safety/caller.ts'
import type { RequestContext } from '../../../safety/requestContext.ts'
import { toInput } from '../../restaurantInput.ts'
import { changeById } from '../changeById.ts'
import { requireOwner, writerFor } from '../rights.ts'

/** Reopens a closed restaurant. */
export function reopenRestaurant(
  env: Pick<Env, 'DB' | 'LIVE' | 'APP_ENV' | 'LIMITS'>,
  id: string,
  caller: Caller,
  context: RequestContext,
): Promise<Restaurant> {
  return changeById(env, { id, onVersions: null }, writerFor(env, caller), context, (row) => {
    requireOwner(row, caller)
    return { restaurant: toInput(row), closedAt: null }
  })
}
