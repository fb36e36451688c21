import { and, gt, inArray, isNull, like } from 'drizzle-orm'
import { type Database, query } from '../../worker/db/client.ts'
import { isListed } from '../../worker/db/statements/isListed.ts'
import { restaurantHistory, restaurants } from '../../worker/db/tables/restaurants.ts'
import { placeOf } from '../../worker/restaurants/record.ts'
import { changesForOsm } from './changesForOsm.ts'
import type { CorrectedPlace } from './toTask.ts'

const RESTAURANTS_PER_STEP = 100

/** Far more versions than a hundred restaurants have. */
const MOST_VERSIONS = 1_000_000

/**
 * Each restaurant that came from OpenStreetMap and has a history, with what members changed; deleted ones are left out.
 * @throws Error when a hundred of them have more than `mostVersions`
 */
export async function* readCorrected(
  db: Database,
  mostVersions = MOST_VERSIONS,
): AsyncGenerator<CorrectedPlace> {
  for (let after = 0; ; ) {
    const rows = await readStep(db, after)
    const last = rows.at(-1)
    if (last === undefined) return
    after = last.n
    const history = await readHistory(
      db,
      rows.map(({ id }) => id),
      mostVersions + 1,
    )
    if (history.length > mostVersions)
      throw new Error(`From ${rows[0]?.id} on, restaurants have too many versions to be read.`)
    for (const row of rows) {
      const own = history.filter(({ restaurantId }) => restaurantId === row.id)
      yield { id: row.id, name: row.name, place: placeOf(row), changes: changesForOsm(own) }
    }
  }
}

function readStep(db: Database, after: number) {
  const { n, id, name, lat, lng, deletedAt } = restaurants
  return query(db)
    .select({ n, id, name, lat, lng })
    .from(restaurants)
    .where(
      and(
        gt(n, after),
        like(id, 'osm-%'),
        isNull(deletedAt),
        inArray(
          id,
          query(db).select({ id: restaurantHistory.restaurantId }).from(restaurantHistory),
        ),
      ),
    )
    .orderBy(n)
    .limit(RESTAURANTS_PER_STEP)
}

function readHistory(db: Database, ids: string[], limit: number) {
  const { restaurantId, version, by, changes } = restaurantHistory
  return query(db)
    .select({ restaurantId, by, changes })
    .from(restaurantHistory)
    .where(isListed(restaurantId, ids))
    .orderBy(restaurantId, version)
    .limit(limit)
}
