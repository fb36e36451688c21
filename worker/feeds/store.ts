import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { type Database, query } from '../db/client.ts'
import { valuesOf } from '../db/statements/valuesOf.ts'
import { restaurants } from '../db/tables/restaurants.ts'

const { id, name, cuisine, address, modifiedAt, version } = restaurants
const columns = { id, name, cuisine, address, modifiedAt, version }
export type NewsRow = Pick<typeof restaurants.$inferSelect, keyof typeof columns>

/** The last changed of the restaurants with these numbers, the newest first. */
export async function readNewest(
  db: Database,
  numbers: readonly number[],
  limit: number,
): Promise<NewsRow[]> {
  if (numbers.length === 0) return []
  return await query(db)
    .select(columns)
    .from(valuesOf(numbers.map((n) => [n])))
    .crossJoin(restaurants)
    .where(and(eq(restaurants.n, sql`q.column1`), isNull(restaurants.deletedAt)))
    .orderBy(desc(restaurants.modifiedAt), desc(restaurants.n))
    .limit(limit)
}
