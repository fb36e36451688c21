import { EARTH_RADIUS_METRES, METRES_PER_DEGREE } from '../../contract/places/distance.ts'
import type { LatLng } from '../../contract/search.ts'

const RADIANS = Math.PI / 180

export interface Circle extends LatLng {
  radiusMetres: number
}

/** A margin for rounding: outer bounds get wider, inner bounds narrower. */
const MARGIN_DEGREES = 1e-9
const MARGIN_COSINE = 1e-15

/** The southern and northern end of a circle in degrees, never past a pole. */
export function latitudesOf(circle: Circle): { south: number; north: number } {
  const reach = circle.radiusMetres / METRES_PER_DEGREE + MARGIN_DEGREES
  return { south: Math.max(-90, circle.lat - reach), north: Math.min(90, circle.lat + reach) }
}

/**
 * How far a circle reaches east and west of its centre, in degrees, within a band of latitudes: no point of the
 * circle in the band lies past `outer`; every point of the band up to `inner` lies in the circle (-1: none does).
 * Null where the band and the circle do not meet.
 */
export function reachIn(
  circle: Circle,
  south: number,
  north: number,
): { outer: number; inner: number } | null {
  const ends = latitudesOf(circle)
  const low = Math.max(-90, south - MARGIN_DEGREES)
  const high = Math.min(90, north + MARGIN_DEGREES)
  if (high < ends.south || low > ends.north) return null
  const turning = turningLatitude(circle)
  const between = low <= turning && turning <= high ? [turning] : []
  const outermost = [Math.max(low, ends.south), Math.min(high, ends.north), ...between]
  const innermost = [low, high, ...between]
  const outer = Math.max(0, ...outermost.map((lat) => reachAt(circle, lat, MARGIN_COSINE)))
  const inner = Math.min(...innermost.map((lat) => reachAt(circle, lat, -MARGIN_COSINE)))
  return {
    outer: Math.min(180, outer + MARGIN_DEGREES),
    inner: inner < 180 ? Math.max(-1, inner - MARGIN_DEGREES) : 180,
  }
}

/** Degrees, 0 to 180, that a circle reaches to either side at a latitude; -1 where it does not reach that latitude. */
function reachAt(circle: Circle, lat: number, margin: number): number {
  const radius = Math.min(Math.PI, circle.radiusMetres / EARTH_RADIUS_METRES)
  const flat = Math.cos(circle.lat * RADIANS) * Math.cos(lat * RADIANS)
  const rise = Math.cos(radius) - Math.sin(circle.lat * RADIANS) * Math.sin(lat * RADIANS) - margin
  if (rise <= -flat) return 180
  if (rise > flat) return -1
  return Math.acos(rise / flat) / RADIANS
}

/**
 * The latitude at which the reach is at its extreme: asin(sin φ / cos r), where meridians touch the circle. It is
 * the widest one, or for a circle larger than a hemisphere the narrowest.
 */
function turningLatitude(circle: Circle): number {
  const radius = circle.radiusMetres / EARTH_RADIUS_METRES
  const sine = Math.sin(circle.lat * RADIANS) / Math.cos(radius)
  if (sine >= 1) return 90
  if (sine <= -1) return -90
  return Math.asin(sine) / RADIANS
}
