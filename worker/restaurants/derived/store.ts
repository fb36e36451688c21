import type { Database } from '../../db/client.ts'
import { cellOf } from '../grid/cells.ts'
import { placeOf, type RestaurantRow } from '../record.ts'
import { ROW_COLUMNS } from '../store.ts'

/** The version by which the index and the counts were made; 0 when that was not finished. */
export async function readDerivedVersion(db: Database): Promise<number> {
  const version = await db.prepare('SELECT version FROM derived_set').first<number>('version')
  return version ?? 0
}

export function setDerivedVersion(db: Database, version: number): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO derived_set (one, version) VALUES (1, ?1)
      ON CONFLICT (one) DO UPDATE SET version = excluded.version`,
    )
    .bind(version)
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

/** The cell follows from the place; a change of the grid reaches stored rows here, if they are still as they were read. */
export function placeOnGrid(
  db: Database,
  rows: readonly Pick<RestaurantRow, 'id' | 'version' | 'lat' | 'lng'>[],
): D1PreparedStatement {
  const cells = rows.flatMap((row) => {
    const place = placeOf(row)
    return place === null ? [] : [[row.id, row.version, cellOf(place)]]
  })
  return db
    .prepare(
      `UPDATE restaurants SET cell = j.value ->> 2 FROM json_each(?1) j
      WHERE restaurants.id = j.value ->> 0 AND version = j.value ->> 1 AND cell IS NOT j.value ->> 2`,
    )
    .bind(JSON.stringify(cells))
}

/** What is on the menu of a listing at a version. */
export interface CountedMenu extends Pick<RestaurantRow, 'id' | 'version'> {
  all: number
  vegan: number
  veganNames: readonly string[]
}

/** Writes down what was counted of menus, if their listings are still as they were read. */
export function noteCounts(db: Database, counted: readonly CountedMenu[]): D1PreparedStatement {
  const rows = counted.map((menu) => [menu.id, menu.version, menu.all, menu.vegan, menu.veganNames])
  return db
    .prepare(
      `UPDATE restaurant_details
      SET dish_count = j.value ->> 2, vegan_count = j.value ->> 3, vegan_dishes = j.value -> 4
      FROM json_each(?1) j CROSS JOIN restaurants r ON r.id = j.value ->> 0 AND r.version = j.value ->> 1
      WHERE restaurant_id = r.id`,
    )
    .bind(JSON.stringify(rows))
}
