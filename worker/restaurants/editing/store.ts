import type { LatLng } from '../../contract/search.ts'
import type { Database } from '../../db/client.ts'
import type { RestaurantRow } from '../record.ts'
import { selectWhole, type WholeRow } from '../saving/store.ts'
import { ROW_COLUMNS } from '../store.ts'
import { IMPORT, TIMER } from '../writers.ts'

/** A listing, deleted or not. */
export async function readWhole(db: Database, id: string): Promise<WholeRow | null> {
  return selectWhole(db, id).first<WholeRow>()
}

/** Who owns a listing that is there. */
export async function readOwner(
  db: Database,
  id: string,
): Promise<Pick<WholeRow, 'owner_id'> | null> {
  return db
    .prepare('SELECT owner_id FROM restaurants WHERE id = ?1 AND deleted_at IS NULL')
    .bind(id)
    .first<Pick<WholeRow, 'owner_id'>>()
}

/**
 * Whose a listing is from `now` on (milliseconds), null for nobody's; of what somebody owns or has written no import
 * changes anything any more. It ends the version that there is, so that nothing is written on top of it by whoever might
 * before; it leaves no history, for that says nothing of owners.
 */
export function setOwner(
  db: Database,
  { id, ownerId, now }: { id: string; ownerId: string | null; now: number },
): [own: D1PreparedStatement, card: D1PreparedStatement] {
  return [
    db
      .prepare(
        `UPDATE restaurants SET owner_id = ?2, version = version + 1,
          edited_at = CASE WHEN ?2 IS NOT NULL OR EXISTS (SELECT 1 FROM restaurant_history
            WHERE restaurant_id = ?1 AND by NOT IN (?4, ?5)) THEN coalesce(edited_at, ?3) END
        WHERE id = ?1 AND deleted_at IS NULL`,
      )
      .bind(id, ownerId, now, IMPORT, TIMER),
    // A search answers from the card.
    db
      .prepare(
        `UPDATE restaurant_words
        SET card = json_set(card, '$.version', (SELECT version FROM restaurants WHERE id = ?1))
        WHERE rowid = (SELECT n FROM restaurants WHERE id = ?1)`,
      )
      .bind(id),
  ]
}

interface Page {
  /** The last id of the page before; empty for the first. */
  after: string
  limit: number
}

const OWNED = 'FROM restaurants r WHERE r.owner_id = ?1 AND r.deleted_at IS NULL'

/** What a person owns, by name, behind `after`, and how many there are in all; closed ones too, deleted ones not. */
export async function listOwned(
  db: Database,
  ownerId: string,
  { after, limit }: Page,
): Promise<{ rows: RestaurantRow[]; total: number }> {
  const [rows, count] = await db.batch<RestaurantRow & { n: number }>([
    db
      .prepare(
        `SELECT ${ROW_COLUMNS} ${OWNED} AND (?2 = '' OR (r.name COLLATE NOCASE, r.id) >
          (SELECT name, id FROM restaurants WHERE id = ?2))
        ORDER BY r.name COLLATE NOCASE, r.id LIMIT ?3`,
      )
      .bind(ownerId, after, limit),
    db.prepare(`SELECT count(*) AS n ${OWNED}`).bind(ownerId),
  ])
  return { rows: rows?.results ?? [], total: count?.results[0]?.n ?? 0 }
}

const WITHOUT_GOOGLE = `FROM restaurants r
  WHERE r.google_id IS NULL AND r.deleted_at IS NULL AND r.closed_at IS NULL`

/** Listings without a Google id by their ids, above `after`, and how many there are in all. */
export async function listWithoutGoogle(
  db: Database,
  { after, limit }: Page,
): Promise<{ rows: RestaurantRow[]; total: number }> {
  const [rows, count] = await db.batch<RestaurantRow & { n: number }>([
    db
      .prepare(`SELECT ${ROW_COLUMNS} ${WITHOUT_GOOGLE} AND r.id > ?1 ORDER BY r.id LIMIT ?2`)
      .bind(after, limit),
    db.prepare(`SELECT count(*) AS n ${WITHOUT_GOOGLE}`),
  ])
  return { rows: rows?.results ?? [], total: count?.results[0]?.n ?? 0 }
}

/**
 * Where a listing was before strangers began to move it, since `from` (milliseconds) and since an admin or an import
 * last placed it; null when none did.
 */
export async function placeBeforeStrangers(
  db: Database,
  id: string,
  from: number,
): Promise<LatLng | null> {
  const place = await db
    .prepare(
      `WITH moves AS (
        SELECT version, at, by, changes -> '$.place[0]' AS place FROM restaurant_history
        WHERE restaurant_id = ?1 AND changes -> '$.place' IS NOT NULL)
      SELECT place FROM moves WHERE at >= ?2 AND version > coalesce((
        SELECT max(version) FROM moves
        WHERE by = 'import' OR by IN (SELECT user_id FROM user_roles WHERE role = 'admin')), 0)
      ORDER BY version LIMIT 1`,
    )
    .bind(id, from)
    .first<string>('place')
  return place === null ? null : JSON.parse(place)
}

/** Up to `limit` ids of pop-ups whose time was over at `now`. */
export async function listEnded(db: Database, now: number, limit: number): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT id FROM restaurants WHERE status = 'ONLINE' AND online_until <= ?1
      ORDER BY online_until LIMIT ?2`,
    )
    .bind(now, limit)
    .all<{ id: string }>()
  return results.map(({ id }) => id)
}

/**
 * Lets go of listings deleted before `before` (milliseconds), up to `limit`, with all that hangs on them. Of an imported
 * one an empty row stays, deleted at 0, or the next import would bring it back.
 */
export async function purgeDeleted(db: Database, before: number, limit: number): Promise<void> {
  // Chosen once: a statement that chose again would meet other listings, as imported ones stop being found.
  const { results } = await db
    .prepare(
      `SELECT id FROM restaurants WHERE deleted_at > 0 AND deleted_at <= ?1
      ORDER BY deleted_at, id LIMIT ?2`,
    )
    .bind(before, limit)
    .all<{ id: string }>()
  if (results.length === 0) return
  const ids = JSON.stringify(results.map(({ id }) => id))
  const gone = 'SELECT value FROM json_each(?1)'
  await db.batch(
    [
      `DELETE FROM restaurant_details WHERE restaurant_id IN (${gone})`,
      `DELETE FROM restaurant_history WHERE restaurant_id IN (${gone})`,
      `DELETE FROM restaurant_confirmations WHERE restaurant_id IN (${gone})`,
      `DELETE FROM reports WHERE restaurant_id IN (${gone})`,
      `UPDATE restaurants SET deleted_at = 0, name = '', vegan_options = '[]', address = NULL,
        website = NULL, owner_id = NULL, version = version + 1
      WHERE id IN (${gone}) AND source = 'osm'`,
      `DELETE FROM restaurants WHERE id IN (${gone}) AND source <> 'osm'`,
    ].map((sql) => db.prepare(sql).bind(ids)),
  )
}
