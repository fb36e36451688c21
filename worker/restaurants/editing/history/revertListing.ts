import { z } from 'zod'
import { DIETS, STATUSES } from '../../../contract/diet.ts'
import { type Restaurant, veganOptionSchema } from '../../../contract/restaurant.ts'
import type { Env } from '../../../env.ts'
import { AppError } from '../../../errors.ts'
import type { Caller } from '../../../safety/caller.ts'
import type { Occasion } from '../../../safety/occasion.ts'
import { toInput } from '../../listing.ts'
import { changeById, type Target } from '../changeById.ts'
import { isAdmin, requireOwner, writerFor } from '../rights.ts'
import { readValuesAt } from './store.ts'

/** What a revert brings back. Who is out, closed or deleted is as it is now, whatever was then. */
const revertedSchema = z.object({
  name: z.string(),
  cuisine: z.array(z.string()),
  place: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  veganOptions: z.array(veganOptionSchema),
  address: z.string().nullable(),
  website: z.string().nullable(),
  diet: z.enum(DIETS),
  openingHours: z.string().nullable(),
  status: z.enum(STATUSES),
  rating: z.number().nullable(),
  googleId: z.string().nullable(),
  isGoogle: z.boolean(),
  menu: z.string().nullable(),
})

/** These an owner may not set, so a revert by one leaves them. */
const ADMIN_ONLY: readonly string[] = ['rating', 'googleId', 'isGoogle']

/**
 * Makes a listing as it stood at a version, as a new version.
 * @throws AppError not_found for a version that never was; stale_version; too_many_requests
 */
export function revertListing(
  env: Pick<Env, 'DB' | 'LIVE' | 'APP_ENV' | 'LIMITS'>,
  target: Target,
  version: number,
  caller: Caller,
  occasion: Occasion,
): Promise<Restaurant> {
  return changeById(env, target, writerFor(env, caller), occasion, async (row) => {
    requireOwner(row, caller)
    if (version > row.version) throw new AppError('not_found', 'There is no such version')
    const values = await readValuesAt(env.DB, row.id, { version, until: row.version })
    const now = toInput(row)
    const then = revertedSchema.parse({
      ...now,
      menu: row.menu,
      ...Object.fromEntries(isAdmin(caller) ? values : withoutAdminOnly(values)),
    })
    const { menu, ...fields } = then
    const isOnline = now.status === 'ONLINE' || then.status === 'ONLINE'
    const status = isOnline ? now.status : then.status
    // Only a pop-up that is not out can be without a place, whatever was then.
    const place = status === 'OFFLINE' ? then.place : (then.place ?? now.place)
    return { listing: { ...now, ...fields, place, status }, menu }
  })
}

function withoutAdminOnly(values: ReadonlyMap<string, unknown>): [string, unknown][] {
  return [...values].filter(([field]) => !ADMIN_ONLY.includes(field))
}
