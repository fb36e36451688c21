import { DAY_MS } from '../contract/durations.ts'
import type { Env } from '../env.ts'
import { putPacked } from '../packed/putPacked.ts'
import { dayOf } from '../time.ts'
import { readCopy } from './readCopy.ts'
import { copyName, listCopies, removeCopies } from './store.ts'

const KEPT_DAYS = 30

/**
 * Writes the night's copy of the database to R2, then removes copies older than 30 days. When it fails, it removes nothing,
 * and the next night tries again.
 */
export async function writeCopy(env: Pick<Env, 'DB' | 'BACKUPS'>, now: number): Promise<void> {
  await putPacked(env.BACKUPS, copyName(dayOf(now)), readCopy(env.DB, now))
  const oldest = dayOf(now - KEPT_DAYS * DAY_MS)
  const copies = await listCopies(env.BACKUPS)
  const old = copies.filter(({ day }) => day < oldest)
  await removeCopies(
    env.BACKUPS,
    old.map(({ day }) => day),
  )
}
