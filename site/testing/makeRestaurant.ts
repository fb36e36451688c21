import type { Restaurant } from '../../worker/contract/restaurant.ts'
import {
  emptyFields,
  pickFields,
  SAME_NAMES,
} from '../../worker/contract/restaurants/fieldNames.ts'

/** A restaurant with every field filled in; pass only what matters to the test. */
export function makeRestaurant(parts: Partial<Restaurant> = {}): Restaurant {
  return {
    ...pickFields(emptyFields(), SAME_NAMES),
    _id: 'r000000000000001',
    name: 'Ruby’s Table',
    cuisine: ['thai', 'middle-eastern'],
    geoJson: { type: 'Point', coordinates: [-71.06, 42.36] },
    veganOptions: [
      { option: 'Green curry', description: 'tofu and Thai basil', index: 0 },
      { option: 'Mango sticky rice', description: '', index: 1 },
    ],
    rating: 4.5,
    address: '12 Elm Street, Boston, MA 02111',
    googleId: 'ChIJ123',
    isGoogle: true,
    status: 'RESTAURANT',
    onlineUntil: null,
    website: 'https://www.rubys.example/menu',
    openingHours: 'Mo-Fr 11:00-22:00; PH off',
    restaurantKey: 'r000000000000001',
    metadata: { isGoogle: true, lastModified: '2026-11-01T00:00:00.000Z', source: 'member' },
    version: 1,
    ...parts,
  }
}
