import {
  and,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  notExists,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Diet } from '../../../contract/diet.ts'
import { type Database, query, type Statement } from '../../../db/client.ts'
import { documentColumns } from '../../../db/restaurantRow.ts'
import {
  cuisineCounts,
  dishCounts,
  restaurantCounts,
  restaurants,
} from '../../../db/restaurantTables.ts'
import { restaurantWords } from '../../../db/searchIndex.ts'
import { FINEST_LEVEL, LEVELS } from '../../grid/cells.ts'
import type { IndexedWords } from '../indexedWords.ts'

/**
 * A restaurant's entries are what the three tables of counts hold of it. They are there exactly while its row is in the word
 * index, so a restaurant without such a row has none to lose, and one with such a row is not counted twice.
 */
type IndexEntries = ReturnType<typeof leaving> | ReturnType<typeof entering>

const { n, cell, diet, status, lat, lng, cuisine } = restaurants
const counted = { n, cell, diet, status, lat, lng, cuisine }

/** Those of [[id, version], …] that are still at that version. */
function leaving(db: Database, ids: string) {
  return query(db)
    .$with('entries')
    .as(
      query(db)
        .select({ ...counted, said: restaurantWords.document })
        .from(sql`json_each(${ids}) j`)
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

/** Those of [[id, …], …] that can be found and have no entries yet. */
function entering(db: Database, ids: string) {
  return query(db)
    .$with('entries')
    .as(
      query(db)
        .select({ ...counted, said: sql<string>`j.value`.as('said') })
        .from(sql`json_each(${ids}) j`)
        .crossJoin(restaurants)
        .where(canEnter(db)),
    )
}

function canEnter(db: Database) {
  const known = query(db)
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

const LEVEL_SHIFTS = LEVELS.map((level) => `(${level}, ${FINEST_LEVEL - level})`).join(', ')
const levels = sql.raw(
  `(SELECT column1 AS level, column2 AS shift FROM (VALUES ${LEVEL_SHIFTS})) levels`,
)
const COLUMN_MASK = 2 ** FINEST_LEVEL - 1

/** The restaurants of the entries, once for each level of the grid. */
function cellsOf(db: Database, entries: IndexEntries) {
  const row = sql`${entries.cell} >> ${sql.raw(`${FINEST_LEVEL}`)}`
  const column = sql`${entries.cell} & ${sql.raw(`${COLUMN_MASK}`)}`
  return query(db)
    .$with('cells')
    .as(
      query(db)
        .select({
          diet: entries.diet,
          isOffline: sql<boolean>`${entries.status} = 'OFFLINE'`.as('is_offline'),
          lat: entries.lat,
          lng: entries.lng,
          level: sql<number>`level`.as('level'),
          y: sql<number>`(${row}) >> shift`.as('y'),
          x: sql<number>`(${column}) >> shift`.as('x'),
        })
        .from(entries)
        .crossJoin(levels),
    )
}

type Sign = '' | '-'

function addToCounts(db: Database, entries: IndexEntries, sign: Sign): Statement {
  const cells = cellsOf(db, entries)
  const sum = (what: string) => sql.raw(`${sign}SUM(${what})`)
  const drawn = (wanted: Diet) =>
    sql<number>`${sum(`diet = '${wanted}' AND NOT is_offline`)}`.as(wanted)
  const offline = (wanted: Diet) =>
    sql<number>`${sum(`diet = '${wanted}' AND is_offline`)}`.as(`${wanted}_offline`)
  const inWholes = (degrees: string) =>
    sum(`iif(is_offline, 0, CAST(ROUND(${degrees} * 100000) AS INTEGER))`)
  const { level, y, x, ...sums } = getTableColumns(restaurantCounts)
  return query(db)
    .with(entries, cells)
    .insert(restaurantCounts)
    .select(
      query(db)
        .select({
          level: cells.level,
          y: cells.y,
          x: cells.x,
          vegan: drawn('vegan'),
          vegetarian: drawn('vegetarian'),
          options: drawn('options'),
          unconfirmed: drawn('unconfirmed'),
          veganOffline: offline('vegan'),
          vegetarianOffline: offline('vegetarian'),
          optionsOffline: offline('options'),
          unconfirmedOffline: offline('unconfirmed'),
          latSum: sql<number>`${inWholes('lat')}`.as('lat_sum'),
          lngSum: sql<number>`${inWholes('lng')}`.as('lng_sum'),
        })
        .from(cells)
        .groupBy(sql`1, 2, 3`),
    )
    .onConflictDoUpdate({ target: [level, y, x], set: added(sums) })
}

/** Each column with what was to be inserted added to it. */
function added(columns: Record<string, { name: string }>): Record<string, SQL> {
  return Object.fromEntries(
    Object.entries(columns).map(([key, { name }]) => [key, sql.raw(`${name} + excluded.${name}`)]),
  )
}

function addToCuisines(db: Database, entries: IndexEntries, sign: Sign): Statement {
  return query(db)
    .with(entries)
    .insert(cuisineCounts)
    .select(
      query(db)
        .select({
          cuisine: sql<string>`c.value`.as('cuisine'),
          count: sql<number>`${sql.raw(sign)}COUNT(DISTINCT n)`.as('count'),
        })
        .from(entries)
        .innerJoin(sql`json_each(${entries.cuisine}) c`, sql`true`)
        .groupBy(sql`1`),
    )
    .onConflictDoUpdate({
      target: cuisineCounts.cuisine,
      set: added({ count: cuisineCounts.count }),
    })
}

/** `dishes`: SQL of a JSON list in the entries, and of the key and the dish in what it holds. */
function addToDishes(
  db: Database,
  entries: IndexEntries,
  sign: Sign,
  dishes: { list: SQL; key: SQL; dish: SQL },
): Statement {
  return query(db)
    .with(entries)
    .insert(dishCounts)
    .select(
      query(db)
        .select({
          key: sql<string>`${dishes.key}`.as('key'),
          dish: sql<string>`MIN(${dishes.dish})`.as('dish'),
          count: sql<number>`${sql.raw(sign)}COUNT(*)`.as('count'),
        })
        .from(entries)
        .innerJoin(sql`json_each(${dishes.list}) k`, sql`true`)
        .groupBy(sql`1`),
    )
    .onConflictDoUpdate({ target: dishCounts.key, set: added({ count: dishCounts.count }) })
}

/** Takes restaurants out of the word index and all counts, if they are still at the given versions. */
export function takeOut(
  db: Database,
  restaurants: readonly { id: string; version: number }[],
): Statement[] {
  if (restaurants.length === 0) return []
  const entries = leaving(db, JSON.stringify(restaurants.map(({ id, version }) => [id, version])))
  const cells = cellsOf(db, entries)
  const { level, y, x, latSum, lngSum, ...counts } = getTableColumns(restaurantCounts)
  const dishKeys = sql`${entries.said} -> '$.dishKeys'`
  const [value, key] = [sql`c.value`, sql`k.value`]
  return [
    addToCounts(db, entries, '-'),
    query(db)
      .with(entries, cells)
      .delete(restaurantCounts)
      .where(
        and(
          sql`(${level}, ${y}, ${x}) IN (SELECT level, y, x FROM cells)`,
          eq(sql.join(Object.values(counts), sql` + `), sql`0`),
        ),
      ),
    addToCuisines(db, entries, '-'),
    query(db)
      .with(entries)
      .delete(cuisineCounts)
      .where(
        and(
          sql`${cuisineCounts.cuisine} IN (SELECT ${value} FROM entries, json_each(entries.cuisine) c)`,
          eq(cuisineCounts.count, 0),
        ),
      ),
    addToDishes(db, entries, '-', { list: dishKeys, key, dish: key }),
    query(db)
      .with(entries)
      .delete(dishCounts)
      .where(
        and(
          sql`${dishCounts.key} IN (SELECT ${key} FROM entries, json_each(${dishKeys}) k)`,
          eq(dishCounts.count, 0),
        ),
      ),
    // The last, for it is by this row that the others know the entries.
    query(db)
      .with(entries)
      .delete(restaurantWords)
      .where(inArray(restaurantWords.rowid, query(db).select({ n: entries.n }).from(entries))),
  ]
}

/** SQL: a restaurant as a search answers with it, but dishes as a list shows them, without who said so and when. */
function documentOf(dishKeys: SQL): SQL {
  const dishes = sql`(SELECT json_group_array(json_remove(d.value, '$.source', '$.checkedAt'))
    FROM json_each(${restaurants.veganOptions}) d)`
  const pairs = Object.entries(documentColumns).map(([key, column]) => {
    if (key === 'veganOptions') return sql`${sql.raw(`'${key}'`)}, ${dishes}`
    return sql`${sql.raw(`'${key}'`)}, ${asJson(column)}`
  })
  return sql`json_object(${sql.join(pairs, sql`, `)}, 'dishKeys', json(${dishKeys}))`
}

function asJson(column: (typeof documentColumns)[keyof typeof documentColumns]): SQL {
  if (column.dataType === 'json') return sql`json(${column})`
  return column.dataType === 'boolean' ? sql`json(iif(${column}, 'true', 'false'))` : sql`${column}`
}

/** Puts restaurants into the word index and all counts, as they now stand in `restaurants`. */
export function putIn(db: Database, words: readonly IndexedWords[]): Statement[] {
  if (words.length === 0) return []
  const dishes = words.filter(({ dishKeys }) => dishKeys.length > 0)
  const entries = entering(db, JSON.stringify(words.map(({ id }) => [id])))
  const withDishes = entering(db, JSON.stringify(dishes.map(({ id, dishKeys }) => [id, dishKeys])))
  return [
    addToCounts(db, entries, ''),
    addToCuisines(db, entries, ''),
    ...(dishes.length === 0
      ? []
      : [
          addToDishes(db, withDishes, '', {
            list: sql`${withDishes.said} -> 1`,
            key: sql`k.value ->> '$.key'`,
            dish: sql`k.value ->> '$.dish'`,
          }),
        ]),
    // The last: with this row the entries are in.
    index(db, words),
  ]
}

function index(db: Database, words: readonly IndexedWords[]): Statement {
  const rows = words.map((w) => {
    return [w.id, w.name, w.cuisine, w.dishes, w.cells, w.dishKeys.map(({ key }) => key)]
  })
  const said = (at: number, name: string) => sql<string>`${sql.raw(`j.value ->> ${at}`)}`.as(name)
  return query(db)
    .insert(restaurantWords)
    .select(
      query(db)
        .select({
          rowid: sql<number>`${restaurants.n}`.as('rowid'),
          name: said(1, 'name'),
          cuisine: said(2, 'cuisine'),
          dishes: said(3, 'dishes'),
          cells: said(4, 'cells'),
          lat: sql<number>`${restaurants.lat}`.as('lat'),
          lng: sql<number>`${restaurants.lng}`.as('lng'),
          document: sql<string>`${documentOf(sql`j.value -> 5`)}`.as('document'),
        })
        .from(sql`json_each(${JSON.stringify(rows)}) j`)
        .crossJoin(restaurants)
        .where(canEnter(db)),
    )
}

/** Empties the word index and all counts. */
export function takeOutAll(db: Database): Statement[] {
  return [restaurantWords, restaurantCounts, cuisineCounts, dishCounts].map((table) =>
    query(db).delete(table),
  )
}
