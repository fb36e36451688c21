import { isNull } from 'drizzle-orm'
import { type Database, queryTables } from '../db/client.ts'
import { restaurants } from '../db/schema.ts'

/** How many listings have a page. */
export function countListings(db: Database): Promise<number> {
  return queryTables(db).$count(restaurants, isNull(restaurants.deletedAt))
}

/** Ids of listings, in the order they were made. */
export async function listIds(db: Database, offset: number, limit: number): Promise<string[]> {
  const rows = await queryTables(db)
    .select({ id: restaurants.id })
    .from(restaurants)
    .where(isNull(restaurants.deletedAt))
    .orderBy(restaurants.n)
    .limit(limit)
    .offset(offset)
  return rows.map(({ id }) => id)
}
