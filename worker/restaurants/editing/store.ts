import {
  and,
  count,
  eq,
  getTableColumns,
  gt,
  gte,
  isNotNull,
  isNull,
  lte,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import {
  emptyFields,
  mapFields,
  pickFields,
  STORED_NAMES,
} from '../../contract/restaurants/fieldNames.ts'
import type { LatLng } from '../../contract/search.ts'
import { type Database, query, runBatch } from '../../db/client.ts'
import { type RestaurantRow, restaurantColumns } from '../../db/restaurantRow.ts'
import { copyToDocument } from '../../db/statements/copyToDocument.ts'
import { announcedTimes } from '../../db/tables/announced.ts'
import { dishCorrections } from '../../db/tables/menus.ts'
import {
  reports,
  restaurantConfirmations,
  restaurantDetails,
  restaurantHistory,
  restaurants,
} from '../../db/tables/restaurants.ts'
import { type WholeRow, wholeById } from '../saving/store.ts'
import { IMPORT, TIMER } from '../writers.ts'

/** A restaurant, deleted or not. */
export async function readWhole(db: Database, id: string): Promise<WholeRow | null> {
  return (await wholeById(db).get({ id })) ?? null
}

/**
 * Sets the owner of a restaurant at `now` (milliseconds), null for none. Imports no longer change a restaurant that somebody owns
 * or has written. It raises the version, so that a change by the former owner fails; the history does not record owners.
 */
export function setOwner(
  db: Database,
  { id, ownerId, now }: { id: string; ownerId: string | null; now: number },
) {
  const writtenByPerson = sql`EXISTS (SELECT 1 FROM ${restaurantHistory}
    WHERE restaurant_id = ${id} AND by NOT IN (${IMPORT}, ${TIMER}))`
  const own = query(db)
    .update(restaurants)
    .set({
      ownerId,
      version: sql`${restaurants.version} + 1`,
      editedAt: sql`CASE WHEN ${ownerId} IS NOT NULL OR ${writtenByPerson}
        THEN coalesce(${restaurants.editedAt}, ${now}) END`,
    })
    .where(and(eq(restaurants.id, id), isNull(restaurants.deletedAt)))
  return { own, document: copyToDocument(db, 'version', eq(restaurants.id, id)) }
}

interface Page {
  /** The last id of the previous page; empty for the first. */
  after: string
  limit: number
}

const byName = sql`${restaurants.name} COLLATE NOCASE`

/** A person's restaurants by name after `after`, closed ones too but no deleted ones, and how many there are in all. */
export async function listOwned(
  db: Database,
  ownerId: string,
  { after, limit }: Page,
): Promise<{ rows: RestaurantRow[]; total: number }> {
  const owned = and(eq(restaurants.ownerId, ownerId), isNull(restaurants.deletedAt))
  const isBehind = sql`(${byName}, ${restaurants.id}) >
    (SELECT name, id FROM restaurants WHERE id = ${after})`
  const order = [byName, restaurants.id]
  return await readPage(db, owned, after === '' ? undefined : isBehind, order, limit)
}

/** Up to `limit` restaurants of a list from a point on, and how many the whole list has. */
async function readPage(
  db: Database,
  whole: SQL | undefined,
  isBehind: SQL | undefined,
  order: (SQL | SQLiteColumn)[],
  limit: number,
): Promise<{ rows: RestaurantRow[]; total: number }> {
  const [rows, [counted]] = await query(db).batch([
    query(db)
      .select(restaurantColumns)
      .from(restaurants)
      .where(and(whole, isBehind))
      .orderBy(...order)
      .limit(limit),
    query(db).select({ n: count() }).from(restaurants).where(whole),
  ])
  return { rows, total: counted?.n ?? 0 }
}

/** Restaurants without a Google id by their ids after `after`, and how many there are in all. */
export async function listWithoutGoogle(
  db: Database,
  { after, limit }: Page,
): Promise<{ rows: RestaurantRow[]; total: number }> {
  const without = and(
    isNull(restaurants.googleId),
    isNull(restaurants.deletedAt),
    isNull(restaurants.closedAt),
  )
  return await readPage(db, without, gt(restaurants.id, after), [restaurants.id], limit)
}

/**
 * The first place of a restaurant before the strangers' moves since `from` (milliseconds) and since an admin or an import last
 * placed it; null without such moves.
 */
export async function placeBeforeStrangers(
  db: Database,
  id: string,
  from: number,
): Promise<LatLng | null> {
  const { restaurantId, version, at, by, changes } = restaurantHistory
  const moves = query(db)
    .$with('moves')
    .as(
      query(db)
        .select({
          version,
          at,
          by,
          place: sql<LatLng | null>`nullif(${changes} -> '$.place[0]', 'null')`
            .mapWith(JSON.parse)
            .as('place'),
        })
        .from(restaurantHistory)
        .where(and(eq(restaurantId, id), sql`${changes} -> '$.place' IS NOT NULL`)),
    )
  const lastPlaced = sql`coalesce((SELECT max(version) FROM moves
    WHERE by = ${IMPORT} OR by IN (SELECT user_id FROM user_roles WHERE role = 'admin')), 0)`
  const move = await query(db)
    .with(moves)
    .select({ place: moves.place })
    .from(moves)
    .where(and(gte(moves.at, from), gt(moves.version, lastPlaced), isNotNull(moves.place)))
    .orderBy(moves.version)
    .limit(1)
    .get()
  return move?.place ?? null
}

/** Up to `limit` ids of ONLINE pop-ups whose time had ended at `now`. */
export async function listEnded(db: Database, now: number, limit: number): Promise<string[]> {
  const rows = await query(db)
    .select({ id: restaurants.id })
    .from(restaurants)
    // A literal, so that SQLite can use the partial index of ONLINE pop-ups.
    .where(and(sql`${restaurants.status} = 'ONLINE'`, lte(restaurants.onlineUntil, now)))
    .orderBy(restaurants.onlineUntil)
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** The empty values of every column but those that say which restaurant it was and when its row last changed. */
function emptyColumns() {
  const { n, id, source, version, modifiedAt, ...cleared } = getTableColumns(restaurants)
  return {
    ...mapFields(Object.keys(cleared) as (keyof typeof cleared)[], () => null),
    ...pickFields(
      emptyFields(),
      STORED_NAMES.filter((name) => name !== 'source'),
    ),
  }
}

/**
 * Removes up to `limit` restaurants deleted before `before` (milliseconds), with all their rows. An imported one keeps an empty
 * row, deleted at 0, so that the next import does not add it again.
 */
export async function purgeDeleted(db: Database, before: number, limit: number): Promise<void> {
  // Selected once, since each statement changes what another selection would find.
  const rows = await query(db)
    .select({ id: restaurants.id })
    .from(restaurants)
    .where(and(gt(restaurants.deletedAt, 0), lte(restaurants.deletedAt, before)))
    .orderBy(restaurants.deletedAt, restaurants.id)
    .limit(limit)
  if (rows.length === 0) return
  const ids = JSON.stringify(rows.map(({ id }) => id))
  const isGone = sql`IN (SELECT value FROM json_each(${ids}))`
  const dependents = [
    restaurantDetails,
    restaurantHistory,
    restaurantConfirmations,
    dishCorrections,
    announcedTimes,
    reports,
  ]
  await runBatch(db, [
    ...dependents.map((table) =>
      query(db).delete(table).where(sql`${table.restaurantId} ${isGone}`),
    ),
    query(db)
      .update(restaurants)
      .set({ ...emptyColumns(), deletedAt: 0, version: sql`${restaurants.version} + 1` })
      .where(and(sql`${restaurants.id} ${isGone}`, eq(restaurants.source, 'osm'))),
    query(db)
      .delete(restaurants)
      .where(and(sql`${restaurants.id} ${isGone}`, ne(restaurants.source, 'osm'))),
  ])
}
