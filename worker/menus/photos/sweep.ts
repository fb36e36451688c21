import { DAY_MS } from '../../contract/durations.ts'
import type { Env } from '../../env.ts'
import { forgetPhotos, listOldPhotos } from './store.ts'

const KEPT_MS = 30 * DAY_MS
const FORGOTTEN_PER_SWEEP = 500

/** For the Cron: deletes photos after 30 days. */
export async function sweepPhotos(env: Pick<Env, 'DB' | 'PHOTOS'>, now: number): Promise<void> {
  await forgetPhotos(env, await listOldPhotos(env.DB, now - KEPT_MS, FORGOTTEN_PER_SWEEP))
}
