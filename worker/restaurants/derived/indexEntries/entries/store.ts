import { and, eq, isNotNull, isNull, notExists, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { restaurantWords } from '../../../../db/searchIndex.ts'
import { ITS_ROWS } from '../../../../db/statements/rowsOf.ts'
import { restaurants } from '../../../../db/tables/restaurants.ts'

/**
 * A restaurant's contributions to the three tables of counts. It is counted exactly while its row is in the word index: without
 * such a row nothing is subtracted, and with one it is not counted twice.
 */
export type IndexEntries = ReturnType<typeof leavingEntries> | ReturnType<typeof enteringEntries>

const { n, cell, diet, status, lat, lng, cuisine } = restaurants
const counted = { n, cell, diet, status, lat, lng, cuisine }

/** The entries of those in `rows`, [[id, version], …], that are still at that version. */
export function leavingEntries(db: DrizzleD1Database) {
  return db.$with('entries').as(
    db
      .select({ ...counted, entry: restaurantWords.document })
      .from(ITS_ROWS)
      .crossJoin(restaurants)
      .crossJoin(restaurantWords)
      .where(
        and(
          eq(restaurants.id, sql`j.value ->> 0`),
          eq(restaurants.version, sql`j.value ->> 1`),
          eq(restaurantWords.rowid, restaurants.n),
        ),
      ),
  )
}

/** The entries of those in `rows`, [[id, …], …], that can be found and have none yet. */
export function enteringEntries(db: DrizzleD1Database) {
  return db.$with('entries').as(
    db
      .select({ ...counted, entry: sql<string>`j.value`.as('entry') })
      .from(ITS_ROWS)
      .crossJoin(restaurants)
      .where(canEnter(db)),
  )
}

/** Where a row of JSON 'j' is a restaurant that can be found and has no entries yet. */
export function canEnter(db: DrizzleD1Database) {
  const known = db
    .select({ rowid: restaurantWords.rowid })
    .from(restaurantWords)
    .where(eq(restaurantWords.rowid, restaurants.n))
  return and(
    eq(restaurants.id, sql`j.value ->> 0`),
    isNotNull(restaurants.cell),
    isNull(restaurants.deletedAt),
    isNull(restaurants.closedAt),
    notExists(known),
  )
}
