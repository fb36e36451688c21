import type { Restaurant } from '../../worker/contract/restaurant.ts'
import type { LatLng } from '../../worker/contract/search.ts'

/** A restaurant's place; null for a pop-up that was never out. */
export function placeOf({ geoJson }: Pick<Restaurant, 'geoJson'>): LatLng | null {
  return geoJson && { lat: geoJson.coordinates[1], lng: geoJson.coordinates[0] }
}
