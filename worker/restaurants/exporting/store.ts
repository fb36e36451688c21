import type { Restaurant } from '../../contract/restaurant.ts'
import type { Database } from '../../db/client.ts'
import { type RestaurantRow, toRestaurant } from '../record.ts'
import { ROW_COLUMNS } from '../store.ts'

export interface NumberedListing {
  /** To be given as `after` for the next page. */
  n: number
  restaurant: Restaurant
  /** Markdown. */
  menu: string | null
}

/** A page of all listings that were not deleted, those without a place included, in the order of `n`. */
export async function listAll(
  db: Database,
  { after, limit, now }: { after: number; limit: number; now: number },
): Promise<NumberedListing[]> {
  const { results } = await db
    .prepare(
      `SELECT r.n, ${ROW_COLUMNS}, d.menu FROM restaurants r
      LEFT JOIN restaurant_details d ON d.restaurant_id = r.id
      WHERE r.n > ?1 AND r.deleted_at IS NULL ORDER BY r.n LIMIT ?2`,
    )
    .bind(after, limit)
    .all<RestaurantRow & { n: number; menu: string | null }>()
  return results.map((row) => ({
    n: row.n,
    restaurant: toRestaurant(row, now),
    menu: row.menu,
  }))
}
