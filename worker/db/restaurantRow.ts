import { restaurants } from './restaurantTables.ts'

/** What a search document holds of a restaurant. */
export const documentColumns = {
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
/** What is read of a restaurant to answer with it; the owner is not among it. */
export const restaurantColumns = {
  ...documentColumns,
  readAt: restaurants.readAt,
  sourceChangedAt: restaurants.sourceChangedAt,
}

export type StoredRestaurant = typeof restaurants.$inferSelect
export type RestaurantRow = Pick<StoredRestaurant, keyof typeof documentColumns> &
  Partial<Pick<StoredRestaurant, keyof typeof restaurantColumns>>
