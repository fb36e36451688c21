import { and, gt, isNull, lte } from 'drizzle-orm'
import { type Database, query } from '../db/client.ts'
import { restaurants } from '../db/tables/restaurants.ts'

/**
 * The ids of the restaurants numbered from `after` + 1 to `to`, without closed and deleted ones; a closed one keeps its page but
 * is not in the sitemap.
 */
export async function listIds(db: Database, after: number, to: number): Promise<string[]> {
  const rows = await query(db)
    .select({ id: restaurants.id })
    .from(restaurants)
    .where(
      and(
        gt(restaurants.n, after),
        lte(restaurants.n, to),
        isNull(restaurants.deletedAt),
        isNull(restaurants.closedAt),
      ),
    )
    .orderBy(restaurants.n)
    .limit(to - after)
  return rows.map(({ id }) => id)
}
