import type { Restaurant } from '../../../contract/restaurant.ts'
import type { Env } from '../../../env.ts'
import type { Caller } from '../../../safety/caller.ts'
import type { Occasion } from '../../../safety/occasion.ts'
import { toInput } from '../../listing.ts'
import { changeById } from '../changeById.ts'
import { requireOwner, writerFor } from '../rights.ts'

/** Says that a closed place is open again. */
export function reopenListing(
  env: Pick<Env, 'DB' | 'LIVE' | 'APP_ENV' | 'LIMITS'>,
  id: string,
  caller: Caller,
  occasion: Occasion,
): Promise<Restaurant> {
  return changeById(env, { id, onVersions: null }, writerFor(env, caller), occasion, (row) => {
    requireOwner(row, caller)
    return { listing: toInput(row), closedAt: null }
  })
}
