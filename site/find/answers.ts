import { MAX_DISTANCE_KM } from '../../worker/contract/limits.ts'
import type { FindAnswer } from '../../worker/contract/page/page.ts'

/** Whether there is nothing at all, not even unconfirmed places. */
export function isEmpty(answer: FindAnswer): boolean {
  return answer.total === 0 && answer.unconfirmed === 0
}

/** The distance in metres up to which an answer lists every match; infinite if it lists all matches. */
export function reachOf({ restaurants, total }: FindAnswer): number {
  if (total <= restaurants.length) return Number.POSITIVE_INFINITY
  return restaurants.at(-1)?.distance ?? 0
}

/**
 * Whether a map shows more than a list that reaches so many metres. A map that is searched within `distanceKm` shows half of that to
 * its corners; searched within the largest distance, it may show the whole world.
 */
export function showsMore(reach: number, distanceKm: number): boolean {
  const toCorner = distanceKm < MAX_DISTANCE_KM ? distanceKm / 2 : distanceKm
  return reach < toCorner * 1000
}
