import { restaurants } from './restaurantTables.ts'

/** What is read of a restaurant to answer with it; the owner is not among it. A search document holds the same. */
export const restaurantColumns = {
  id: restaurants.id,
  name: restaurants.name,
  cuisine: restaurants.cuisine,
  lat: restaurants.lat,
  lng: restaurants.lng,
  veganOptions: restaurants.veganOptions,
  rating: restaurants.rating,
  address: restaurants.address,
  googleId: restaurants.googleId,
  isGoogle: restaurants.isGoogle,
  status: restaurants.status,
  onlineUntil: restaurants.onlineUntil,
  website: restaurants.website,
  diet: restaurants.diet,
  openingHours: restaurants.openingHours,
  source: restaurants.source,
  modifiedAt: restaurants.modifiedAt,
  version: restaurants.version,
  confirmedAt: restaurants.confirmedAt,
  closedAt: restaurants.closedAt,
  onlineSince: restaurants.onlineSince,
}

export type StoredRestaurant = typeof restaurants.$inferSelect
export type RestaurantRow = Pick<StoredRestaurant, keyof typeof restaurantColumns>
