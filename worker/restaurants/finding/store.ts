import { and, count, eq, gt, lte, sql } from 'drizzle-orm'
import type { LatLng } from '../../contract/search.ts'
import { type Database, query, runBatch } from '../../db/client.ts'
import { restaurantWords } from '../../db/searchIndex.ts'
import { asStored, inBatch, prepared } from '../../db/statements/prepared.ts'
import { valuesOf } from '../../db/statements/valuesOf.ts'
import { dishCounts } from '../../db/tables/restaurants.ts'
import type { Cell } from '../grid/cells.ts'
import { readHighestNumber } from '../store.ts'
import { type CountedCell, countsFrom } from './cellCounts/store.ts'

const { rowid, lat, lng, document } = restaurantWords
const pointColumns = { n: sql<number>`${rowid}`.as('n'), lat, lng }
const matchColumns = { ...pointColumns, document }

const matches = (text: unknown) => sql`restaurant_words MATCH ${text}`

const matchesOf = prepared((db) =>
  asStored(
    db
      .select(matchColumns)
      .from(restaurantWords)
      .where(matches(sql.placeholder('match')))
      .orderBy(rowid)
      .limit(sql.placeholder('limit'))
      .prepare(),
  ),
)

/** Matches of an FTS5 expression in the order of their numbers. */
export function findMatches(db: Database, match: string, limit: number) {
  return matchesOf(db).all({ match, limit })
}

/** A match with the restaurant itself as JSON of a `SearchDocument`. */
export type SearchMatch = Awaited<ReturnType<typeof findMatches>>[number]
/** A match with its place only, and with its hours if `withHours`. */
export interface MatchPoint extends LatLng {
  n: number
  hours?: string
}

/** The fields of `openFilter`'s `TimedRow` as a list in JSON. */
const timedColumns = {
  ...pointColumns,
  hours: sql<string>`json_extract(${document}, '$.week', '$.zone', '$.status', '$.onlineUntil')`.as(
    'hours',
  ),
}
const columnsOf = (withHours: boolean) => (withHours ? timedColumns : pointColumns)

const pointsWith = (withHours: boolean) =>
  prepared((db) =>
    asStored(
      db
        .select(columnsOf(withHours))
        .from(restaurantWords)
        .where(
          and(
            matches(sql.placeholder('match')),
            // D1 binds numbers as REAL, with which FTS5 cannot seek.
            gt(rowid, sql`CAST(${sql.placeholder('after')} AS INTEGER)`),
          ),
        )
        .orderBy(rowid)
        .limit(sql.placeholder('limit'))
        .prepare(),
    ),
  )
const plainPoints = pointsWith(false)
const timedPoints = pointsWith(true)

interface PointsWanted {
  /** Only numbers above this. */
  after?: number
  limit: number
  withHours?: boolean
}

/** Matches without the restaurants themselves. */
export function findPoints(
  db: Database,
  match: string,
  { after = 0, limit, withHours = false }: PointsWanted,
): Promise<MatchPoint[]> {
  return (withHours ? timedPoints : plainPoints)(db).all({ match, after, limit })
}

/** The first matches of a range of numbers, and the weight of each: how many matches it represents. */
export interface SampledStretch {
  points: MatchPoint[]
  weight: number
}

/** The first matches in each of `stretches` equal ranges of the numbers above `after`, at most `limit` of each. */
export async function samplePoints(
  db: Database,
  match: string,
  { after = 0, stretches, limit, withHours = false }: PointsWanted & { stretches: number },
): Promise<SampledStretch[]> {
  const step = Math.max(1, Math.ceil(((await readHighestNumber(db)) - after) / stretches))
  const starts = Array.from({ length: stretches }, (_, i) => after + i * step)
  const whole = (number: number) => sql.raw(String(Math.trunc(number)))
  const statement = (start: number) =>
    query(db)
      .select(columnsOf(withHours))
      .from(restaurantWords)
      .where(and(matches(match), gt(rowid, whole(start)), lte(rowid, whole(start + step))))
      .orderBy(rowid)
      .limit(limit)
  const answers: MatchPoint[][] = await runBatch(db, starts.map(statement))
  return answers.map((points, i) => {
    const start = starts[i] ?? 0
    const seen = points.length < limit ? step : (points.at(-1)?.n ?? start) - start
    return { points, weight: step / seen }
  })
}

const POINTS_AT_ONCE = 20_000

/** The matches numbered above `after`: all, or the first `max`. */
export async function readPoints(
  db: Database,
  match: string,
  { after = 0, withHours = false, max = Infinity }: Omit<PointsWanted, 'limit'> & { max?: number },
): Promise<MatchPoint[]> {
  const points: MatchPoint[] = []
  for (let last = after; points.length < max; ) {
    const limit = Math.min(POINTS_AT_ONCE, max - points.length)
    const more = await findPoints(db, match, { after: last, limit, withHours })
    for (const point of more) points.push(point)
    if (more.length < limit) break
    last = more.at(-1)?.n ?? last
  }
  return points
}

/** A statement may have 100 KB; a number or a cell with its brackets takes less than 20 bytes. */
const VALUES_AT_ONCE = 4000

/** Search documents by number. */
export async function readMatches(
  db: Database,
  numbers: readonly number[],
): Promise<SearchMatch[]> {
  const found: SearchMatch[] = []
  for (let i = 0; i < numbers.length; i += VALUES_AT_ONCE) {
    const wanted = numbers.slice(i, i + VALUES_AT_ONCE).map((n) => [n])
    const more = await query(db)
      .select(matchColumns)
      .from(valuesOf(wanted))
      .crossJoin(restaurantWords)
      .where(eq(rowid, sql`q.column1`))
    found.push(...more)
  }
  return found
}

/** How many restaurants match, counted up to `limit`. */
export async function countMatches(db: Database, match: string, limit: number): Promise<number> {
  const found = query(db).select({ rowid }).from(restaurantWords).where(matches(match)).limit(limit)
  const counted = await query(db).select({ n: count() }).from(found.as('found')).get()
  return counted?.n ?? 0
}

/** The reads for counting: the counts of cells, and the first matches of an expression. */
export interface CountReads {
  cells: readonly Cell[]
  match: string | null
  limit: number
}

export interface Counted {
  cells: CountedCell[]
  points: MatchPoint[]
}

/** The first matches of a search and the reads for counting, in one call, since a call costs more than such a statement. */
export async function readTogether(
  db: Database,
  { match, limit }: { match: string; limit: number },
  counting: CountReads,
): Promise<{ found: SearchMatch[] } & Counted> {
  const statements = [inBatch(matchesOf(db), { match, limit })]
  if (counting.match !== null) {
    const wanted = { match: counting.match, after: 0, limit: counting.limit }
    statements.push(inBatch(plainPoints(db), wanted))
  }
  if (counting.cells.length > 0) statements.push(countsFrom(query(db), counting.cells))
  const answers = await runBatch(db, statements)
  const found: SearchMatch[] = answers[0]
  const points: MatchPoint[] = counting.match === null ? [] : answers[1]
  const cells: CountedCell[] = counting.cells.length === 0 ? [] : answers.at(-1)
  return { found, cells, points }
}

/** Dishes by their folded names, each with the number of restaurants that offer it. */
export function readDishCounts(
  db: Database,
  keys: readonly string[],
): Promise<{ dish: string; count: number }[]> {
  return query(db)
    .select({ dish: dishCounts.dish, count: dishCounts.count })
    .from(sql`json_each(${JSON.stringify(keys)}) j`)
    .crossJoin(dishCounts)
    .where(eq(dishCounts.key, sql`j.value`))
}
