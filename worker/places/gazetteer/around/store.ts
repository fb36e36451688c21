import type { LatLng } from '../../../contract/search.ts'
import type { Database } from '../../../db/client.ts'
import type { GazetteerPlace } from '../gazetteerPlace.ts'

const STRIPS_A_DEGREE = 50
const METRES_PER_DEGREE = 111_195
const MAX_ROWS = 400

/** ZIP areas and cities in a box that holds the circle, unsorted and at most 400. */
export async function listPlacesAround(
  db: Database,
  point: LatLng,
  radiusMetres: number,
): Promise<GazetteerPlace[]> {
  const north = radiusMetres / METRES_PER_DEGREE
  const east = Math.min(180, north / Math.max(0.01, Math.cos((point.lat * Math.PI) / 180)))
  const stripOf = (lat: number) =>
    Math.floor((Math.min(90, Math.max(-90, lat)) + 90) * STRIPS_A_DEGREE)
  const runs = longitudes(point.lng - east, point.lng + east)
  const values: string[] = []
  for (let strip = stripOf(point.lat - north); strip <= stripOf(point.lat + north); strip += 1) {
    for (const [from, to] of runs) values.push(`(${strip}, ${from}, ${to})`)
  }
  const { results } = await db
    .prepare(
      `WITH q (strip, west, east) AS (VALUES ${values.join(', ')})
      SELECT g.key, g.name, g.zip, g.region, g.region_key AS regionKey, g.country, g.lat, g.lng,
        g.population
      FROM q CROSS JOIN gazetteer g INDEXED BY gazetteer_strip
        ON CAST((g.lat + 90) * 50 AS INTEGER) = q.strip AND g.lng BETWEEN q.west AND q.east
      WHERE g.kind <> 'alias' LIMIT ${MAX_ROWS}`,
    )
    .all<GazetteerPlace>()
  return results
}

/** The longitudes from west to east, in two runs where they cross the antimeridian. */
function longitudes(west: number, east: number): [number, number][] {
  if (east - west >= 360) return [[-180, 180]]
  if (west < -180)
    return [
      [west + 360, 180],
      [-180, east],
    ]
  if (east > 180)
    return [
      [west, 180],
      [-180, east - 360],
    ]
  return [[west, east]]
}
