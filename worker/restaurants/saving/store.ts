import { eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { StoredQuestion } from '../../contract/restaurants/reasons.ts'
import { type Database, query, type Statement } from '../../db/client.ts'
import { restaurantColumns, type StoredRestaurant } from '../../db/restaurantRow.ts'
import { correctionsOfIt } from '../../db/statements/correctionsOfIt.ts'
import { prepared, preparedBatch } from '../../db/statements/prepared.ts'
import { ITS_ROWS, rowsFrom } from '../../db/statements/rowsOf.ts'
import { restaurantDetails, restaurantHistory, restaurants } from '../../db/tables/restaurants.ts'
import { cellOf } from '../grid/cells.ts'
import type { Changes } from '../restaurantInput.ts'
import type { NextVersion, TimedVersion, WriteStamp } from './nextVersion.ts'

const storedColumns = {
  ...restaurantColumns,
  editedAt: restaurants.editedAt,
  deletedAt: restaurants.deletedAt,
  ownerId: restaurants.ownerId,
  /** 1: a program wrote the menu. From 2 on it is a person's. Null without a menu. */
  menuVersion: sql<number | null>`${restaurantDetails.version}`.as('menu_version'),
  /** The names of the vegan dishes of its menu; null without a menu or before it is judged. */
  veganDishes: restaurantDetails.veganDishes,
  corrections: correctionsOfIt(),
}
/** With the menu in markdown; null when there is none. */
const wholeColumns = { ...storedColumns, menu: restaurantDetails.menu }

const itsDetails = eq(restaurantDetails.restaurantId, restaurants.id)

/** A restaurant, deleted or not. */
export const wholeById = prepared((db) =>
  db
    .select(wholeColumns)
    .from(restaurants)
    .leftJoin(restaurantDetails, itsDetails)
    .where(eq(restaurants.id, sql.placeholder('id')))
    .prepare(),
)

/** A restaurant with the columns that decide about a write. */
export type WholeRow = Awaited<ReturnType<ReturnType<typeof wholeById>['all']>>[number]
export type StoredRow = Omit<WholeRow, 'menu'>

/** The rows of some ids, deleted ones too. */
export async function readStored(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, StoredRow>> {
  const rows = await query(db)
    .select(storedColumns)
    .from(rowsIn(ids))
    .crossJoin(restaurants)
    .leftJoin(restaurantDetails, itsDetails)
    .where(eq(restaurants.id, sql`j.value`))
  return byId(rows)
}

/** The rows of some ids with their menus, which may be 32 KiB each. */
export async function readWholes(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, WholeRow>> {
  const rows = await query(db)
    .select(wholeColumns)
    .from(rowsIn(ids))
    .crossJoin(restaurants)
    .leftJoin(restaurantDetails, itsDetails)
    .where(eq(restaurants.id, sql`j.value`))
  return byId(rows)
}

function byId<Row extends { id: string }>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.id, row]))
}

/** A list, as of ids or of [id, base version, …], as a table j. */
export function rowsIn(values: readonly unknown[]): SQL {
  return sql`json_each(${JSON.stringify(values)}) j`
}

export const itsId = eq(restaurants.id, sql`j.value ->> 0`)
/** Still at the base version, or missing when that is 0. */
export const isAtBase = sql`coalesce(${restaurants.version}, 0) = j.value ->> 1`

const insertVersions = preparedBatch((db) => [
  db.insert(restaurantHistory).select(
    db
      .select({
        restaurantId: sql<string>`j.value ->> 0`.as('restaurant_id'),
        version: sql<number>`j.value ->> 1 + 1`.as('version'),
        at: sql<number>`${sql.placeholder('at')}`.as('at'),
        by: sql<string>`${sql.placeholder('by')}`.as('by'),
        changes: sql<Changes>`j.value -> 2`.as('changes'),
      })
      .from(ITS_ROWS)
      .leftJoin(restaurants, itsId)
      .where(isAtBase),
  ),
])

/** A history row for each version that is about to be written. */
export function insertHistory(
  db: Database,
  nexts: readonly NextVersion[],
  stamp: WriteStamp,
): Statement[] {
  const rows = nexts.flatMap(({ restaurant, baseVersion, changes }) =>
    changes === null ? [] : [[restaurant.id, baseVersion, changes]],
  )
  return rows.length === 0 ? [] : insertVersions(db, { rows: JSON.stringify(rows), ...stamp })
}

/** Writes the menus of versions with their counts, and deletes those set to null. */
export function writeMenus(db: Database, nexts: readonly NextVersion[], at: number): Statement[] {
  const gone = nexts.filter(({ menu }) => menu === null)
  const set = nexts.flatMap(({ restaurant, baseVersion, menu }) =>
    menu ? [[restaurant.id, baseVersion, menu]] : [],
  )
  return [
    ...(gone.length > 0 ? [deleteMenus(db, gone)] : []),
    ...(set.length > 0 ? upsertMenus(db, { rows: JSON.stringify(set), at }) : []),
  ]
}

function deleteMenus(db: Database, gone: readonly NextVersion[]): Statement {
  const ids = query(db)
    .select({ id: restaurants.id })
    .from(rowsIn(gone.map(({ restaurant, baseVersion }) => [restaurant.id, baseVersion])))
    .innerJoin(restaurants, itsId)
    .where(isAtBase)
  return query(db).delete(restaurantDetails).where(inArray(restaurantDetails.restaurantId, ids))
}

const menuValue = (path: string) => sql.raw(`j.value ->> '$[2].${path}'`)

const upsertMenus = preparedBatch((db) => {
  const menus = db
    .select({
      restaurantId: restaurants.id,
      menu: sql<string>`${menuValue('text')}`.as('menu'),
      modifiedAt: sql<number>`${sql.placeholder('at')}`.as('modified_at'),
      version: sql<number>`${menuValue('version')}`.as('version'),
      dishCount: sql<number>`${menuValue('all')}`.as('dish_count'),
      veganCount: sql<number>`${menuValue('vegan')}`.as('vegan_count'),
      veganDishes: sql<string[]>`j.value -> '$[2].veganNames'`.as('vegan_dishes'),
      questions: sql<StoredQuestion[]>`j.value -> '$[2].questions'`.as('questions'),
    })
    .from(ITS_ROWS)
    .innerJoin(restaurants, itsId)
    .where(isAtBase)
  const { restaurantId, ...columns } = getTableColumns(restaurantDetails)
  return [
    db
      .insert(restaurantDetails)
      .select(menus)
      .onConflictDoUpdate({ target: restaurantId, set: excluded(columns) }),
  ]
})

/** The columns of an upsert that takes the inserted values. */
export function excluded(columns: Record<string, { name: string }>): Record<string, SQL> {
  return Object.fromEntries(
    Object.entries(columns).map(([key, { name }]) => [key, sql.raw(`excluded.${name}`)]),
  )
}

const upsertRows = preparedBatch((db) => {
  // `confirmToday` writes `confirmedAt`, and `setOwner` the owner; neither is part of a version.
  const { n, id, ownerId, confirmedAt, ...replaced } = getTableColumns(restaurants)
  return [
    db
      .insert(restaurants)
      .select(rowsFrom(db, restaurants, sql.placeholder('rows')))
      .onConflictDoUpdate({
        target: id,
        set: excluded(replaced),
        setWhere: sql`${restaurants.version} = excluded.version - 1`,
      })
      .returning({ id }),
  ]
})

/** Adds and changes rows that are still at their base version: a statement, which returns their ids. */
export function upsert(db: Database, nexts: readonly TimedVersion[], at: number): Statement[] {
  return upsertRows(db, { rows: JSON.stringify(nexts.map((next) => toRow(next, at))) })
}

/** A row as SQLite stores it; SQLite assigns `n`. */
function toRow(next: TimedVersion, at: number) {
  const { place, veganOptions, cuisine, isGoogle, ownerId = null, ...restaurant } = next.restaurant
  return {
    ...restaurant,
    cuisine: JSON.stringify(cuisine),
    veganOptions: JSON.stringify(veganOptions),
    isGoogle: isGoogle ? 1 : 0,
    lat: place?.lat ?? null,
    lng: place?.lng ?? null,
    cell: place && cellOf(place),
    ...next.hours,
    ownerId,
    onlineSince: next.onlineSince,
    editedAt: next.editedAt,
    deletedAt: next.deletedAt,
    closedAt: next.closedAt,
    modifiedAt: at,
    readAt: next.readAt,
    version: next.baseVersion + 1,
  } satisfies Partial<Record<keyof StoredRestaurant, unknown>>
}
