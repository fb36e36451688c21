import { and, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { type Database, query } from '../../../db/client.ts'
import { valuesOf } from '../../../db/statements/valuesOf.ts'
import { wholeDegrees } from '../../../db/statements/wholeDegrees.ts'
import { restaurantCounts, restaurants } from '../../../db/tables/restaurants.ts'
import type { CellRun } from '../../grid/cells.ts'
import { isInRuns } from '../cellCounts/store.ts'

const { y, x, vegan, vegetarian, options, unconfirmed, latSum, lngSum } = restaurantCounts
const drawnColumns = { y, x, vegan, vegetarian, options, unconfirmed, latSum, lngSum }

/** The restaurants of a cell that are not OFFLINE, by diet, with sums of their coordinates in whole numbers. */
export type DrawnCell = Awaited<ReturnType<typeof readDrawn>>['cells'][number]
/** A pop-up past its end that is still counted as ONLINE. */
export type EndedPopUp = Awaited<ReturnType<typeof readEnded>>[number]

/**
 * The cells of one level in the given runs, and the pop-ups that have ended at `now`, at most `maxEnded`, from one state of the
 * database. It reads at most a run's length plus one for each run, and one row for each pop-up.
 */
export async function readDrawn(
  db: Database,
  { level, runs }: { level: number; runs: readonly CellRun[] },
  now: number,
  maxEnded: number,
) {
  const counted = query(db)
    .select(drawnColumns)
    .from(valuesOf(runs.map((run) => [run.y, run.west, run.east])))
    .crossJoin(restaurantCounts)
    .where(isInRuns(level))
  const [cells, ended] = await query(db).batch([counted, readEnded(db, now, maxEnded)])
  return { cells, ended }
}

/** Pop-ups whose time had ended at `now` and that the timer has not made OFFLINE yet, the earliest end first. */
export function readEnded(db: Database, now: number, limit: number) {
  const { n, cell, diet, status, onlineUntil, deletedAt, closedAt } = restaurants
  const latSum = sql<number>`${sql.raw(wholeDegrees('lat'))}`.as('lat_sum')
  const lngSum = sql<number>`${sql.raw(wholeDegrees('lng'))}`.as('lng_sum')
  // A literal, so that SQLite can use the partial index of ends.
  const isOnline = sql`${status} = 'ONLINE'`
  return query(db)
    .select({ n, diet, cell: sql<number>`${cell}`.as('cell'), latSum, lngSum })
    .from(restaurants)
    .where(
      and(isOnline, lte(onlineUntil, now), isNotNull(cell), isNull(deletedAt), isNull(closedAt)),
    )
    .orderBy(onlineUntil)
    .limit(limit)
}
