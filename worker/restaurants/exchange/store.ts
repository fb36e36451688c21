import type { Restaurant } from '../../contract/restaurant.ts'
import type { Database } from '../../db/client.ts'
import { type RestaurantRow, ROW_COLUMNS, toRestaurant } from '../record.ts'

export interface NumberedListing {
  /** To be given as `after` for the next page. */
  n: number
  restaurant: Restaurant
  /** Markdown. */
  menu: string | null
}

/** A page of all listings that were not deleted, those without a place included, in the order of `n`. */
export async function listAll(
  db: Database,
  { after, limit, now }: { after: number; limit: number; now: number },
): Promise<NumberedListing[]> {
  const { results } = await db
    .prepare(
      `SELECT r.n, ${ROW_COLUMNS}, d.menu FROM restaurants r
      LEFT JOIN restaurant_details d ON d.restaurant_id = r.id
      WHERE r.n > ?1 AND r.deleted_at IS NULL ORDER BY r.n LIMIT ?2`,
    )
    .bind(after, limit)
    .all<RestaurantRow & { n: number; menu: string | null }>()
  return results.map((row) => ({
    n: row.n,
    restaurant: toRestaurant(row, now),
    menu: row.menu,
  }))
}

/** D1 takes at most 2 MB in one parameter. */
const MAX_CHARACTERS_A_STATEMENT = 500_000

export interface Menu {
  restaurantId: string
  /** Markdown. */
  menu: string
}

/**
 * Adds and replaces menus as one transaction; one of a listing that does not stand is passed over. A menu at version 1
 * is as a program wrote it; with the first edit it belongs to a person and stays. Returns the listings whose menu is
 * another now; what was counted of it is not yet.
 */
export async function writeMenus(
  db: Database,
  menus: readonly Menu[],
  at: number,
): Promise<string[]> {
  const statements = inParts(menus).map((part) =>
    db
      .prepare(
        `INSERT INTO restaurant_details (restaurant_id, menu, modified_at)
        SELECT r.id, j.value ->> 1, ?2
        FROM json_each(?1) j CROSS JOIN restaurants r ON r.id = j.value ->> 0
        WHERE r.deleted_at IS NULL
        ON CONFLICT (restaurant_id) DO UPDATE
        SET menu = excluded.menu, modified_at = excluded.modified_at,
          dish_count = NULL, vegan_count = NULL, vegan_dishes = NULL
        WHERE restaurant_details.version = 1 AND restaurant_details.menu <> excluded.menu
        RETURNING restaurant_id AS id`,
      )
      .bind(JSON.stringify(part.map(({ restaurantId, menu }) => [restaurantId, menu])), at),
  )
  const answers = statements.length > 0 ? await db.batch<{ id: string }>(statements) : []
  return answers.flatMap(({ results }) => results.map(({ id }) => id))
}

function inParts(menus: readonly Menu[]): Menu[][] {
  const parts: Menu[][] = []
  let characters = Number.POSITIVE_INFINITY
  for (const menu of menus) {
    if (characters + menu.menu.length > MAX_CHARACTERS_A_STATEMENT) {
      parts.push([])
      characters = 0
    }
    parts.at(-1)?.push(menu)
    characters += menu.menu.length
  }
  return parts
}
