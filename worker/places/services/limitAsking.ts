import { DAY_MS, MINUTE_MS } from '../../contract/durations.ts'
import type { Env } from '../../env.ts'
import { isAdmin } from '../../restaurants/editor.ts'
import type { Caller } from '../../safety/caller.ts'
import { type Limit, takeFromVolume } from '../../safety/limits.ts'

const MAX_PER_MINUTE = { suggestions: 20, address: 30 }
/** One person must not use up the service's calls of a day. Adding thirty restaurants takes fewer; an admin matches hundreds. */
const MAX_PER_DAY = 200

/**
 * Counts a question about places towards a person's limits per minute and day.
 * @throws AppError too_many_requests
 */
export async function limitAsking(
  env: Pick<Env, 'DB' | 'APP_ENV' | 'LIMITS'>,
  what: keyof typeof MAX_PER_MINUTE,
  caller: Pick<Caller, 'id' | 'groups'>,
  now: number,
): Promise<void> {
  const { id } = caller
  const minute: Limit = { key: `${what}:${id}`, max: MAX_PER_MINUTE[what], windowMs: MINUTE_MS }
  const day: Limit = { key: `places-day:${id}`, max: MAX_PER_DAY, windowMs: DAY_MS }
  await takeFromVolume(env, isAdmin(caller) ? [minute] : [minute, day], now)
}
