import type { Restaurant } from '../../contract/restaurant.ts'
import type { Database } from '../../db/client.ts'
import { listAll } from './store.ts'

/** The public restaurant with its menu in markdown. */
export type ExportedRestaurant = Restaurant & { menu?: string }

/** Few enough for a Worker's memory, with a menu of at most 32 KiB in each. */
const PAGE = 200

/** Every restaurant that is not deleted, in the order of creation. */
export async function* readRestaurants(
  db: Database,
  now: number,
  onProgress: (count: number) => void = () => {},
): AsyncGenerator<ExportedRestaurant> {
  let count = 0
  for (let after = 0; ; ) {
    const page = await listAll(db, { after, limit: PAGE, now })
    for (const { restaurant, menu } of page) yield { ...restaurant, ...(menu ? { menu } : {}) }
    const last = page.at(-1)
    if (last === undefined) return
    after = last.n
    count += page.length
    onProgress(count)
  }
}
