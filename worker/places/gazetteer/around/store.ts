import { and, sql } from 'drizzle-orm'
import { METRES_PER_DEGREE } from '../../../contract/places/distance.ts'
import type { LatLng } from '../../../contract/search.ts'
import { type Database, query } from '../../../db/client.ts'
import type { GazetteerPlace } from '../../../db/gazetteerRow.ts'
import { indexedBy } from '../../../db/statements/indexedBy.ts'
import { valuesOf } from '../../../db/statements/valuesOf.ts'
import { gazetteer } from '../../../db/tables/gazetteer.ts'
import { indexedColumns } from '../store.ts'

const STRIPS_PER_DEGREE = 50
const MAX_ROWS = 400

/** ZIP areas and cities in a box around the circle, unsorted and at most 400. */
export async function listPlacesAround(
  db: Database,
  point: LatLng,
  radiusMetres: number,
): Promise<GazetteerPlace[]> {
  const north = radiusMetres / METRES_PER_DEGREE
  const east = Math.min(180, north / Math.max(0.01, Math.cos((point.lat * Math.PI) / 180)))
  const stripOf = (lat: number) =>
    Math.floor((Math.min(90, Math.max(-90, lat)) + 90) * STRIPS_PER_DEGREE)
  const runs = longitudes(point.lng - east, point.lng + east)
  const boxes: [strip: number, west: number, east: number][] = []
  for (let strip = stripOf(point.lat - north); strip <= stripOf(point.lat + north); strip += 1) {
    for (const [from, to] of runs) boxes.push([strip, from, to])
  }
  const { lat, lng, kind } = gazetteer
  return query(db)
    .select(indexedColumns)
    .from(valuesOf(boxes))
    .crossJoin(indexedBy(gazetteer, 'gazetteer_strip'))
    .where(
      and(
        sql`CAST((${lat} + 90) * 50 AS INTEGER) = q.column1`,
        sql`${lng} BETWEEN q.column2 AND q.column3`,
        sql`${kind} <> 'alias'`,
      ),
    )
    .limit(MAX_ROWS)
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
