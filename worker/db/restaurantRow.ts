import {
  inSearches,
  ON_PAGE_NAMES,
  pickFields,
  STORED_NAMES,
} from '../contract/restaurants/fieldNames.ts'
import { restaurants } from './tables/restaurants.ts'

/** The columns of a restaurant in its search document. */
export const documentColumns = pickFields(restaurants, [
  ...inSearches(STORED_NAMES),
  'id',
  'lat',
  'lng',
  'zone',
  'week',
  'modifiedAt',
  'version',
  'confirmedAt',
  'closedAt',
  'onlineSince',
])
/** The columns of a restaurant for answers, without its owner. */
export const restaurantColumns = {
  ...documentColumns,
  ...pickFields(restaurants, [...ON_PAGE_NAMES, 'readAt', 'sourceChangedAt']),
}

export type StoredRestaurant = typeof restaurants.$inferSelect
export type DocumentRow = Pick<StoredRestaurant, keyof typeof documentColumns>
export type RestaurantRow = Pick<StoredRestaurant, keyof typeof restaurantColumns>
