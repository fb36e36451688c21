import { distanceMetres } from '../../contract/places/distance.ts'
import type { LatLng } from '../../contract/search.ts'
import { type Box, isInBox, longitudesAround } from './cells.ts'
import { type Circle, latitudesOf, reachIn } from './distance.ts'

/** A box that a circle lies in, across the antimeridian too. */
export function boundingBox(circle: Circle): Box {
  const { south, north } = latitudesOf(circle)
  const reach = reachIn(circle, south, north)?.outer ?? 180
  return { south, north, ...longitudesAround(circle.lng, reach) }
}

/**
 * Bounding box, then haversine: the returned function tells how many metres a place lies from the middle of the circle, or
 * null for one outside. What fails the test of the box, which only compares numbers, costs no distance.
 */
export function measureIn(circle: Circle): (place: LatLng) => number | null {
  const box = boundingBox(circle)
  return (place) => {
    if (!isInBox(box, place)) return null
    const distance = distanceMetres(circle, place)
    return distance <= circle.radiusMetres ? distance : null
  }
}
