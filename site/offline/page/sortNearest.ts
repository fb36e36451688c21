import { distanceMetres, nearestFirst } from '../../../worker/contract/places/distance.ts'
import type { WholeRestaurant } from '../../../worker/contract/restaurants/keeping.ts'
import type { LatLng } from '../../../worker/contract/search.ts'

interface FoundKept extends WholeRestaurant {
  /** Metres from the visitor; missing where either place is unknown. */
  distance?: number
}

/** Sorted as the list of a search is; without `here` in the given order. Pop-ups without a place come last. */
export function sortNearest(all: readonly WholeRestaurant[], here: LatLng | null): FoundKept[] {
  if (here === null) return [...all]
  return all
    .map((whole) => {
      const { name, geoJson } = whole.restaurant
      if (geoJson === null) return { name, whole, distance: Number.POSITIVE_INFINITY }
      const [lng, lat] = geoJson.coordinates
      return { name, whole, distance: distanceMetres(here, { lat, lng }) }
    })
    .sort(nearestFirst(({ whole }) => whole.restaurant._id))
    .map(({ whole, distance }) => (Number.isFinite(distance) ? { ...whole, distance } : whole))
}
