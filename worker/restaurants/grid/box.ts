import { distanceMetres } from '../../contract/places/distance.ts'
import type { Box, LatLng } from '../../contract/search.ts'
import { isInBox, longitudesAround } from './cells.ts'
import { type Circle, latitudesOf, reachIn } from './distance.ts'

/** The bounding box of a circle, also across the antimeridian. */
export function boundingBox(circle: Circle): Box {
  const { south, north } = latitudesOf(circle)
  const reach = reachIn(circle, south, north)?.outer ?? 180
  return { south, north, ...longitudesAround(circle.lng, reach) }
}

/**
 * Returns a function that gives a place's distance from the middle of the circle in metres, or null outside. It computes no
 * haversine for places outside the bounding box, where comparing numbers suffices.
 */
export function measureIn(circle: Circle): (place: LatLng) => number | null {
  const box = boundingBox(circle)
  return (place) => {
    if (!isInBox(box, place)) return null
    const distance = distanceMetres(circle, place)
    return distance <= circle.radiusMetres ? distance : null
  }
}
