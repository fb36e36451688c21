import { and, eq, getTableColumns, gt, isNull, sql } from 'drizzle-orm'
import type { Restaurant } from '../../contract/restaurant.ts'
import { type Database, query } from '../../db/client.ts'
import { restaurantColumns } from '../../db/restaurantRow.ts'
import { dishCorrections } from '../../db/tables/menus.ts'
import { restaurantDetails, restaurants } from '../../db/tables/restaurants.ts'
import { toRestaurant } from '../record.ts'

interface NumberedRestaurant {
  /** The `after` of the next page. */
  n: number
  restaurant: Restaurant
  /** Markdown. */
  menu: string | null
}

/** A page of all restaurants that are not deleted, also those without a place, in the order of `n`. */
export async function listAll(
  db: Database,
  { after, limit, now }: { after: number; limit: number; now: number },
): Promise<NumberedRestaurant[]> {
  const rows = await query(db)
    .select({ n: restaurants.n, ...restaurantColumns, menu: restaurantDetails.menu })
    .from(restaurants)
    .leftJoin(restaurantDetails, eq(restaurantDetails.restaurantId, restaurants.id))
    .where(and(gt(restaurants.n, after), isNull(restaurants.deletedAt)))
    .orderBy(restaurants.n)
    .limit(limit)
  return rows.map(({ n, menu, ...row }) => ({ n, restaurant: toRestaurant(row, now), menu }))
}

/** A page of the corrections of all restaurants, in the order of restaurants and dishes. */
export async function listCorrections(
  db: Database,
  { after, limit }: { after: { restaurantId: string; key: string }; limit: number },
) {
  // Without the person's id, which is private.
  const { by, ...columns } = getTableColumns(dishCorrections)
  const isLater = sql`(${columns.restaurantId}, ${columns.key}) > (${after.restaurantId}, ${after.key})`
  return await query(db)
    .select({ ...columns, cuisine: restaurants.cuisine })
    .from(dishCorrections)
    .innerJoin(restaurants, eq(restaurants.id, columns.restaurantId))
    .where(and(isLater, isNull(restaurants.deletedAt)))
    .orderBy(columns.restaurantId, columns.key)
    .limit(limit)
}

export type ExportedCorrection = Awaited<ReturnType<typeof listCorrections>>[number]
