import { distanceMetres } from '../../../contract/places/distance.ts'
import type { LatLng } from '../../../contract/search.ts'
import type { Database } from '../../../db/client.ts'
import type { GazetteerPlace } from '../gazetteerPlace.ts'
import { listPlacesAround } from './store.ts'

/** Places are looked for in growing circles; further away than the last a town says nothing about a point. */
const RADII_METRES = [3000, 12_000, 50_000]

/** The ZIP area or city that a point is in or near; null far from all. Of both within the same circle the ZIP area says more. */
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
