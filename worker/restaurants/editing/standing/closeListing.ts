import type { Restaurant } from '../../../contract/restaurant.ts'
import type { Env } from '../../../env.ts'
import type { Caller } from '../../../safety/caller.ts'
import type { Occasion } from '../../../safety/occasion.ts'
import { toInput } from '../../listing.ts'
import { changeById } from '../changeById.ts'
import { requireOwner } from '../rights.ts'

/** Says that a place is closed for good: no search finds it, its page stays. A pop-up goes offline with it. Counts towards no limit. */
export function closeListing(
  env: Pick<Env, 'DB' | 'LIVE'>,
  id: string,
  caller: Caller,
  occasion: Occasion,
): Promise<Restaurant> {
  return changeById(env, { id, onVersions: null }, { by: caller.id }, occasion, (row) => {
    requireOwner(row, caller)
    const listing = toInput(row)
    const isOnline = listing.status === 'ONLINE'
    return {
      listing: isOnline ? { ...listing, status: 'OFFLINE', onlineUntil: null } : listing,
      closedAt: row.closedAt ?? occasion.now,
    }
  })
}
