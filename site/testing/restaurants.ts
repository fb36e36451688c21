import type { FoundRestaurant } from '../../worker/contract/restaurant.ts'
import {
  emptyFields,
  inSearches,
  pickFields,
  SAME_NAMES,
} from '../../worker/contract/restaurants/fieldNames.ts'

/** A restaurant in an answer, with plain default values. */
export function makeFound(fields: Partial<FoundRestaurant> & { _id: string }): FoundRestaurant {
  return {
    ...pickFields(emptyFields(), inSearches(SAME_NAMES)),
    name: 'Green Fork',
    cuisine: ['middle-eastern', 'pizza'],
    geoJson: { type: 'Point', coordinates: [-71.06, 42.36] },
    veganOptions: [],
    status: 'RESTAURANT',
    onlineUntil: null,
    restaurantKey: fields._id,
    metadata: { isGoogle: false, lastModified: '2026-01-01T00:00:00.000Z', source: 'sample' },
    version: 1,
    distance: 1609.344,
    ...fields,
  }
}
