import { t } from '../../../languages/t.ts'
import { HOUR_MS, MINUTE_MS } from '../../contract/durations.ts'
import type { Restaurant } from '../../contract/restaurant.ts'
import type { Toggle } from '../../contract/restaurants/editing.ts'
import {
  DEFAULT_ONLINE_HOURS,
  MAX_ONLINE_HOURS,
} from '../../contract/restaurants/restaurantLimits.ts'
import type { LatLng } from '../../contract/search.ts'
import type { Env } from '../../env.ts'
import { AppError } from '../../errors.ts'
import type { Caller } from '../../safety/caller.ts'
import { takeFromVolume } from '../../safety/limits.ts'
import type { RequestContext } from '../../safety/requestContext.ts'
import { statusOf } from '../record.ts'
import { toInput } from '../restaurantInput.ts'
import type { WholeRow } from '../saving/store.ts'
import { changeById } from './changeById.ts'
import { requireOwner } from './rights.ts'

const MAX_PER_MINUTE = 10

/**
 * Sets a pop-up's status and place; a repetition changes nothing.
 * @throws AppError invalid; not_found; conflict unless it is an open pop-up; too_many_requests
 */
export async function toggleOnline(
  env: Pick<Env, 'DB' | 'LIVE' | 'APP_ENV' | 'LIMITS'>,
  id: string,
  toggle: Toggle,
  caller: Caller,
  context: RequestContext,
): Promise<Restaurant> {
  const { now } = context
  const limit = { key: `toggle:${caller.id}`, max: MAX_PER_MINUTE, windowMs: MINUTE_MS }
  await takeFromVolume(env, [limit], now)
  return changeById(env, { id, onVersions: null }, { by: caller.id }, context, (row) => {
    requireOwner(row, caller)
    if (row.status === 'RESTAURANT') {
      throw new AppError('conflict', t('Only a pop-up or food truck goes online and offline'))
    }
    if (row.closedAt !== null) throw new AppError('conflict', t('This restaurant is closed'))
    const restaurant = toInput(row)
    const place = placeIn(toggle) ?? restaurant.place
    if (toggle.status === 'OFFLINE') {
      return { restaurant: { ...restaurant, place, status: 'OFFLINE', onlineUntil: null } }
    }
    if (place === null)
      throw new AppError('invalid', t('lat is needed to go online'), { param: 'lat' })
    return {
      restaurant: { ...restaurant, place, status: 'ONLINE', onlineUntil: endOf(toggle, row, now) },
    }
  })
}

function placeIn({ lat, lng }: Toggle): LatLng | null {
  if (typeof lat === 'number' && typeof lng === 'number') return { lat, lng }
  if ((lat ?? lng ?? null) === null) return null
  throw new AppError('invalid', t('lat and lng belong together'), { param: 'lat' })
}

/** Milliseconds since 1970. A pop-up that is ONLINE keeps its end. */
function endOf({ until }: Toggle, row: WholeRow, now: number): number | null {
  if (typeof until !== 'string') {
    if (statusOf(row, now) === 'ONLINE') return row.onlineUntil
    return now + DEFAULT_ONLINE_HOURS * HOUR_MS
  }
  const end = Date.parse(until)
  if (end <= now || end > now + MAX_ONLINE_HOURS * HOUR_MS) {
    const hours = MAX_ONLINE_HOURS
    const sentence = t('until has to be within the next {hours} hours', { hours })
    throw new AppError('invalid', sentence, { param: 'until' })
  }
  return end
}
