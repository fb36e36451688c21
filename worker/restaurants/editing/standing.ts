import { DELETED_KEPT_DAYS } from '../../contract/listings/listingLimits.ts'
import type { Restaurant } from '../../contract/restaurant.ts'
import type { Env } from '../../env.ts'
import { auditStatement } from '../../safety/audit.ts'
import type { Caller } from '../../safety/caller.ts'
import type { Occasion } from '../../safety/occasion.ts'
import { DAY_MS } from '../../time.ts'
import { toInput } from '../listing.ts'
import { changeById, noSuchRestaurant, type Target } from './changeById.ts'
import { writerFor } from './rights.ts'
import { readOwner, setOwner } from './store.ts'

type ListingEnv = Pick<Env, 'DB' | 'LIVE' | 'APP_ENV' | 'LIMITS'>

/** How long a deleted listing can come back. */
export const DELETED_KEPT_MS = DELETED_KEPT_DAYS * DAY_MS

/** Takes a listing and its page away. An admin can bring it back for 30 days. */
export async function deleteListing(
  env: ListingEnv,
  target: Target,
  caller: Caller,
  occasion: Occasion,
): Promise<void> {
  await changeById(env, target, writerFor(env, caller), occasion, (row) => ({
    listing: toInput(row),
    deletedAt: occasion.now,
  }))
}

/** Brings a deleted listing back as it was; one that is there stays as it is. */
export function restoreListing(
  env: ListingEnv,
  id: string,
  caller: Caller,
  occasion: Occasion,
): Promise<Restaurant> {
  const target = { id, onVersion: null, maybeDeleted: true } as const
  return changeById(env, target, writerFor(env, caller), occasion, (row) => {
    const isGone = row.deleted_at !== null && row.deleted_at <= occasion.now - DELETED_KEPT_MS
    if (isGone) throw noSuchRestaurant()
    return { listing: toInput(row), deletedAt: null }
  })
}

/** Says that a place is closed for good: no search finds it, its page stays. A pop-up goes offline with it. Counts towards no limit. */
export function closeListing(
  env: Pick<Env, 'DB' | 'LIVE'>,
  id: string,
  caller: Caller,
  occasion: Occasion,
): Promise<Restaurant> {
  return changeById(env, { id, onVersion: null }, { by: caller.id }, occasion, (row) => {
    const listing = toInput(row)
    const isOnline = listing.status === 'ONLINE'
    return {
      listing: isOnline ? { ...listing, status: 'OFFLINE', onlineUntil: null } : listing,
      closedAt: row.closed_at ?? occasion.now,
    }
  })
}

/** Says that a closed place is open again. */
export function reopenListing(
  env: ListingEnv,
  id: string,
  caller: Caller,
  occasion: Occasion,
): Promise<Restaurant> {
  return changeById(env, { id, onVersion: null }, writerFor(env, caller), occasion, (row) => ({
    listing: toInput(row),
    closedAt: null,
  }))
}

/**
 * Makes a user the owner of a listing, at once and whoever owned it before. `actor` is null for the program of an operator.
 * @throws AppError not_found
 */
export async function giveListing(
  db: D1Database,
  { id, to, actor }: { id: string; to: string; actor: string | null },
  occasion: Pick<Occasion, 'now' | 'requestId'>,
): Promise<void> {
  if ((await readOwner(db, id)) === null) throw noSuchRestaurant()
  const subject = `${to} ${id}`
  await db.batch([
    setOwner(db, { id, ownerId: to, now: occasion.now }),
    auditStatement(db, { actor, action: 'listing_given', subject }, occasion),
  ])
}
