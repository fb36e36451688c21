import { z } from 'zod'
import { DIETS, STATUSES } from '../../../contract/diet.ts'
import { type Restaurant, veganOptionSchema } from '../../../contract/restaurant.ts'
import type { Env } from '../../../env.ts'
import { AppError } from '../../../errors.ts'
import type { Caller } from '../../../safety/caller.ts'
import type { Occasion } from '../../../safety/occasion.ts'
import { toInput } from '../../saving/saveListings.ts'
import { changeById, type Target } from '../changeById.ts'
import { isAdmin } from '../rights.ts'
import { type HistoryRow, readHistory } from '../store.ts'

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
 * @throws AppError not_found for a version that never was; stale_version
 */
export async function revertListing(
  env: Pick<Env, 'DB' | 'LIVE'>,
  target: Target,
  version: number,
  caller: Caller,
  occasion: Occasion,
): Promise<Restaurant> {
  const later = await readHistory(env.DB, target.id, version)
  const newest = later[0]?.version ?? version
  const before = valuesBefore(later, isAdmin(caller))
  return changeById(env, target, caller.id, occasion, (row) => {
    if (version > row.version) throw new AppError('not_found', 'There is no such version')
    // Written since the history was read: not all that is to be taken back is known.
    if (newest !== row.version) {
      throw new AppError('stale_version', 'Somebody else changed this restaurant in the meantime')
    }
    const now = toInput(row)
    const then = revertedSchema.parse({ ...now, menu: row.menu, ...before })
    const { menu, ...fields } = then
    const isOnline = now.status === 'ONLINE' || then.status === 'ONLINE'
    const status = isOnline ? now.status : then.status
    // Who is out is somewhere, also when the listing once had no place.
    const place = status === 'ONLINE' ? (then.place ?? now.place) : then.place
    return { listing: { ...now, ...fields, place, status }, menu }
  })
}

/** From the newest entry to the oldest, so that the oldest value of a field wins. */
function valuesBefore(entries: readonly HistoryRow[], byAdmin: boolean): Record<string, unknown> {
  const before: Record<string, unknown> = {}
  for (const { changes } of entries) {
    for (const [field, [was]] of Object.entries(changes)) {
      if (byAdmin || !ADMIN_ONLY.includes(field)) before[field] = was
    }
  }
  return before
}
