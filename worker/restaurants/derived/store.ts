import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { StoredQuestion } from '../../contract/restaurants/reasons.ts'
import { type Database, query, type Statement } from '../../db/client.ts'
import { type RestaurantRow, restaurantColumns } from '../../db/restaurantRow.ts'
import { correctionsOfIt } from '../../db/statements/correctionsOfIt.ts'
import { derivedSet, restaurantDetails, restaurants } from '../../db/tables/restaurants.ts'
import { cellOf } from '../grid/cells.ts'
import type { DerivedHours } from '../hours/deriveHours.ts'
import { placeOf } from '../record.ts'

/** The version of the index and the counts; 0 when they are unfinished. */
export async function readDerivedVersion(db: Database): Promise<number> {
  const made = await query(db).select({ version: derivedSet.version }).from(derivedSet).get()
  return made?.version ?? 0
}

export function setDerivedVersion(db: Database, version: number) {
  return query(db)
    .insert(derivedSet)
    .values({ one: 1, version })
    .onConflictDoUpdate({ target: derivedSet.one, set: { version } })
}

/** Rows that were neither deleted nor closed, with their menus in markdown, numbered above `after`, in that order. */
export function readRows(db: Database, after: number, limit: number) {
  return query(db)
    .select({
      n: restaurants.n,
      ...restaurantColumns,
      menu: restaurantDetails.menu,
      corrections: correctionsOfIt(),
    })
    .from(restaurants)
    .leftJoin(restaurantDetails, eq(restaurantDetails.restaurantId, restaurants.id))
    .where(
      and(gt(restaurants.n, after), isNull(restaurants.deletedAt), isNull(restaurants.closedAt)),
    )
    .orderBy(restaurants.n)
    .limit(limit)
}

export type NumberedRow = Awaited<ReturnType<typeof readRows>>[number]

type Placed = Pick<RestaurantRow, 'id' | 'version' | 'lat' | 'lng'> & {
  hours: DerivedHours | null
}

/**
 * Writes the columns derived from a place and its opening hours, after a change of the grid or of the reading of hours. Rows
 * that have changed since they were read are skipped.
 */
export function writeCellsAndHours(db: Database, rows: readonly Placed[]): Statement {
  const derived = rows.map((row) => {
    const place = placeOf(row)
    return [row.id, row.version, place && cellOf(place), row.hours?.zone, row.hours?.week]
  })
  return query(db)
    .update(restaurants)
    .set({ cell: sql`j.value ->> 2`, zone: sql`j.value ->> 3`, week: sql`j.value ->> 4` })
    .from(sql`json_each(${JSON.stringify(derived)}) j`)
    .where(
      and(
        eq(restaurants.id, sql`j.value ->> 0`),
        eq(restaurants.version, sql`j.value ->> 1`),
        sql`(${restaurants.cell}, ${restaurants.zone}, ${restaurants.week}) IS NOT
          (j.value ->> 2, j.value ->> 3, j.value ->> 4)`,
      ),
    )
}

/** The counted menu of a restaurant at a version. */
interface CountedMenu extends Pick<RestaurantRow, 'id' | 'version'> {
  all: number
  vegan: number
  veganNames: readonly string[]
  questions: readonly StoredQuestion[]
}

/** Writes the counts of menus whose restaurants have not changed since they were read. */
export function writeMenuCounts(db: Database, counted: readonly CountedMenu[]): Statement {
  const rows = counted.map(({ id, version, all, vegan, veganNames, questions }) => [
    id,
    version,
    all,
    vegan,
    veganNames,
    questions,
  ])
  return query(db)
    .update(restaurantDetails)
    .set({
      dishCount: sql`j.value ->> 2`,
      veganCount: sql`j.value ->> 3`,
      veganDishes: sql`j.value -> 4`,
      questions: sql`j.value -> 5`,
    })
    .from(sql`json_each(${JSON.stringify(rows)}) j`)
    .innerJoin(
      restaurants,
      and(eq(restaurants.id, sql`j.value ->> 0`), eq(restaurants.version, sql`j.value ->> 1`)),
    )
    .where(eq(restaurantDetails.restaurantId, restaurants.id))
}
