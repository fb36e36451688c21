import { DIETS, type Diet } from '../../contract/diet.ts'
import { MAX_KEPT_RESTAURANTS } from '../../contract/restaurants/keepingLimits.ts'
import type { Database } from '../../db/client.ts'
import { buildQuery } from '../finding/query.ts'
import { readPoints } from '../finding/store.ts'
import type { Circle } from '../grid/distance.ts'
import { readIds } from './store.ts'

/** The numbers of the restaurants in a circle, at most 2,000, the nearest first. */
export async function findNumbersWithin(
  db: Database,
  circle: Circle,
  diets: readonly Diet[],
): Promise<number[]> {
  const { match, measure } = buildQuery(circle, { diets })
  if (match === null) return []
  const points = await readPoints(db, match, {})
  return points
    .flatMap((point) => {
      const distance = measure(point)
      return distance === null ? [] : [{ n: point.n, distance }]
    })
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MAX_KEPT_RESTAURANTS)
    .map(({ n }) => n)
}

/** The ids of the restaurants in a circle, whatever their diet, the nearest first; at most the nearest 2,000. */
export async function findWithin(db: Database, circle: Circle): Promise<string[]> {
  const numbers = await findNumbersWithin(db, circle, DIETS)
  const ids = await readIds(db, numbers)
  return numbers.flatMap((n) => ids.get(n) ?? [])
}
