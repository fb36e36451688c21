import type { Restaurant } from '../../contract/restaurant.ts'
import type { Env } from '../../env.ts'
import { AppError } from '../../errors.ts'
import type { Occasion } from '../../safety/occasion.ts'
import { toRestaurant } from '../record.ts'
import { type Change, changeListing } from '../saving/changeListing.ts'
import type { WholeRow } from '../saving/wholeStore.ts'
import { announce } from './announce.ts'
import { readWhole } from './store.ts'

/** How often somebody else may be quicker before we give up. */
const MOST_TRIES = 5
/** Who ends pop-ups whose time is over. */
export const TIMER = 'timer'

export interface Target {
  id: string
  /** The version that the change was made on; null: whatever is there. */
  onVersion: number | null
  /** Set for what may be done to a deleted listing. */
  maybeDeleted?: true
}

export function noSuchRestaurant(): AppError {
  return new AppError('not_found', 'There is no such restaurant')
}

function staleVersion(): AppError {
  return new AppError('stale_version', 'Somebody else changed this restaurant in the meantime')
}

/**
 * Reads a listing, lets `plan` say what it is to become, and writes that as a new version on top of what was read; if
 * somebody else was quicker, all over again. Live maps hear of it. `by` is a user's id.
 * @throws AppError not_found; stale_version; whatever `plan` throws
 */
export async function changeById(
  env: Pick<Env, 'DB' | 'LIVE'>,
  target: Target,
  by: string,
  occasion: Pick<Occasion, 'now' | 'later'>,
  plan: (row: WholeRow) => Change,
): Promise<Restaurant> {
  const { now } = occasion
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const row = await readWhole(env.DB, target.id)
    if (row === null || (row.deleted_at !== null && !target.maybeDeleted)) throw noSuchRestaurant()
    if (target.onVersion !== null && target.onVersion !== row.version) throw staleVersion()
    const isPersonal = by !== TIMER || row.edited_at !== null
    const written = await changeListing(env.DB, row, plan(row), { by, at: now, isPersonal })
    if (written === 'stale') continue
    if (written === 'unchanged') return toRestaurant(row, now)
    announce(env, row, written, occasion)
    return toRestaurant(written, now)
  }
  throw staleVersion()
}
