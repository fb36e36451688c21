import type { Database } from '../../../db/client.ts'
import { FINEST_LEVEL, LEVELS } from '../../grid/cells.ts'
import { COLUMNS } from '../../store.ts'
import type { IndexedWords } from '../indexedWords.ts'

/**
 * A listing's share is what the three tables of counts hold of it. It is in them exactly while its row is in the word
 * index, so a listing without such a row has none to lose, and one with such a row is not counted twice.
 */
const SHARE = {
  /** Those of ?1, [[id, version], …], that are still at that version. */
  leaving: `SELECT r.n, r.cell, r.diet, r.lat, r.lng, r.cuisine, w.card
    FROM json_each(?1) j
    CROSS JOIN restaurants r ON r.id = j.value ->> 0 AND r.version = j.value ->> 1
    CROSS JOIN restaurant_words w ON w.rowid = r.n`,
  /** Those of ?1, [[id, …], …], that can be found and have no share yet. */
  entering: `SELECT r.*, j.value AS said
    FROM json_each(?1) j CROSS JOIN restaurants r ON r.id = j.value ->> 0
    WHERE r.cell IS NOT NULL AND r.deleted_at IS NULL AND r.closed_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM restaurant_words w WHERE w.rowid = r.n)`,
} as const

const SHIFTS = LEVELS.map((level) => `(${level}, ${FINEST_LEVEL - level})`).join(', ')
const COLUMN_MASK = 2 ** FINEST_LEVEL - 1

/** SQL that may read the listings as `share`, and as `cells` once for each level of the grid, with level, y and x. */
function about(which: keyof typeof SHARE, sql: string): string {
  return `WITH share AS (${SHARE[which]}),
  levels (level, shift) AS (VALUES ${SHIFTS}),
  cells AS (SELECT share.*, level, (cell >> ${FINEST_LEVEL}) >> shift AS y,
    (cell & ${COLUMN_MASK}) >> shift AS x FROM share CROSS JOIN levels)
  ${sql}`
}

function addToCounts(sign: '' | '-'): string {
  const sum = (what: string) => `${sign}SUM(${what})`
  return `INSERT INTO restaurant_counts
    (level, y, x, vegan, vegetarian, options, unconfirmed, lat_sum, lng_sum)
  SELECT level, y, x, ${sum("diet = 'vegan'")}, ${sum("diet = 'vegetarian'")},
    ${sum("diet = 'options'")}, ${sum("diet = 'unconfirmed'")},
    ${sum('CAST(ROUND(lat * 100000) AS INTEGER)')}, ${sum('CAST(ROUND(lng * 100000) AS INTEGER)')}
  FROM cells GROUP BY 1, 2, 3
  ON CONFLICT (level, y, x) DO UPDATE SET vegan = vegan + excluded.vegan,
    vegetarian = vegetarian + excluded.vegetarian, options = options + excluded.options,
    unconfirmed = unconfirmed + excluded.unconfirmed,
    lat_sum = lat_sum + excluded.lat_sum, lng_sum = lng_sum + excluded.lng_sum`
}

function addToCuisines(sign: '' | '-'): string {
  return `INSERT INTO cuisine_counts (cuisine, count)
  SELECT c.value, ${sign}COUNT(DISTINCT n) FROM share, json_each(share.cuisine) c GROUP BY 1
  ON CONFLICT (cuisine) DO UPDATE SET count = count + excluded.count`
}

const KEYS_OF_CARDS = `FROM share, json_each(share.card, '$.dish_keys') k`

const TAKE_OUT = [
  addToCounts('-'),
  `DELETE FROM restaurant_counts WHERE (level, y, x) IN (SELECT level, y, x FROM cells)
    AND vegan + vegetarian + options + unconfirmed = 0`,
  addToCuisines('-'),
  `DELETE FROM cuisine_counts
    WHERE cuisine IN (SELECT c.value FROM share, json_each(share.cuisine) c) AND count = 0`,
  `INSERT INTO dish_counts (key, dish, count)
    SELECT k.value, k.value, -COUNT(*) ${KEYS_OF_CARDS} GROUP BY 1
    ON CONFLICT (key) DO UPDATE SET count = count + excluded.count`,
  `DELETE FROM dish_counts WHERE key IN (SELECT k.value ${KEYS_OF_CARDS}) AND count = 0`,
  // The last, for it is by this row that the others know the share.
  'DELETE FROM restaurant_words WHERE rowid IN (SELECT n FROM share)',
].map((sql) => about('leaving', sql))

/** Takes listings out of the word index and all counts, if they are still at the given versions. */
export function takeOut(
  db: Database,
  listings: readonly { id: string; version: number }[],
): D1PreparedStatement[] {
  if (listings.length === 0) return []
  const ids = JSON.stringify(listings.map(({ id, version }) => [id, version]))
  return TAKE_OUT.map((sql) => db.prepare(sql).bind(ids))
}

/** SQL: dishes as a list shows them, as text, without who said so and when. */
const CARD_DISHES = `(SELECT '' || json_group_array(json_remove(d.value, '$.source', '$.checkedAt'))
  FROM json_each(share.vegan_options) d)`
/** SQL: a listing as the pairs of a json_object, which is what a search answers with. */
const CARD_PAIRS = COLUMNS.map((column) => {
  return `'${column}', ${column === 'vegan_options' ? CARD_DISHES : `share.${column}`}`
}).join(', ')

const COUNT = [addToCounts(''), addToCuisines('')].map((sql) => about('entering', sql))
/** ?1: [[id, [{ key, dish }, …]], …] */
const COUNT_DISHES = about(
  'entering',
  `INSERT INTO dish_counts (key, dish, count)
  SELECT k.value ->> '$.key', MIN(k.value ->> '$.dish'), COUNT(*)
  FROM share, json_each(share.said, '$[1]') k GROUP BY 1
  ON CONFLICT (key) DO UPDATE SET count = count + excluded.count`,
)
/** ?1: [[id, name, cuisine, dishes, cells, dish keys], …] */
const INDEX = about(
  'entering',
  `INSERT INTO restaurant_words (rowid, name, cuisine, dishes, cells, lat, lng, card)
  SELECT n, said ->> 1, said ->> 2, said ->> 3, said ->> 4, lat, lng,
    json_object(${CARD_PAIRS}, 'dish_keys', json(said -> 5))
  FROM share`,
)

/** Puts listings into the word index and all counts, as they now stand in `restaurants`. */
export function putIn(db: Database, words: readonly IndexedWords[]): D1PreparedStatement[] {
  if (words.length === 0) return []
  const ids = JSON.stringify(words.map(({ id }) => [id]))
  const dishes = words.filter(({ dishKeys }) => dishKeys.length > 0)
  const dishWords = JSON.stringify(dishes.map(({ id, dishKeys }) => [id, dishKeys]))
  const allWords = JSON.stringify(
    words.map((w) => [w.id, w.name, w.cuisine, w.dishes, w.cells, w.dishKeys.map((k) => k.key)]),
  )
  return [
    ...COUNT.map((sql) => db.prepare(sql).bind(ids)),
    ...(dishes.length === 0 ? [] : [db.prepare(COUNT_DISHES).bind(dishWords)]),
    // The last: with this row the share is in.
    db.prepare(INDEX).bind(allWords),
  ]
}

/** Empties the word index and all counts. */
export function takeOutAll(db: Database): D1PreparedStatement[] {
  return ['restaurant_words', 'restaurant_counts', 'cuisine_counts', 'dish_counts'].map((table) =>
    db.prepare(`DELETE FROM ${table}`),
  )
}
