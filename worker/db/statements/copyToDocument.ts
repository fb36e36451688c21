import { eq, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { type Database, query } from '../client.ts'
import { restaurantWords } from '../searchIndex.ts'
import { restaurants } from '../tables/restaurants.ts'

/** Copies a column of a restaurant into its search document, from which searches read it. */
export function copyToDocument(
  db: Database,
  name: 'confirmedAt' | 'version',
  isIt: SQL | undefined,
) {
  const its = (column: SQLiteColumn) =>
    sql`(${query(db).select({ column }).from(restaurants).where(isIt)})`
  const { document, rowid } = restaurantWords
  return query(db)
    .update(restaurantWords)
    .set({ document: sql`json_set(${document}, ${`$.${name}`}, ${its(restaurants[name])})` })
    .where(eq(rowid, its(restaurants.n)))
}
