import type { Database } from '../../db/client.ts'
import type { IndexedWords } from '../derived/indexedWords.ts'
import { cellOf } from '../grid/cells.ts'
import type { Changes, ListingInput } from '../listing.ts'
import type { RestaurantRow } from '../record.ts'
import { COLUMNS, ROW_COLUMNS } from '../store.ts'

/** A listing with what decides about a write. */
export interface StoredRow extends RestaurantRow {
  closed_at: number | null
  edited_at: number | null
  deleted_at: number | null
  owner_id: string | null
  /** 1: the menu is as a program wrote it. From 2 on it is a person's. Null without a menu. */
  menu_version: number | null
  /** JSON: the names of the vegan dishes of its menu; null without a menu, or while nobody judged it. */
  vegan_dishes: string | null
}

export interface WholeRow extends StoredRow {
  /** Markdown; null when there is none. */
  menu: string | null
}

const STORED = `${ROW_COLUMNS}, r.edited_at, r.deleted_at, r.owner_id,
  d.version AS menu_version, d.vegan_dishes`
const WHOLE = `${STORED}, d.menu`
const WITH_DETAILS = 'LEFT JOIN restaurant_details d ON d.restaurant_id = r.id'

/** A listing, deleted or not. */
export function selectWhole(db: Database, id: string): D1PreparedStatement {
  return db.prepare(`SELECT ${WHOLE} FROM restaurants r ${WITH_DETAILS} WHERE r.id = ?1`).bind(id)
}

/** The rows of some ids, deleted ones too. */
export function readStored(db: Database, ids: readonly string[]): Promise<Map<string, StoredRow>> {
  return readById<StoredRow>(db, STORED, ids)
}

/** The same with their menus, which may be 32 KiB each. */
export function readWholes(db: Database, ids: readonly string[]): Promise<Map<string, WholeRow>> {
  return readById<WholeRow>(db, WHOLE, ids)
}

async function readById<Row extends StoredRow>(
  db: Database,
  columns: string,
  ids: readonly string[],
): Promise<Map<string, Row>> {
  const { results } = await db
    .prepare(
      `SELECT ${columns} FROM json_each(?1) j CROSS JOIN restaurants r ON r.id = j.value ${WITH_DETAILS}`,
    )
    .bind(JSON.stringify(ids))
    .all<Row>()
  return new Map(results.map((row) => [row.id, row]))
}

/** A menu with what was counted of it. */
export interface NextMenu {
  /** Markdown. */
  text: string
  /** As `menu_version`. */
  version: number
  /** How many dishes it has, how many of them are vegan, and the names of these. */
  all: number
  vegan: number
  veganNames: readonly string[]
}

/** All that a listing is to be from its next version on. Times are milliseconds since 1970. */
export interface NextVersion {
  listing: ListingInput
  /** The version that it takes the place of; 0: there is none yet. */
  baseVersion: number
  /** Null for what leaves no history: the first version of what a program brought, and its first menu. */
  changes: Changes | null
  /** Null for what no search can find. */
  words: IndexedWords | null
  editedAt: number | null
  deletedAt: number | null
  closedAt: number | null
  /** Since when a pop-up that is out is out. */
  onlineSince: number | null
  /** Left out: the menu stays. Null takes it away. */
  menu?: NextMenu | null
}

export interface WriteStamp {
  /** A user's id, or a program's name (writers.ts). */
  by: string
  /** Milliseconds since 1970. */
  at: number
}

/** The rows of ?1, [[id, base version, …], …], that are still at the base version, or not there while that is 0. */
const AT_BASE = `json_each(?1) j LEFT JOIN restaurants r ON r.id = j.value ->> 0
  WHERE coalesce(r.version, 0) = j.value ->> 1`

/** A history row for each version that is about to be written. */
export function insertHistory(
  db: Database,
  nexts: readonly NextVersion[],
  { by, at }: WriteStamp,
): D1PreparedStatement[] {
  const rows = nexts.flatMap(({ listing, baseVersion, changes }) =>
    changes === null ? [] : [[listing.id, baseVersion, changes]],
  )
  if (rows.length === 0) return []
  const statement = db.prepare(
    `INSERT INTO restaurant_history (restaurant_id, version, at, by, changes)
    SELECT j.value ->> 0, j.value ->> 1 + 1, ?2, ?3, j.value -> 2 FROM ${AT_BASE}`,
  )
  return [statement.bind(JSON.stringify(rows), at, by)]
}

/** Sets the menus that a version brings, with what was counted of them, and takes others away. */
export function writeMenus(
  db: Database,
  nexts: readonly NextVersion[],
  at: number,
): D1PreparedStatement[] {
  const gone = nexts.filter(({ menu }) => menu === null)
  const set = nexts.flatMap(({ listing, baseVersion, menu }) =>
    menu ? [[listing.id, baseVersion, menu]] : [],
  )
  const statements: D1PreparedStatement[] = []
  if (gone.length > 0) {
    const rows = gone.map(({ listing, baseVersion }) => [listing.id, baseVersion])
    const sql = `DELETE FROM restaurant_details WHERE restaurant_id IN (SELECT r.id FROM ${AT_BASE})`
    statements.push(db.prepare(sql).bind(JSON.stringify(rows)))
  }
  if (set.length > 0) {
    const sql = `INSERT INTO restaurant_details
        (restaurant_id, menu, modified_at, version, dish_count, vegan_count, vegan_dishes)
      SELECT r.id, j.value ->> '$[2].text', ?2, j.value ->> '$[2].version', j.value ->> '$[2].all',
        j.value ->> '$[2].vegan', j.value -> '$[2].veganNames'
      FROM ${AT_BASE}
      ON CONFLICT (restaurant_id) DO UPDATE SET menu = excluded.menu,
        modified_at = excluded.modified_at, version = excluded.version,
        dish_count = excluded.dish_count, vegan_count = excluded.vegan_count,
        vegan_dishes = excluded.vegan_dishes`
    statements.push(db.prepare(sql).bind(JSON.stringify(set), at))
  }
  return statements
}

/** `confirmed_at` has a call of its own and is no part of a version; an owner is set by `setOwner`. */
const REPLACED: readonly string[] = [
  ...COLUMNS.filter((column) => column !== 'id' && column !== 'confirmed_at'),
  'cell',
  'edited_at',
  'deleted_at',
]
const INSERTED = ['id', 'owner_id', ...REPLACED]

/** Adds and changes rows, and with that ends their base versions. Returns the ids that were still at theirs. */
export function upsert(
  db: Database,
  nexts: readonly NextVersion[],
  at: number,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO restaurants (${INSERTED.join(', ')})
      SELECT ${INSERTED.map((column) => `value ->> '$.${column}'`).join(', ')} FROM json_each(?1) WHERE true
      ON CONFLICT (id) DO UPDATE SET ${REPLACED.map((c) => `${c} = excluded.${c}`).join(', ')}
      WHERE restaurants.version = excluded.version - 1 RETURNING id`,
    )
    .bind(JSON.stringify(nexts.map((next) => toColumns(next, at))))
}

function toColumns(next: NextVersion, at: number) {
  const { listing } = next
  return {
    id: listing.id,
    owner_id: listing.ownerId ?? null,
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
    online_since: next.onlineSince,
    website: listing.website,
    diet: listing.diet,
    opening_hours: listing.openingHours,
    source: listing.source,
    edited_at: next.editedAt,
    deleted_at: next.deletedAt,
    closed_at: next.closedAt,
    modified_at: at,
    version: next.baseVersion + 1,
  }
}
