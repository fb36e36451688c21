import type { Database } from '../../db/client.ts'
import { FINEST_LEVEL, LEVELS } from '../grid/cells.ts'
import { CARD_PAIRS } from '../record.ts'
import type { IndexedWords } from './listing.ts'
import type { PlannedWrite } from './store.ts'

const COLUMN_MASK = 2 ** FINEST_LEVEL - 1
const LEVEL_SHIFTS = LEVELS.map((level) => `(${level}, ${FINEST_LEVEL - level})`).join(', ')

/** Listings whose share in the counts has to go, because they are about to change. ?1: [[id, version], …] */
const LEAVING = `WITH share AS (
  SELECT r.n, r.cell, r.diet, r.lat, r.lng, r.cuisine, w.card
  FROM json_each(?1) j CROSS JOIN restaurants r ON r.id = j.value ->> 0 AND r.version = j.value ->> 1
  CROSS JOIN restaurant_words w ON w.rowid = r.n)`

/** Listings that can be found by place and have no share in the counts yet. ?1: [[id], …] */
const ENTERING = `WITH share AS (
  SELECT r.*
  FROM json_each(?1) j CROSS JOIN restaurants r ON r.id = j.value ->> 0
  WHERE r.cell IS NOT NULL AND r.deleted_at IS NULL AND r.closed_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM restaurant_words w WHERE w.rowid = r.n))`

const SHARE_CELLS = `SELECT level, (cell >> ${FINEST_LEVEL}) >> shift, (cell & ${COLUMN_MASK}) >> shift
  FROM share, (SELECT column1 AS level, column2 AS shift FROM (VALUES ${LEVEL_SHIFTS}))`

function countsBy(sign: '' | '-'): string {
  const sum = (what: string) => `${sign}SUM(${what})`
  return `INSERT INTO restaurant_counts
    (level, y, x, vegan, vegetarian, options, unconfirmed, lat_sum, lng_sum)
  SELECT level, (cell >> ${FINEST_LEVEL}) >> shift AS y, (cell & ${COLUMN_MASK}) >> shift AS x,
    ${sum("diet = 'vegan'")}, ${sum("diet = 'vegetarian'")}, ${sum("diet = 'options'")},
    ${sum("diet = 'unconfirmed'")},
    ${sum('CAST(ROUND(lat * 100000) AS INTEGER)')}, ${sum('CAST(ROUND(lng * 100000) AS INTEGER)')}
  FROM share, (SELECT column1 AS level, column2 AS shift FROM (VALUES ${LEVEL_SHIFTS}))
  GROUP BY 1, 2, 3
  ON CONFLICT (level, y, x) DO UPDATE SET vegan = vegan + excluded.vegan,
    vegetarian = vegetarian + excluded.vegetarian, options = options + excluded.options,
    unconfirmed = unconfirmed + excluded.unconfirmed,
    lat_sum = lat_sum + excluded.lat_sum, lng_sum = lng_sum + excluded.lng_sum`
}

function cuisinesBy(sign: '' | '-'): string {
  return `INSERT INTO cuisine_counts (cuisine, count)
  SELECT c.value, ${sign}COUNT(DISTINCT n) FROM share, json_each(share.cuisine) c GROUP BY 1
  ON CONFLICT (cuisine) DO UPDATE SET count = count + excluded.count`
}

/** Takes listings out of the word index and all counts, while they are still as they were counted. */
export function takeOut(db: Database, writes: readonly PlannedWrite[]): D1PreparedStatement[] {
  const ids = JSON.stringify(writes.map(({ listing, baseVersion }) => [listing.id, baseVersion]))
  const keys = `FROM share, json_each(share.card, '$.dish_keys') k`
  return [
    `${LEAVING} ${countsBy('-')}`,
    `${LEAVING} DELETE FROM restaurant_counts WHERE (level, y, x) IN (${SHARE_CELLS})
      AND vegan + vegetarian + options + unconfirmed = 0`,
    `${LEAVING} ${cuisinesBy('-')}`,
    `${LEAVING} DELETE FROM cuisine_counts
      WHERE cuisine IN (SELECT c.value FROM share, json_each(share.cuisine) c) AND count = 0`,
    `${LEAVING} INSERT INTO dish_counts (key, dish, count)
      SELECT k.value, k.value, -COUNT(*) ${keys} GROUP BY 1
      ON CONFLICT (key) DO UPDATE SET count = count + excluded.count`,
    `${LEAVING} DELETE FROM dish_counts WHERE key IN (SELECT k.value ${keys}) AND count = 0`,
    `${LEAVING} DELETE FROM restaurant_words WHERE rowid IN (SELECT n FROM share)`,
  ].map((sql) => db.prepare(sql).bind(ids))
}

/** Puts listings into the word index and all counts, as they now stand in `restaurants`. */
export function putIn(db: Database, words: readonly IndexedWords[]): D1PreparedStatement[] {
  const ids = JSON.stringify(words.map((listing) => [listing.id]))
  const dishes = words.filter((listing) => listing.dishKeys.length > 0)
  const dishWords = JSON.stringify(dishes.map(({ id, dishKeys }) => [id, dishKeys]))
  const allWords = JSON.stringify(
    words.map((w) => [w.id, w.name, w.cuisine, w.dishes, w.cells, w.dishKeys.map((k) => k.key)]),
  )
  const statements = [
    db.prepare(`${ENTERING} ${countsBy('')}`).bind(ids),
    db.prepare(`${ENTERING} ${cuisinesBy('')}`).bind(ids),
  ]
  if (dishes.length > 0) {
    statements.push(
      db
        .prepare(
          `${ENTERING} INSERT INTO dish_counts (key, dish, count)
          SELECT k.value ->> '$.key', MIN(k.value ->> '$.dish'), COUNT(*)
          FROM json_each(?1) j JOIN share ON share.id = j.value ->> 0, json_each(j.value, '$[1]') k
          GROUP BY 1 ON CONFLICT (key) DO UPDATE SET count = count + excluded.count`,
        )
        .bind(dishWords),
    )
  }
  statements.push(
    db
      .prepare(
        `INSERT INTO restaurant_words (rowid, name, cuisine, dishes, cells, lat, lng, card)
        SELECT r.n, j.value ->> 1, j.value ->> 2, j.value ->> 3, j.value ->> 4, r.lat, r.lng,
          json_object(${CARD_PAIRS}, 'dish_keys', json(j.value -> 5))
        FROM json_each(?1) j CROSS JOIN restaurants r ON r.id = j.value ->> 0
        WHERE r.cell IS NOT NULL AND r.deleted_at IS NULL AND r.closed_at IS NULL
          AND NOT EXISTS (SELECT 1 FROM restaurant_words w WHERE w.rowid = r.n)`,
      )
      .bind(allWords),
  )
  return statements
}

/** Empties the word index and all counts. */
export function takeOutAll(db: Database): D1PreparedStatement[] {
  return ['restaurant_words', 'restaurant_counts', 'cuisine_counts', 'dish_counts'].map((table) =>
    db.prepare(`DELETE FROM ${table}`),
  )
}
