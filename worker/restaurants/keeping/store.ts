import { and, eq, isNull, sql } from 'drizzle-orm'
import type { WholeRestaurant } from '../../contract/restaurants/keeping.ts'
import { type Database, query } from '../../db/client.ts'
import { restaurantColumns } from '../../db/restaurantRow.ts'
import { isListed } from '../../db/statements/isListed.ts'
import { valuesOf } from '../../db/statements/valuesOf.ts'
import { restaurantDetails, restaurants } from '../../db/tables/restaurants.ts'
import { toRestaurant } from '../record.ts'
import { detailsColumns, toDishCounts } from '../store.ts'

/** Restaurants with their menus, as they are at `now`; deleted ones are left out. */
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

/** The ids of restaurants by their numbers. */
export async function readIds(
  db: Database,
  numbers: readonly number[],
): Promise<Map<number, string>> {
  if (numbers.length === 0) return new Map()
  const rows = await query(db)
    .select({ n: restaurants.n, id: restaurants.id })
    .from(valuesOf(numbers.map((n) => [n])))
    .crossJoin(restaurants)
    .where(eq(restaurants.n, sql`q.column1`))
  return new Map(rows.map(({ n, id }) => [n, id]))
}
