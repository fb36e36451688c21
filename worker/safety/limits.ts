import { t } from '../../languages/t.ts'
import { HOUR_MS } from '../contract/durations.ts'
import { type Database, runBatch } from '../db/client.ts'
import type { Env } from '../env.ts'
import { AppError } from '../errors.ts'
import { countOne, uncountOne } from './store.ts'

export interface Limit {
  key: string
  max: number
  windowMs: number
}

/** Volume limits are off in development unless LIMITS is 'on', so that tests and benchmarks are not refused. */
export function hasVolumeLimits(env: Pick<Env, 'APP_ENV' | 'LIMITS'>): boolean {
  return env.APP_ENV !== 'development' || env.LIMITS === 'on'
}

/**
 * Counts a call towards each limit, or towards none when one is full.
 * @throws AppError too_many_requests, with the seconds until all have room again
 */
export async function takeFromLimits(
  db: Database,
  limits: readonly Limit[],
  now: number,
): Promise<void> {
  const counted = await runBatch(
    db,
    limits.map(({ key, windowMs }) => countOne(db, key, windowMs, now)),
  )
  const outcomes = limits.map(({ max }, i) => {
    const { count, endsAt } = counted[i]?.[0] ?? { count: 1, endsAt: now }
    return { isFull: count > max, endsAt }
  })
  const full = outcomes.filter(({ isFull }) => isFull)
  if (full.length === 0) return
  await giveBack(db, limits)
  const waitMs = Math.max(...full.map(({ endsAt }) => endsAt)) - now
  throw new AppError('too_many_requests', tooOften(waitMs), {
    retryAfterSeconds: Math.ceil(waitMs / 1000),
  })
}

/** The same where volume limits are on. */
export async function takeFromVolume(
  env: Pick<Env, 'DB' | 'APP_ENV' | 'LIMITS'>,
  limits: readonly Limit[],
  now: number,
): Promise<void> {
  if (hasVolumeLimits(env)) await takeFromLimits(env.DB, limits, now)
}

function tooOften(waitMs: number): string {
  const hours = Math.ceil(waitMs / HOUR_MS)
  if (hours <= 1) return t('That was asked too often. Please try again later.')
  return t(
    'That was asked too often. Please try again in {hours, plural, one {# hour} other {# hours}}.',
    { hours },
  )
}

/** Whether this is the first call within the window; counts it. */
export async function isFirstWithin(
  db: Database,
  window: Pick<Limit, 'key' | 'windowMs'>,
  now: number,
): Promise<boolean> {
  const [counter] = await countOne(db, window.key, window.windowMs, now)
  return counter?.count === 1
}

/** Uncounts an attempt that was not carried out. */
export async function giveBack(db: Database, limits: readonly Pick<Limit, 'key'>[]): Promise<void> {
  await runBatch(
    db,
    limits.map(({ key }) => uncountOne(db, key)),
  )
}
