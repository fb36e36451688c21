import { t } from '../../../languages/t.ts'
import { DAY_MS, HOUR_MS } from '../../contract/durations.ts'
import type { Restaurant } from '../../contract/restaurant.ts'
import { rememberChange } from '../../edge/changes.ts'
import type { Env } from '../../env.ts'
import { AppError } from '../../errors.ts'
import type { Caller } from '../../safety/caller.ts'
import { takeFromVolume } from '../../safety/limits.ts'
import type { RequestContext } from '../../safety/requestContext.ts'
import { noSuchRestaurant, staleVersion, type Target } from '../editing/changeById.ts'
import { placeOf, toRestaurant } from '../record.ts'
import { confirmToday } from './store.ts'

const MAX_CONFIRMATIONS_PER_HOUR = 60

/**
 * Records that all of a restaurant is still right, in the version that the person saw.
 * @throws AppError not_found; stale_version; conflict for a closed one; too_many_requests
 */
export async function confirmRestaurant(
  env: Pick<Env, 'DB' | 'APP_ENV' | 'LIMITS'>,
  { id, onVersions }: Target,
  caller: Caller,
  { now, waitUntil }: RequestContext,
): Promise<Restaurant> {
  const key = `confirmations:${caller.id}`
  await takeFromVolume(env, [{ key, max: MAX_CONFIRMATIONS_PER_HOUR, windowMs: HOUR_MS }], now)
  const dayStart = now - (now % DAY_MS)
  const row = await confirmToday(env.DB, { id, onVersions }, { by: caller.id, now, dayStart })
  if (row === null) throw noSuchRestaurant()
  if (!row.isAsSeen) throw staleVersion()
  if (row.closedAt) throw new AppError('conflict', t('This restaurant is closed'))
  waitUntil(rememberChange({ restaurantId: id, places: [placeOf(row)] }))
  return toRestaurant(row, now)
}
