import { MAX_DISTANCE_KM } from '../../worker/contract/limits.ts'
import { distanceMetres } from '../../worker/contract/places/distance.ts'
import type { MapBounds, MapView } from '../map/engine.ts'
import { cosine } from '../map/geometry.ts'

/** The radius of a search while the map moves: twice the distance from its centre to its top-left corner, in km. */
export function searchRadiusKm(view: MapView, bounds: MapBounds): number {
  const corner = { lat: bounds.north, lng: bounds.west }
  return Math.min(MAX_DISTANCE_KM, (2 * distanceMetres(view, corner)) / 1000)
}

/** The radius that a map showing `bounds` at `from` will search with at another view, by Mercator's scale. */
export function radiusAtKm(from: MapView, bounds: MapBounds, to: MapView): number {
  const scale = (2 ** (from.zoom - to.zoom) * cosine(to.lat)) / cosine(from.lat)
  return Math.min(MAX_DISTANCE_KM, searchRadiusKm(from, bounds) * scale)
}
