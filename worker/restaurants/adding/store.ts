import type { Database } from '../../db/client.ts'
import { type RestaurantRow, ROW_COLUMNS } from '../record.ts'

/** Listings with a Google id, or the one with an id of our own, that were not deleted; oldest first. */
export async function listByPlaceId(
  db: Database,
  id: { googleId: string } | { listingId: string },
  limit: number,
): Promise<RestaurantRow[]> {
  const [column, value] = 'googleId' in id ? ['google_id', id.googleId] : ['id', id.listingId]
  const { results } = await db
    .prepare(
      `SELECT ${ROW_COLUMNS} FROM restaurants r
      WHERE r.${column} = ?1 AND r.deleted_at IS NULL ORDER BY r.n LIMIT ?2`,
    )
    .bind(value, limit)
    .all<RestaurantRow>()
  return results
}
