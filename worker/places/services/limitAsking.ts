import type { Env } from '../../env.ts'
import type { Caller } from '../../safety/caller.ts'
import { takeFromVolume } from '../../safety/limits.ts'
import { MINUTE_MS } from '../../time.ts'

const MAX_PER_MINUTE = { suggestions: 20, address: 30 }

/**
 * Counts a question about places towards a person's limit per minute.
 * @throws AppError too_many_requests
 */
export async function limitAsking(
  env: Pick<Env, 'DB' | 'APP_ENV' | 'LIMITS'>,
  what: keyof typeof MAX_PER_MINUTE,
  caller: Pick<Caller, 'id'>,
  now: number,
): Promise<void> {
  const limit = { key: `${what}:${caller.id}`, max: MAX_PER_MINUTE[what], windowMs: MINUTE_MS }
  await takeFromVolume(env, [limit], now)
}
