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
