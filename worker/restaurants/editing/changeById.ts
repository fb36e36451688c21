import { t } from '../../../languages/t.ts'
import type { Restaurant } from '../../contract/restaurant.ts'
import type { Statement } from '../../db/client.ts'
import { rememberChange } from '../../edge/changes.ts'
import type { Env } from '../../env.ts'
import { AppError } from '../../errors.ts'
import { giveBack, type Limit, takeFromLimits } from '../../safety/limits.ts'
import type { RequestContext } from '../../safety/requestContext.ts'
import { placeOf, toRestaurant } from '../record.ts'
import { type Change, planNext } from '../saving/planVersion.ts'
import type { WholeRow } from '../saving/store.ts'
import { writeVersion } from '../saving/writeVersions.ts'
import { notifyLiveMaps } from './notifyLiveMaps.ts'
import { readWhole } from './store.ts'

/** How many races are lost before we give up: enough for a few hundred simultaneous writers. */
const MAX_ATTEMPTS = 20
/** After a lost race a writer waits a random part of this, which grows with each attempt, so that writers spread out. */
const FIRST_WAIT_MS = 10
const LONGEST_WAIT_MS = 500
const RETRY_AFTER_SECONDS = 5

export interface Target {
  id: string
  /** The versions that the change may replace; null: any. */
  onVersions: readonly number[] | null
  /** Set for changes that a deleted restaurant allows. */
  maybeDeleted?: true
}

export interface Writer {
  /** A user's id, or a program's name. */
  by: string
  /** The limits of written versions; refused changes and those without effect do not count. */
  limitsFor?(row: WholeRow): readonly Limit[]
  /** Statements that run first in the batch that writes the next version of `row`. */
  notesFor?(row: WholeRow): readonly Statement[]
}

export function noSuchRestaurant(): AppError {
  return new AppError('not_found', t('There is no such restaurant'))
}

export function staleVersion(): AppError {
  return new AppError('stale_version', t('Somebody else changed this restaurant in the meantime'))
}

function tooManyWriters(): AppError {
  const sentence = t(
    'Many people are changing this restaurant right now. Please try again in a moment',
  )
  return new AppError('unavailable', sentence, { retryAfterSeconds: RETRY_AFTER_SECONDS })
}

/**
 * Makes every change of one restaurant: reads it, asks `plan` for the change, and writes that as the next version. When somebody
 * else has written meanwhile, it starts again, so that `plan` always decides on the current version. It notifies live maps.
 * @throws AppError not_found; stale_version only when `onVersions` are given; unavailable when every race was lost;
 * too_many_requests; whatever `plan` throws
 */
export async function changeById(
  env: Pick<Env, 'DB' | 'LIVE'>,
  target: Target,
  { by, limitsFor, notesFor }: Writer,
  context: Pick<RequestContext, 'now' | 'waitUntil'>,
  plan: (row: WholeRow) => Change | Promise<Change>,
): Promise<Restaurant> {
  const { now } = context
  const stamp = { by, at: now }
  let counted: readonly Limit[] = []
  try {
    for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts += 1) {
      if (attempts > 0) await waitAtRandom(attempts)
      const row = await readTarget(env.DB, target)
      const next = planNext(row, await plan(row), stamp)
      if (next === null) return toRestaurant(row, now)
      if (counted.length === 0) counted = await count(env.DB, limitsFor?.(row) ?? [], now)
      const written = await writeVersion(env.DB, next, stamp, notesFor?.(row))
      if (written === null) continue
      counted = []
      notifyLiveMaps(env, row, written, context)
      const places = [placeOf(row), placeOf(written)]
      context.waitUntil(rememberChange({ restaurantId: row.id, places }))
      return toRestaurant(written, now)
    }
    throw tooManyWriters()
  } finally {
    if (counted.length > 0) await giveBack(env.DB, counted)
  }
}

async function waitAtRandom(attempts: number): Promise<void> {
  const longest = Math.min(FIRST_WAIT_MS * 2 ** attempts, LONGEST_WAIT_MS)
  await new Promise((resolve) => setTimeout(resolve, Math.random() * longest))
}

async function readTarget(db: D1Database, target: Target): Promise<WholeRow> {
  const row = await readWhole(db, target.id)
  if (row === null || (row.deletedAt !== null && !target.maybeDeleted)) throw noSuchRestaurant()
  if (target.onVersions?.includes(row.version) === false) throw staleVersion()
  return row
}

async function count(
  db: D1Database,
  limits: readonly Limit[],
  now: number,
): Promise<readonly Limit[]> {
  if (limits.length > 0) await takeFromLimits(db, limits, now)
  return limits
}
