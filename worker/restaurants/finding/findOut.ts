import { DEFAULT_DIETS } from '../../contract/diet.ts'
import { MAX_RESULTS } from '../../contract/limits.ts'
import { nearestFirst } from '../../contract/places/distance.ts'
import type { FoundRestaurant } from '../../contract/restaurant.ts'
import type { Database } from '../../db/client.ts'
import { boundingBox, measureIn } from '../grid/box.ts'
import { placeOf, toRestaurant } from '../record.ts'
import { listLive } from '../store.ts'
import type { NearbyInput } from './findNearby.ts'

type OutInput = Pick<NearbyInput, 'lat' | 'lng' | 'distanceKm' | 'cuisines' | 'diets' | 'has'>

interface OutAnswer {
  /** The nearest 200 at most. */
  restaurants: FoundRestaurant[]
  total: number
  /** Set when more are ONLINE than are read: `total` is too small, and nearer ones may be missing. */
  approximate: boolean
}

const MAX_READ = 1000

/**
 * The ONLINE pop-ups around a point, nearest first, even those that are not among the nearest 200 restaurants. `now` in
 * milliseconds since 1970.
 */
export async function findOut(
  db: Database,
  input: OutInput,
  now: number,
  limit = MAX_READ,
): Promise<OutAnswer> {
  const { lat, lng, distanceKm, cuisines, has, diets = DEFAULT_DIETS } = input
  const circle = { lat, lng, radiusMetres: distanceKm * 1000 }
  const measure = measureIn(circle)
  const rows = await listLive(db, boundingBox(circle), now, { cuisines, diets, has, limit })
  const out = rows
    .flatMap((row): FoundRestaurant[] => {
      const place = placeOf(row)
      const distance = place && measure(place)
      return distance === null ? [] : [{ ...toRestaurant(row, now), distance }]
    })
    .sort(nearestFirst(({ _id }) => _id))
  return {
    restaurants: out.slice(0, MAX_RESULTS),
    total: out.length,
    approximate: rows.length === limit,
  }
}
