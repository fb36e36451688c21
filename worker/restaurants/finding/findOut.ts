import { DEFAULT_DIETS } from '../../contract/diet.ts'
import { distanceMetres, nearestFirst } from '../../contract/distance.ts'
import type { FoundRestaurant } from '../../contract/restaurant.ts'
import type { Database } from '../../db/client.ts'
import { type Box, longitudesAround } from '../grid/cells.ts'
import { type Circle, latitudesOf, reachIn } from '../grid/distance.ts'
import { toRestaurant } from '../record.ts'
import { listLive } from '../store.ts'
import type { NearbyInput } from './findNearby.ts'

type OutInput = Omit<NearbyInput, 'keywords'>

/**
 * The pop-ups that are out right now around a point, nearest first: also those in a dense area that are not among its
 * nearest 200 places. `now` in milliseconds since 1970.
 */
export async function findOut(
  db: Database,
  input: OutInput,
  now: number,
): Promise<FoundRestaurant[]> {
  const { lat, lng, distanceKm, cuisines = [], diets = DEFAULT_DIETS } = input
  const circle = { lat, lng, radiusMetres: distanceKm * 1000 }
  const rows = await listLive(db, boxAround(circle), now)
  return rows
    .flatMap((row): FoundRestaurant[] => {
      if (row.lat === null || row.lng === null) return []
      const distance = distanceMetres(circle, { lat: row.lat, lng: row.lng })
      return [{ ...toRestaurant(row, now), distance }]
    })
    .filter(({ distance, diet, cuisine }) => {
      const isOfCuisine = cuisines.length === 0 || cuisine.some((one) => cuisines.includes(one))
      return distance <= circle.radiusMetres && diets.includes(diet) && isOfCuisine
    })
    .sort(nearestFirst(({ _id }) => _id))
}

/** A box that a circle lies in, across the antimeridian too. */
function boxAround(circle: Circle): Box {
  const { south, north } = latitudesOf(circle)
  const reach = reachIn(circle, south, north)?.outer ?? 180
  return { south, north, ...longitudesAround(circle.lng, reach) }
}
