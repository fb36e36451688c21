import type { Env } from '../env.ts'
import { putPacked } from '../packed/putPacked.ts'
import { toGeoJson } from '../restaurants/exporting/geoJson.ts'
import { readRestaurants } from '../restaurants/exporting/readRestaurants.ts'
import { OPEN_DATA_NAME } from './store.ts'

/** Writes every restaurant that was not deleted as one gzip file; when it fails, the previous one stays. */
export async function writeOpenData(
  env: Pick<Env, 'DB' | 'OPEN_DATA'>,
  now: number,
): Promise<void> {
  await putPacked(env.OPEN_DATA, OPEN_DATA_NAME, toGeoJson(readRestaurants(env.DB, now)))
}
