import { distanceMetres } from '../../../contract/places/distance.ts'
import type { LatLng } from '../../../contract/search.ts'
import type { Database } from '../../../db/client.ts'
import type { GazetteerPlace } from '../../../db/gazetteerRow.ts'
import { listPlacesAround } from './store.ts'

/** The radii of growing circles; a town beyond the last is too far to describe a point. */
const RADII_METRES = [3000, 12_000, 50_000]

/** The ZIP area or city that a point is in or near; null far from all. A ZIP area is preferred to a city in the same circle. */
export async function nearestPlace(db: Database, point: LatLng): Promise<GazetteerPlace | null> {
  for (const radius of RADII_METRES) {
    const found = (await listPlacesAround(db, point, radius))
      .map((place) => ({ place, metres: distanceMetres(point, place) }))
      .filter(({ metres }) => metres <= radius)
      .sort((a, b) => a.metres - b.metres)
    const best = found.find(({ place }) => place.zip !== null) ?? found[0]
    if (best !== undefined) return best.place
  }
  return null
}
