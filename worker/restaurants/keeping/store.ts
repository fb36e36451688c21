import { and, eq, isNull } from 'drizzle-orm'
import type { WholeRestaurant } from '../../contract/restaurants/keeping.ts'
import { type Database, query } from '../../db/client.ts'
import { isListed } from '../../db/listed.ts'
import { restaurantColumns } from '../../db/restaurantRow.ts'
import { restaurantDetails, restaurants } from '../../db/restaurantTables.ts'
import { toRestaurant } from '../record.ts'
import { detailsColumns, toDishCounts } from '../store.ts'

/** Restaurants with their menus, as they are at `now`; those that are gone are left out. */
export async function readWhole(
  db: Database,
  ids: readonly string[],
  now: number,
): Promise<WholeRestaurant[]> {
  const rows = await query(db)
    .select({ ...restaurantColumns, ...detailsColumns() })
    .from(restaurants)
    .leftJoin(restaurantDetails, eq(restaurantDetails.restaurantId, restaurants.id))
    .where(and(isListed(restaurants.id, ids), isNull(restaurants.deletedAt)))
    .orderBy(restaurants.id)
    .limit(ids.length)
  return rows.map((row) => ({
    restaurant: toRestaurant(row, now),
    menu: row.menu,
    dishes: toDishCounts(row),
  }))
}
