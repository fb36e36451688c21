import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { Diet } from '../../../../contract/diet.ts'
import { type Database, query, type Statement } from '../../../../db/client.ts'
import type { Builder } from '../../../../db/statements/prepared.ts'
import { wholeDegrees } from '../../../../db/statements/wholeDegrees.ts'
import { cuisineCounts, dishCounts, restaurantCounts } from '../../../../db/tables/restaurants.ts'
import { FINEST_LEVEL, LEVELS } from '../../../grid/cells.ts'
import type { IndexEntries } from '../entries/store.ts'

export function addCounts(db: DrizzleD1Database, entries: IndexEntries): Builder[] {
  return [addToCounts(db, entries, ''), addToCuisines(db, entries, '')]
}

/** `entries` are lists whose second is that of the dishes, as { key, dish }. */
export function addDishCounts(db: DrizzleD1Database, entries: IndexEntries): Builder {
  return addToDishes(db, entries, '', {
    list: sql`${entries.entry} -> 1`,
    key: sql`k.value ->> '$.key'`,
    dish: sql`k.value ->> '$.dish'`,
  })
}

/** Subtracts the entries from every count, and deletes counts that become 0. */
export function subtractCounts(db: DrizzleD1Database, entries: IndexEntries): Builder[] {
  const cells = cellsOf(db, entries)
  const { level, y, x, latSum, lngSum, ...counts } = getTableColumns(restaurantCounts)
  const dishKeys = sql`${entries.entry} -> '$.dishKeys'`
  const [value, key] = [sql`c.value`, sql`k.value`]
  return [
    addToCounts(db, entries, '-'),
    db
      .with(entries, cells)
      .delete(restaurantCounts)
      .where(
        and(
          sql`(${level}, ${y}, ${x}) IN (SELECT level, y, x FROM cells)`,
          eq(sql.join(Object.values(counts), sql` + `), sql`0`),
        ),
      ),
    addToCuisines(db, entries, '-'),
    db
      .with(entries)
      .delete(cuisineCounts)
      .where(
        and(
          sql`${cuisineCounts.cuisine} IN (SELECT ${value} FROM entries, json_each(entries.cuisine) c)`,
          eq(cuisineCounts.count, 0),
        ),
      ),
    addToDishes(db, entries, '-', { list: dishKeys, key, dish: key }),
    db
      .with(entries)
      .delete(dishCounts)
      .where(
        and(
          sql`${dishCounts.key} IN (SELECT ${key} FROM entries, json_each(${dishKeys}) k)`,
          eq(dishCounts.count, 0),
        ),
      ),
  ]
}

export function clearCounts(db: Database): Statement[] {
  return [restaurantCounts, cuisineCounts, dishCounts].map((table) => query(db).delete(table))
}

const LEVEL_SHIFTS = LEVELS.map((level) => `(${level}, ${FINEST_LEVEL - level})`).join(', ')
const levels = sql.raw(
  `(SELECT column1 AS level, column2 AS shift FROM (VALUES ${LEVEL_SHIFTS})) levels`,
)
const COLUMN_MASK = 2 ** FINEST_LEVEL - 1

/** The restaurants of the entries, once for each level of the grid. */
function cellsOf(db: DrizzleD1Database, entries: IndexEntries) {
  const row = sql`${entries.cell} >> ${sql.raw(`${FINEST_LEVEL}`)}`
  const column = sql`${entries.cell} & ${sql.raw(`${COLUMN_MASK}`)}`
  return db.$with('cells').as(
    db
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

function addToCounts(db: DrizzleD1Database, entries: IndexEntries, sign: Sign): Builder {
  const cells = cellsOf(db, entries)
  const sum = (what: string) => sql.raw(`${sign}SUM(${what})`)
  const drawn = (wanted: Diet) =>
    sql<number>`${sum(`diet = '${wanted}' AND NOT is_offline`)}`.as(wanted)
  const offline = (wanted: Diet) =>
    sql<number>`${sum(`diet = '${wanted}' AND is_offline`)}`.as(`${wanted}_offline`)
  const inWholes = (column: 'lat' | 'lng') => sum(`iif(is_offline, 0, ${wholeDegrees(column)})`)
  const { level, y, x, ...sums } = getTableColumns(restaurantCounts)
  return db
    .with(entries, cells)
    .insert(restaurantCounts)
    .select(
      db
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

/** The columns of an upsert that adds the inserted value to the stored one. */
function added(columns: Record<string, { name: string }>): Record<string, SQL> {
  return Object.fromEntries(
    Object.entries(columns).map(([key, { name }]) => [key, sql.raw(`${name} + excluded.${name}`)]),
  )
}

function addToCuisines(db: DrizzleD1Database, entries: IndexEntries, sign: Sign): Builder {
  return db
    .with(entries)
    .insert(cuisineCounts)
    .select(
      db
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

/** `dishes`: SQL of a JSON list in the entries, and of the key and the dish of each item. */
function addToDishes(
  db: DrizzleD1Database,
  entries: IndexEntries,
  sign: Sign,
  dishes: { list: SQL; key: SQL; dish: SQL },
): Builder {
  return db
    .with(entries)
    .insert(dishCounts)
    .select(
      db
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
