import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Diet } from '../contract/diet.ts'
import { MAX_LIVE } from '../contract/listings/listingLimits.ts'
import type { DishCounts } from '../contract/restaurant.ts'
import { type Database, query } from '../db/client.ts'
import { cuisineCounts, restaurantDetails, restaurants } from '../db/restaurantTables.ts'
import type { Box } from './grid/cells.ts'
import type { RestaurantRow } from './record.ts'

/** The columns that an answer is made of. `saving/store.ts` writes them, and a card of the word index holds them. */
export const COLUMNS = [
  'id',
  'name',
  'cuisine',
  'lat',
  'lng',
  'vegan_options',
  'rating',
  'address',
  'google_id',
  'is_google',
  'status',
  'online_until',
  'website',
  'diet',
  'opening_hours',
  'source',
  'modified_at',
  'version',
  'confirmed_at',
  'closed_at',
  'online_since',
] as const satisfies readonly (keyof RestaurantRow)[]

/** SQL: the columns of a `RestaurantRow` of `restaurants r`. */
export const ROW_COLUMNS = COLUMNS.map((column) => `r.${column}`).join(', ')

const MAX_CUISINES = 200

/** The highest number a listing has; 0 without any. Listings are numbered as they are made, from 1. */
export async function readHighestNumber(db: Database): Promise<number> {
  return (await db.prepare('SELECT max(n) AS last FROM restaurants').first<number>('last')) ?? 0
}

/** Null when there is none, or it was deleted. */
export async function getRestaurant(db: Database, id: string): Promise<RestaurantRow | null> {
  return db
    .prepare(`SELECT ${ROW_COLUMNS} FROM restaurants r WHERE r.id = ?1 AND r.deleted_at IS NULL`)
    .bind(id)
    .first<RestaurantRow>()
}

export interface Details {
  /** Markdown. */
  menu: string
  /** Of the listing. */
  version: number
  /** Left out while nobody judged the menu, and when nothing on it is a dish. */
  dishes?: DishCounts
}

/** The menu of a listing; null when there is none or the listing was deleted. */
export async function getDetails(db: Database, id: string): Promise<Details | null> {
  const details = await query(db)
    .select({
      menu: restaurantDetails.menu,
      version: restaurants.version,
      all: restaurantDetails.dishCount,
      vegan: restaurantDetails.veganCount,
      names: restaurantDetails.veganDishes,
    })
    .from(restaurantDetails)
    .innerJoin(restaurants, eq(restaurants.id, restaurantDetails.restaurantId))
    .where(and(eq(restaurantDetails.restaurantId, id), isNull(restaurants.deletedAt)))
    .get()
  if (details === undefined) return null
  const { all, vegan, names, ...rest } = details
  if (all === null || all === 0 || vegan === null) return rest
  return { ...rest, dishes: { all, vegan, names: names ?? [] } }
}

export interface LiveFilters {
  /** Left out: any. */
  diets?: readonly Diet[] | undefined
  /** One of these; left out or empty: any. */
  cuisines?: readonly string[] | undefined
  limit?: number
}

/**
 * What is out right now in a box, the first by their ids, 200 unless a limit is given; with west > east the box crosses
 * the antimeridian.
 */
export async function listLive(
  db: Database,
  box: Box,
  now: number,
  { diets, cuisines = [], limit = MAX_LIVE }: LiveFilters = {},
): Promise<RestaurantRow[]> {
  const { results } = await db
    .prepare(
      `SELECT ${ROW_COLUMNS} FROM restaurants r
      WHERE r.status = 'ONLINE' AND r.lat BETWEEN ?1 AND ?2
        AND CASE WHEN ?3 <= ?4 THEN r.lng BETWEEN ?3 AND ?4 ELSE r.lng >= ?3 OR r.lng <= ?4 END
        AND (r.online_until IS NULL OR r.online_until > ?5)
        AND r.deleted_at IS NULL AND r.closed_at IS NULL
        AND (?6 IS NULL OR r.diet IN (SELECT value FROM json_each(?6)))
        AND (?7 IS NULL OR EXISTS (SELECT 1 FROM json_each(r.cuisine) c
          WHERE c.value IN (SELECT value FROM json_each(?7))))
      ORDER BY r.id LIMIT ?8`,
    )
    .bind(
      box.south,
      box.north,
      box.west,
      box.east,
      now,
      diets === undefined ? null : JSON.stringify(diets),
      cuisines.length === 0 ? null : JSON.stringify(cuisines),
      limit,
    )
    .all<RestaurantRow>()
  return results
}

/** The cuisines in use, the commonest first, at most 200. */
export async function listCuisines(db: Database): Promise<string[]> {
  const rows = await query(db)
    .select({ cuisine: cuisineCounts.cuisine })
    .from(cuisineCounts)
    .where(gt(cuisineCounts.count, 0))
    .orderBy(desc(cuisineCounts.count), cuisineCounts.cuisine)
    .limit(MAX_CUISINES)
  return rows.map(({ cuisine }) => cuisine)
}
