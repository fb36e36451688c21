import type { Database } from '../../db/client.ts'
import { cellOf } from '../grid/cells.ts'
import { COLUMNS, placeOf, type RestaurantRow, ROW_COLUMNS } from '../record.ts'
import type { Changes, IndexedWords, ListingInput } from './listing.ts'

/** A listing that is to be written, on top of the version it was compared with (0: there is none yet). */
export interface PlannedWrite {
  listing: ListingInput
  baseVersion: number
  changes: Changes | null
  words: IndexedWords | null
}

export interface WriteStamp {
  /** A user's id, or 'import'. */
  by: string
  /** Milliseconds since 1970. */
  at: number
  /** Set when a person edits: imports leave the listing alone from then on. */
  isPersonal: boolean
}

/** Said by calls of their own: saving a listing leaves them as they are. */
const KEPT: readonly string[] = ['id', 'confirmed_at', 'closed_at']
const WRITTEN: readonly string[] = [
  ...COLUMNS.filter((column) => !KEPT.includes(column)),
  'cell',
  'edited_at',
]

/** Adds and changes rows; a row that is no longer at its base version is left alone. Returns the written ids. */
export function upsert(
  db: Database,
  writes: readonly PlannedWrite[],
  stamp: WriteStamp,
): D1PreparedStatement {
  const columns = ['id', ...WRITTEN, 'owner_id']
  const rows = writes.map(({ listing, baseVersion }) => ({
    ...toColumns(listing),
    online_since: listing.status === 'ONLINE' ? (listing.onlineSince ?? stamp.at) : null,
    edited_at: stamp.isPersonal ? stamp.at : null,
    modified_at: stamp.at,
    version: baseVersion + 1,
  }))
  return db
    .prepare(
      `INSERT INTO restaurants (${columns.join(', ')})
      SELECT ${columns.map((column) => `value ->> '$.${column}'`).join(', ')} FROM json_each(?1) WHERE true
      ON CONFLICT (id) DO UPDATE SET ${WRITTEN.map((c) => `${c} = ${written(c)}`).join(', ')}
      WHERE restaurants.version = excluded.version - 1 RETURNING id`,
    )
    .bind(JSON.stringify(rows))
}

/** SQL: what an update writes into a column. Who is out already is out since then, wherever it moves. */
function written(column: string): string {
  if (column !== 'online_since') return `excluded.${column}`
  return `CASE WHEN excluded.status = 'ONLINE' AND restaurants.status = 'ONLINE'
      AND coalesce(restaurants.online_until, excluded.modified_at + 1) > excluded.modified_at
    THEN coalesce(restaurants.online_since, restaurants.modified_at) ELSE excluded.online_since END`
}

function toColumns(listing: ListingInput) {
  return {
    id: listing.id,
    name: listing.name,
    cuisine: JSON.stringify(listing.cuisine),
    lat: listing.place?.lat ?? null,
    lng: listing.place?.lng ?? null,
    cell: listing.place && cellOf(listing.place),
    vegan_options: JSON.stringify(listing.veganOptions),
    rating: listing.rating,
    address: listing.address,
    google_id: listing.googleId,
    is_google: listing.isGoogle ? 1 : 0,
    status: listing.status,
    online_until: listing.onlineUntil,
    website: listing.website,
    diet: listing.diet,
    opening_hours: listing.openingHours,
    source: listing.source,
    owner_id: listing.ownerId ?? null,
  }
}

/** A history row for each change that took hold. */
export function recordHistory(
  db: Database,
  writes: readonly PlannedWrite[],
  stamp: WriteStamp,
): D1PreparedStatement {
  const rows = writes.map((write) => [write.listing.id, write.baseVersion + 1, write.changes])
  return db
    .prepare(
      `INSERT OR IGNORE INTO restaurant_history (restaurant_id, version, at, by, changes)
      SELECT r.id, r.version, ?2, ?3, j.value -> 2
      FROM json_each(?1) j CROSS JOIN restaurants r ON r.id = j.value ->> 0
      WHERE r.version = j.value ->> 1 AND r.modified_at = ?2`,
    )
    .bind(JSON.stringify(rows), stamp.at, stamp.by)
}

export interface StoredRow extends RestaurantRow {
  edited_at: number | null
  deleted_at: number | null
  /** JSON: the names of the vegan dishes of its menu; null without a menu, or while nobody judged it. */
  vegan_dishes: string | null
}

/** The rows of some ids, deleted ones too. */
export async function readStored(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, StoredRow>> {
  const { results } = await db
    .prepare(
      `SELECT ${ROW_COLUMNS}, r.edited_at, r.deleted_at, d.vegan_dishes
      FROM json_each(?1) j CROSS JOIN restaurants r ON r.id = j.value
      LEFT JOIN restaurant_details d ON d.restaurant_id = r.id`,
    )
    .bind(JSON.stringify(ids))
    .all<StoredRow>()
  return new Map(results.map((row) => [row.id, row]))
}

/** The menus of some listings, in markdown. */
export async function readMenus(
  db: Database,
  ids: readonly string[],
): Promise<{ id: string; menu: string }[]> {
  const { results } = await db
    .prepare(
      `SELECT d.restaurant_id AS id, d.menu
      FROM json_each(?1) j CROSS JOIN restaurant_details d ON d.restaurant_id = j.value`,
    )
    .bind(JSON.stringify(ids))
    .all<{ id: string; menu: string }>()
  return results
}

/** With its menu in markdown. */
export type NumberedRow = RestaurantRow & { n: number; menu: string | null }

/** Rows that were neither deleted nor closed, numbered above `after`, in that order. */
export async function readRows(db: Database, after: number, limit: number): Promise<NumberedRow[]> {
  const { results } = await db
    .prepare(
      `SELECT r.n, ${ROW_COLUMNS}, d.menu
      FROM restaurants r LEFT JOIN restaurant_details d ON d.restaurant_id = r.id
      WHERE r.n > ?1 AND r.deleted_at IS NULL AND r.closed_at IS NULL ORDER BY r.n LIMIT ?2`,
    )
    .bind(after, limit)
    .all<NumberedRow>()
  return results
}

/** The cell follows from the place; a change of the grid reaches stored rows here. */
export function placeOnGrid(db: Database, rows: readonly RestaurantRow[]): D1PreparedStatement {
  const cells = rows.flatMap((row) => {
    const place = placeOf(row)
    return place === null ? [] : [[row.id, cellOf(place)]]
  })
  return db
    .prepare(
      `UPDATE restaurants SET cell = j.value ->> 1 FROM json_each(?1) j
      WHERE restaurants.id = j.value ->> 0 AND cell IS NOT j.value ->> 1`,
    )
    .bind(JSON.stringify(cells))
}
