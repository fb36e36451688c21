/** Strips of latitude in a degree: each is about 2.2 km high. */
const STRIPS_PER_DEGREE = 50

/** The strip of a latitude, 0 at the south pole to 9000 at the north pole. */
export function stripOf(lat: number): number {
  return Math.floor((lat + 90) * STRIPS_PER_DEGREE)
}
