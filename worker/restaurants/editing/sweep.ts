import type { Env } from '../../env.ts'
import { toInput } from '../restaurantInput.ts'
import { TIMER } from '../writers.ts'
import { changeById } from './changeById.ts'
import { DELETED_KEPT_MS } from './standing/restoreRestaurant.ts'
import { listEnded, purgeDeleted } from './store.ts'

const ENDED_PER_SWEEP = 50
const PURGED_PER_SWEEP = 200

/**
 * For the Cron: stores OFFLINE for pop-ups whose time has ended, and removes restaurants deleted long ago. A failing part does
 * not stop the others; at the end it throws an AggregateError of all failures.
 */
export async function sweepRestaurants(env: Pick<Env, 'DB' | 'LIVE'>, now: number): Promise<void> {
  const failures: unknown[] = []
  const note = (error: unknown) => void failures.push(error)
  await endPopUps(env, now, note).catch(note)
  await purgeDeleted(env.DB, now - DELETED_KEPT_MS, PURGED_PER_SWEEP).catch(note)
  if (failures.length > 0) throw new AggregateError(failures, 'Parts of the sweep failed')
}

async function endPopUps(
  env: Pick<Env, 'DB' | 'LIVE'>,
  now: number,
  note: (error: unknown) => void,
): Promise<void> {
  const sent: Promise<unknown>[] = []
  const context = { now, waitUntil: (work: Promise<unknown>) => void sent.push(work.catch(note)) }
  for (const id of await listEnded(env.DB, now, ENDED_PER_SWEEP)) {
    const target = { id, onVersions: null, maybeDeleted: true } as const
    await changeById(env, target, { by: TIMER }, context, (row) => {
      const restaurant = toInput(row)
      const isOver = row.onlineUntil !== null && row.onlineUntil <= now
      return {
        restaurant: isOver ? { ...restaurant, status: 'OFFLINE', onlineUntil: null } : restaurant,
      }
    }).catch(note)
  }
  await Promise.all(sent)
}
