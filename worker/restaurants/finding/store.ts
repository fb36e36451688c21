import type { Diet } from '../../contract/diet.ts'
import type { Database } from '../../db/client.ts'
import type { Cell, CellRun } from '../grid/cells.ts'
import { readHighestNumber } from '../store.ts'

/** A match with the listing itself as JSON of a `RestaurantRow`. */
export interface Card {
  n: number
  lat: number
  lng: number
  card: string
}
/** A match of which only the place is known yet. */
export type Spot = Omit<Card, 'card'>

/** Matches of an FTS5 expression in the order of their numbers. */
export async function findCards(db: Database, match: string, limit: number): Promise<Card[]> {
  const { results } = await db
    .prepare(
      `SELECT rowid AS n, lat, lng, card FROM restaurant_words
      WHERE restaurant_words MATCH ?1 ORDER BY rowid LIMIT ?2`,
    )
    .bind(match, limit)
    .all<Card>()
  return results
}

/** The same without the listings, numbered above `after`. D1 binds numbers as REAL, by which FTS5 cannot seek. */
export async function findSpots(
  db: Database,
  match: string,
  after: number,
  limit: number,
): Promise<Spot[]> {
  const { results } = await db
    .prepare(
      `SELECT rowid AS n, lat, lng FROM restaurant_words
      WHERE restaurant_words MATCH ?1 AND rowid > CAST(?2 AS INTEGER) ORDER BY rowid LIMIT ?3`,
    )
    .bind(match, after, limit)
    .all<Spot>()
  return results
}

/** The first matches of a stretch of numbers, and how many matches of it each of them stands for. */
export interface SampledStretch {
  spots: Spot[]
  weight: number
}

/** The first matches of each of `stretches` equal stretches of the numbers above `after`, at most `limit` of each. */
export async function sampleSpots(
  db: Database,
  match: string,
  { after, stretches, limit }: { after: number; stretches: number; limit: number },
): Promise<SampledStretch[]> {
  const step = Math.max(1, Math.ceil(((await readHighestNumber(db)) - after) / stretches))
  const starts = Array.from({ length: stretches }, (_, i) => after + i * step)
  const statement = (start: number) =>
    db
      .prepare(
        `SELECT rowid AS n, lat, lng FROM restaurant_words WHERE restaurant_words MATCH ?1
        AND rowid > ${start} AND rowid <= ${start + step} ORDER BY rowid LIMIT ${limit}`,
      )
      .bind(match)
  const answers = await db.batch<Spot>(starts.map(statement))
  return answers.map(({ results }, i) => {
    const start = starts[i] ?? 0
    const seen = results.length < limit ? step : (results.at(-1)?.n ?? start) - start
    return { spots: results, weight: step / seen }
  })
}

const SPOTS_AT_ONCE = 20_000

/** All matches numbered above `after`, however many. */
export async function readAllSpots(db: Database, match: string, after: number): Promise<Spot[]> {
  const spots: Spot[] = []
  for (let last = after; ; ) {
    const more = await findSpots(db, match, last, SPOTS_AT_ONCE)
    for (const spot of more) spots.push(spot)
    if (more.length < SPOTS_AT_ONCE) return spots
    last = more.at(-1)?.n ?? last
  }
}

/** A statement may hold 100 KB; a number or a cell with its brackets takes less than 20 bytes. */
const VALUES_AT_ONCE = 4000

/** Cards by number. Numbers are written into the statement, for D1 binds at most 100. */
export async function readCards(db: Database, numbers: readonly number[]): Promise<Card[]> {
  const cards: Card[] = []
  for (let i = 0; i < numbers.length; i += VALUES_AT_ONCE) {
    const values = numbers.slice(i, i + VALUES_AT_ONCE).map((n) => `(${Math.trunc(n)})`)
    const { results } = await db
      .prepare(
        `WITH q (n) AS (VALUES ${values.join(', ')})
        SELECT w.rowid AS n, w.lat, w.lng, w.card
        FROM q CROSS JOIN restaurant_words w ON w.rowid = q.n`,
      )
      .all<Card>()
    cards.push(...results)
  }
  return cards
}

/** How many listings match, counted up to `limit`. */
export async function countMatches(db: Database, match: string, limit: number): Promise<number> {
  const count = await db
    .prepare(
      `SELECT COUNT(*) AS count FROM
      (SELECT rowid FROM restaurant_words WHERE restaurant_words MATCH ?1 LIMIT ?2)`,
    )
    .bind(match, limit)
    .first<number>('count')
  return count ?? 0
}

export type CountedCell = Record<Diet, number> & {
  y: number
  x: number
  /** Sums over all the places of the cell, whatever their diet, in 1e-5 degrees. */
  lat_sum: number
  lng_sum: number
}

/** The counted cells of one level in the given runs. At most a run's length and one more are read for each. */
export async function readCounts(
  db: Database,
  level: number,
  runs: readonly CellRun[],
): Promise<CountedCell[]> {
  const values = runs.map(({ y, west, east }) => `(${y}, ${west}, ${east})`).join(', ')
  const { results } = await db
    .prepare(
      `WITH q (y, west, east) AS (VALUES ${values})
      SELECT c.y, c.x, c.vegan, c.vegetarian, c.options, c.unconfirmed, c.lat_sum, c.lng_sum
      FROM q CROSS JOIN restaurant_counts c
      WHERE c.level = ?1 AND c.y = q.y AND c.x BETWEEN q.west AND q.east`,
    )
    .bind(level)
    .all<CountedCell>()
  return results
}

/** The counts of cells of mixed levels; at most 200 of them. Cells without a place are not in the answer. */
export async function readCountsOf(db: Database, cells: readonly Cell[]): Promise<CountedCell[]> {
  if (cells.length === 0) return []
  const values = cells.map(({ level, y, x }) => `(${level}, ${y}, ${x})`).join(', ')
  const { results } = await db
    .prepare(
      `WITH q (level, y, x) AS (VALUES ${values})
      SELECT c.y, c.x, c.vegan, c.vegetarian, c.options, c.unconfirmed, c.lat_sum, c.lng_sum
      FROM q CROSS JOIN restaurant_counts c ON c.level = q.level AND c.y = q.y AND c.x = q.x`,
    )
    .all<CountedCell>()
  return results
}

/** Dishes by their folded names, each with the number of listings that offer it. */
export async function readDishCounts(
  db: Database,
  keys: readonly string[],
): Promise<{ dish: string; count: number }[]> {
  const { results } = await db
    .prepare(
      `SELECT d.dish, d.count FROM json_each(?1) j CROSS JOIN dish_counts d ON d.key = j.value`,
    )
    .bind(JSON.stringify(keys))
    .all<{ dish: string; count: number }>()
  return results
}
