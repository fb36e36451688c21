import { DELETED_KEPT_DAYS } from '../../../contract/listings/listingLimits.ts'
import type { Restaurant } from '../../../contract/restaurant.ts'
import type { Env } from '../../../env.ts'
import type { Caller } from '../../../safety/caller.ts'
import type { Occasion } from '../../../safety/occasion.ts'
import { DAY_MS } from '../../../time.ts'
import { toInput } from '../../listing.ts'
import { changeById, noSuchRestaurant } from '../changeById.ts'
import { writerFor } from '../rights.ts'

/** How long a deleted listing can come back. */
export const DELETED_KEPT_MS = DELETED_KEPT_DAYS * DAY_MS

/** Brings a deleted listing back as it was; one that is there stays as it is. */
export function restoreListing(
  env: Pick<Env, 'DB' | 'LIVE' | 'APP_ENV' | 'LIMITS'>,
  id: string,
  caller: Caller,
  occasion: Occasion,
): Promise<Restaurant> {
  const target = { id, onVersions: null, maybeDeleted: true } as const
  return changeById(env, target, writerFor(env, caller), occasion, (row) => {
    const isGone = row.deletedAt !== null && row.deletedAt <= occasion.now - DELETED_KEPT_MS
    if (isGone) throw noSuchRestaurant()
    return { listing: toInput(row), deletedAt: null }
  })
}
