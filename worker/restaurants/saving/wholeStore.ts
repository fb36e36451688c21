import type { Database } from '../../db/client.ts'
import type { CountedDishes } from '../../menus/countDishes.ts'
import { ROW_COLUMNS } from '../record.ts'
import type { PlannedWrite, StoredRow, WriteStamp } from './store.ts'

/** A listing with its owner, its menu and whether it stands. */
export interface WholeRow extends StoredRow {
  closed_at: number | null
  owner_id: string | null
  /** Markdown; null when there is none. */
  menu: string | null
}

/** A listing, deleted or not. */
export function selectWhole(db: Database, id: string): D1PreparedStatement {
  return db
    .prepare(
      `SELECT ${ROW_COLUMNS}, r.edited_at, r.deleted_at, r.owner_id, d.menu, d.vegan_dishes
      FROM restaurants r LEFT JOIN restaurant_details d ON d.restaurant_id = r.id WHERE r.id = ?1`,
    )
    .bind(id)
}

type Planned = Pick<PlannedWrite, 'listing' | 'baseVersion' | 'changes'>

/** The history row of the version after the base, if that is still the version. */
export function insertHistory(
  db: Database,
  { listing, baseVersion, changes }: Planned,
  stamp: WriteStamp,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO restaurant_history (restaurant_id, version, at, by, changes)
      SELECT id, version + 1, ?3, ?4, ?5 FROM restaurants WHERE id = ?1 AND version = ?2`,
    )
    .bind(listing.id, baseVersion, stamp.at, stamp.by, JSON.stringify(changes))
}

/** The history row of a listing that is being added. */
export function insertFirstHistory(
  db: Database,
  { listing, changes }: Planned,
  stamp: WriteStamp,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO restaurant_history (restaurant_id, version, at, by, changes)
      VALUES (?1, 1, ?2, ?3, ?4)`,
    )
    .bind(listing.id, stamp.at, stamp.by, JSON.stringify(changes))
}

/** Sets the menu with what was counted of it, or takes it away, if the base is still the version. */
export function writeMenu(
  db: Database,
  { listing, baseVersion }: Planned,
  menu: (CountedDishes & { text: string }) | null,
  at: number,
): D1PreparedStatement[] {
  if (menu === null) {
    return [
      db
        .prepare(
          `DELETE FROM restaurant_details WHERE restaurant_id = ?1
          AND EXISTS (SELECT 1 FROM restaurants WHERE id = ?1 AND version = ?2)`,
        )
        .bind(listing.id, baseVersion),
    ]
  }
  return [
    db
      .prepare(
        // Version 1 is a menu as it was imported, which the next import may replace.
        `INSERT INTO restaurant_details
          (restaurant_id, menu, modified_at, version, dish_count, vegan_count, vegan_dishes)
        SELECT id, ?3, ?4, 2, ?5, ?6, ?7 FROM restaurants WHERE id = ?1 AND version = ?2
        ON CONFLICT (restaurant_id) DO UPDATE SET menu = excluded.menu,
          modified_at = excluded.modified_at, version = restaurant_details.version + 1,
          dish_count = excluded.dish_count, vegan_count = excluded.vegan_count,
          vegan_dishes = excluded.vegan_dishes`,
      )
      .bind(
        listing.id,
        baseVersion,
        menu.text,
        at,
        menu.all,
        menu.vegan,
        JSON.stringify(menu.veganNames),
      ),
  ]
}

/** Whether it is deleted or closed, since when, if the base is still the version. */
export function setStanding(
  db: Database,
  { listing, baseVersion }: Planned,
  standing: { deletedAt: number | null; closedAt: number | null },
): D1PreparedStatement {
  return db
    .prepare(
      'UPDATE restaurants SET deleted_at = ?3, closed_at = ?4 WHERE id = ?1 AND version = ?2',
    )
    .bind(listing.id, baseVersion, standing.deletedAt, standing.closedAt)
}
