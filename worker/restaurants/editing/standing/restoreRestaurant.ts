import { DAY_MS } from '../../../contract/durations.ts'
import type { Restaurant } from '../../../contract/restaurant.ts'
import { DELETED_KEPT_DAYS } from '../../../contract/restaurants/restaurantLimits.ts'
import type { Env } from '../../../env.ts'
import type { Caller } from '../../../safety/caller.ts'
import type { RequestContext } from '../../../safety/requestContext.ts'
import { toInput } from '../../restaurantInput.ts'
import { changeById, noSuchRestaurant } from '../changeById.ts'
import { writerFor } from '../rights.ts'

/** How long a deleted restaurant can be restored. */
export const DELETED_KEPT_MS = DELETED_KEPT_DAYS * DAY_MS

/** Restores a deleted restaurant; leaves one that is not deleted unchanged. */
export function restoreRestaurant(
  env: Pick<Env, 'DB' | 'LIVE' | 'APP_ENV' | 'LIMITS'>,
  id: string,
  caller: Caller,
  context: RequestContext,
): Promise<Restaurant> {
  const target = { id, onVersions: null, maybeDeleted: true } as const
  return changeById(env, target, writerFor(env, caller), context, (row) => {
    const isGone = row.deletedAt !== null && row.deletedAt <= context.now - DELETED_KEPT_MS
    if (isGone) throw noSuchRestaurant()
    return { restaurant: toInput(row), deletedAt: null }
  })
}
