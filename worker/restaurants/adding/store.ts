import { and, eq, isNull } from 'drizzle-orm'
import { type Database, query } from '../../db/client.ts'
import { type RestaurantRow, restaurantColumns } from '../../db/restaurantRow.ts'
import { restaurants } from '../../db/tables/restaurants.ts'

/** Restaurants with a Google id, or the one with our own id, without deleted ones; oldest first. */
export function listByPlaceId(
  db: Database,
  id: { googleId: string } | { restaurantId: string },
  limit: number,
): Promise<RestaurantRow[]> {
  const isThis =
    'googleId' in id ? eq(restaurants.googleId, id.googleId) : eq(restaurants.id, id.restaurantId)
  return query(db)
    .select(restaurantColumns)
    .from(restaurants)
    .where(and(isThis, isNull(restaurants.deletedAt)))
    .orderBy(restaurants.n)
    .limit(limit)
}
