import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Restaurant } from '../../contract/restaurant.ts'
import { type Database, query } from '../../db/client.ts'
import { restaurantColumns } from '../../db/restaurantRow.ts'
import { restaurantDetails, restaurants } from '../../db/restaurantTables.ts'
import { toRestaurant } from '../record.ts'

export interface NumberedRestaurant {
  /** To be given as `after` for the next page. */
  n: number
  restaurant: Restaurant
  /** Markdown. */
  menu: string | null
}

/** A page of all restaurants that were not deleted, those without a place included, in the order of `n`. */
export async function listAll(
  db: Database,
  { after, limit, now }: { after: number; limit: number; now: number },
): Promise<NumberedRestaurant[]> {
  const rows = await query(db)
    .select({ n: restaurants.n, ...restaurantColumns, menu: restaurantDetails.menu })
    .from(restaurants)
    .leftJoin(restaurantDetails, eq(restaurantDetails.restaurantId, restaurants.id))
    .where(and(gt(restaurants.n, after), isNull(restaurants.deletedAt)))
    .orderBy(restaurants.n)
    .limit(limit)
  return rows.map(({ n, menu, ...row }) => ({ n, restaurant: toRestaurant(row, now), menu }))
}
