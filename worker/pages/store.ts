import type { Database } from '../db/client.ts'

/** How many listings have a page. */
export async function countListings(db: Database): Promise<number> {
  const count = await db
    .prepare('SELECT count(*) AS n FROM restaurants WHERE deleted_at IS NULL')
    .first<number>('n')
  return count ?? 0
}

/** Ids of listings, in the order they were made. */
export async function listIds(db: Database, offset: number, limit: number): Promise<string[]> {
  const { results } = await db
    .prepare('SELECT id FROM restaurants WHERE deleted_at IS NULL ORDER BY n LIMIT ? OFFSET ?')
    .bind(limit, offset)
    .all<{ id: string }>()
  return results.map(({ id }) => id)
}
