import type { FindAnswer } from '../../worker/contract/page/page.ts'

/** Whether there is nothing at all, not even unconfirmed places. */
export function isEmpty(answer: FindAnswer): boolean {
  return answer.total === 0 && answer.unconfirmed === 0
}

/** Up to which distance in metres an answer lists all that was found; where it lists everything there is no end. */
export function reachOf({ restaurants, total }: FindAnswer): number {
  if (total <= restaurants.length) return Number.POSITIVE_INFINITY
  return restaurants.at(-1)?.distance ?? 0
}
