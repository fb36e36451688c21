import { and, isNull } from 'drizzle-orm'
import { type Database, queryTables } from '../db/client.ts'
import { restaurants } from '../db/schema.ts'

/** The page of a closed listing stays, but nobody is sent there. */
const isOpen = and(isNull(restaurants.deletedAt), isNull(restaurants.closedAt))

/** How many listings are for others to find. */
export function countListings(db: Database): Promise<number> {
  return queryTables(db).$count(restaurants, isOpen)
}

/** Their ids, in the order they were made. */
export async function listIds(db: Database, offset: number, limit: number): Promise<string[]> {
  const rows = await queryTables(db)
    .select({ id: restaurants.id })
    .from(restaurants)
    .where(isOpen)
    .orderBy(restaurants.n)
    .limit(limit)
    .offset(offset)
  return rows.map(({ id }) => id)
}
