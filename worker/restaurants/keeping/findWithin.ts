import { DIETS } from '../../contract/diet.ts'
import { MAX_KEPT_RESTAURANTS } from '../../contract/restaurants/keepingLimits.ts'
import type { Database } from '../../db/client.ts'
import { buildQuery } from '../finding/query.ts'
import { readAllSpots } from '../finding/store.ts'
import type { Circle } from '../grid/distance.ts'
import { readIds } from './store.ts'

/** The ids of all restaurants in a circle, whatever their diet, the nearest first; of very many the nearest. */
export async function findWithin(db: Database, circle: Circle): Promise<string[]> {
  const { match, measure } = buildQuery(circle, { diets: DIETS })
  if (match === null) return []
  const spots = await readAllSpots(db, match, {})
  const nearest = spots
    .flatMap((spot) => {
      const distance = measure(spot)
      return distance === null ? [] : [{ n: spot.n, distance }]
    })
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MAX_KEPT_RESTAURANTS)
  const ids = await readIds(
    db,
    nearest.map(({ n }) => n),
  )
  return nearest.flatMap(({ n }) => ids.get(n) ?? [])
}
