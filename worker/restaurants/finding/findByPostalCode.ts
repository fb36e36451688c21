import { toMetre } from '../../contract/places/coordinates.ts'
import { distanceMetres } from '../../contract/places/distance.ts'
import type { LatLng } from '../../contract/search.ts'
import type { Database } from '../../db/client.ts'
import { postalCodeToken } from '../words/postalCodes.ts'
import { findPoints } from './store.ts'

/** The most restaurants read for one code; a town's code has fewer. */
const MAX_POINTS = 50
/** Addresses with the same code that are further apart are in different countries or states. */
const REACH_METRES = 50_000
const MAX_AREAS = 3

interface Area extends LatLng {
  count: number
}

/** The middles of the areas in which restaurants have this postal code in their address, at most 3, most restaurants first. */
export async function findByPostalCode(db: Database, code: string): Promise<LatLng[]> {
  const areas: Area[] = []
  for (const point of await findPoints(db, postalCodeToken(code), { limit: MAX_POINTS })) {
    const area = areas.find((one) => distanceMetres(one, point) <= REACH_METRES)
    if (area === undefined) areas.push({ lat: point.lat, lng: point.lng, count: 1 })
    else join(area, point)
  }
  return areas
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_AREAS)
    .map(({ lat, lng }) => ({ lat: toMetre(lat), lng: toMetre(lng) }))
}

function join(area: Area, { lat, lng }: LatLng): void {
  area.count += 1
  area.lat += (lat - area.lat) / area.count
  area.lng += (lng - area.lng) / area.count
}
