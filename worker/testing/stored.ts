import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { LatLng } from '../contract/search.ts'
import { type Database, query } from '../db/client.ts'
import { secretCodes, users } from '../db/tables/accounts.ts'
import { outbox } from '../db/tables/mail.ts'
import { restaurantDetails, restaurants } from '../db/tables/restaurants.ts'
import { savedPlaces } from '../db/tables/saved.ts'

export function countRestaurants(db: Database): Promise<number> {
  return query(db).$count(restaurants)
}

/** Restaurants with a place from all over the globe, the same each time. */
export async function listSomePlaces(
  db: Database,
  most: number,
): Promise<(LatLng & { id: string })[]> {
  const rows = await query(db)
    .select({ id: restaurants.id, lat: restaurants.lat, lng: restaurants.lng })
    .from(restaurants)
    .where(and(isNotNull(restaurants.lat), isNotNull(restaurants.lng)))
    .orderBy(sql`${restaurants.n} * 7919 % 54197`)
    .limit(most)
  return rows.map(({ id, lat, lng }) => ({ id, lat: lat ?? 0, lng: lng ?? 0 }))
}

/** Everything stored for somebody: their restaurants, saved places, mails and codes. */
export async function readWritten(db: Database, email: string) {
  const isOurs = eq(users.email, email)
  const { id, name, version } = restaurants
  const [rows, saved, mails, codes] = await Promise.all([
    query(db)
      .select({ id, name, version, menu: restaurantDetails.menu })
      .from(restaurants)
      .innerJoin(users, and(eq(users.id, restaurants.ownerId), isOurs))
      .leftJoin(restaurantDetails, eq(restaurantDetails.restaurantId, id)),
    query(db)
      .select({ id: savedPlaces.restaurantId })
      .from(savedPlaces)
      .innerJoin(users, and(eq(users.id, savedPlaces.userId), isOurs)),
    query(db).$count(outbox, eq(outbox.recipient, email)),
    query(db).$count(secretCodes, eq(secretCodes.email, email)),
  ])
  return {
    restaurants: new Map(rows.map(({ id, ...row }) => [id, row])),
    saved: new Set(saved.map((row) => row.id)),
    mails,
    codes,
  }
}
