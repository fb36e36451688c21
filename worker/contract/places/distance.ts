import type { LatLng } from '../search.ts'

/** The mean radius of the Earth in metres (IUGG R₁). */
export const EARTH_RADIUS_METRES = 6_371_008.8

const RADIANS = Math.PI / 180
/** Of latitude; a degree of longitude has as many on the equator. */
export const METRES_PER_DEGREE = EARTH_RADIUS_METRES * RADIANS

/** On the equator at Google's zoom 0, with 256 pixels around the world; the map's Earth is a little larger. */
export const METRES_PER_PIXEL = 156_543.034

/** Great-circle distance in metres by the haversine formula; coordinates in degrees. */
export function distanceMetres(from: LatLng, to: LatLng): number {
  const halfLat = Math.sin(((to.lat - from.lat) * RADIANS) / 2)
  const halfLng = Math.sin(((to.lng - from.lng) * RADIANS) / 2)
  const h =
    halfLat * halfLat +
    Math.cos(from.lat * RADIANS) * Math.cos(to.lat * RADIANS) * halfLng * halfLng
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** By code units, so that every runtime sorts alike. */
function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

interface Placed {
  /** Metres. */
  distance: number
  name: string
}

/** The order of an answer: by distance, then name, then id. */
export function nearestFirst<T extends Placed>(idOf: (one: T) => string): (a: T, b: T) => number {
  return (a, b) =>
    a.distance - b.distance || compareText(a.name, b.name) || compareText(idOf(a), idOf(b))
}

/** Rounded to a hundredth of a degree (at most 1.1 km), for a person's coordinates that are stored. */
export function roughly({ lat, lng }: LatLng): LatLng {
  const short = (degrees: number) => Math.round(degrees * 100) / 100
  return { lat: short(lat), lng: short(lng) }
}
