import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { Diet } from '../../../contract/diet.ts'
import { type Database, query } from '../../../db/client.ts'
import { valuesOf } from '../../../db/statements/valuesOf.ts'
import { restaurantCounts } from '../../../db/tables/restaurants.ts'
import type { Cell, CellRun } from '../../grid/cells.ts'

const { level, y, x } = restaurantCounts
const ofDiet = (diet: Diet) =>
  sql<number>`${restaurantCounts[diet]} + ${restaurantCounts[`${diet}Offline`]}`.as(diet)
const cellColumns = {
  y,
  x,
  vegan: ofDiet('vegan'),
  vegetarian: ofDiet('vegetarian'),
  options: ofDiet('options'),
  unconfirmed: ofDiet('unconfirmed'),
}

/** The restaurants of each diet in a cell, including OFFLINE pop-ups, which a search lists too. */
export type CountedCell = Record<Diet, number> & Record<'y' | 'x', number>

/** The counted cells of one level in the given runs. For each run it reads at most the run's length plus one. */
export function readCounts(
  db: Database,
  ofLevel: number,
  runs: readonly CellRun[],
): Promise<CountedCell[]> {
  return query(db)
    .select(cellColumns)
    .from(valuesOf(runs.map((run) => [run.y, run.west, run.east])))
    .crossJoin(restaurantCounts)
    .where(isInRuns(ofLevel))
}

/** SQL: whether a row of `restaurant_counts` is in one of the runs of q (row, west, east). */
export function isInRuns(ofLevel: number): SQL | undefined {
  return and(eq(level, ofLevel), eq(y, sql`q.column1`), sql`${x} BETWEEN q.column2 AND q.column3`)
}

/** The counts of cells of mixed levels, at most 200. Cells without restaurants are left out. */
export async function readCountsOf(db: Database, cells: readonly Cell[]): Promise<CountedCell[]> {
  return cells.length === 0 ? [] : countsFrom(query(db), cells)
}

/** The statement of `readCountsOf`. */
export const countsFrom = (db: DrizzleD1Database, cells: readonly Cell[]) =>
  db
    .select(cellColumns)
    .from(valuesOf(cells.map((cell) => [cell.level, cell.y, cell.x])))
    .crossJoin(restaurantCounts)
    .where(and(eq(level, sql`q.column1`), eq(y, sql`q.column2`), eq(x, sql`q.column3`)))
