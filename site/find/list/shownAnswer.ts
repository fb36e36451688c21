import { openAt } from '../../../worker/contract/hours/openAt.ts'
import type { FindAnswer } from '../../../worker/contract/page/page.ts'
import type { FoundRestaurant } from '../../../worker/contract/restaurant.ts'

interface Narrowed {
  answer: FindAnswer | null
  liveOnly: boolean
  open: string
  answerUnsaid: boolean
}

/** The answer, reduced to what is out now or still open if the visitor asked for that. It keeps what its own count includes. */
export function shownAnswer(
  { answer, liveOnly, open, answerUnsaid }: Narrowed,
  now: number,
): FindAnswer | null {
  if (answer === null) return null
  if (liveOnly) {
    const restaurants = answer.restaurants.filter(({ status }) => status === 'ONLINE')
    const total = restaurants.length
    // The answer counts other restaurants that do not say when they are open.
    return { ...answer, restaurants, total, approximate: false, unconfirmed: 0, unsaid: null }
  }
  if (open !== 'now') return answer
  const restaurants = stillOpen(answer.restaurants, answerUnsaid, now)
  const closed = answer.restaurants.length - restaurants.length
  return closed === 0 ? answer : { ...answer, restaurants, total: answer.total - closed }
}

/** Leaves out what has closed since the search was answered. */
export function stillOpen(
  restaurants: readonly FoundRestaurant[],
  unsaid: boolean,
  now: number,
): FoundRestaurant[] {
  const isOpen = openAt('now', now)
  return restaurants.filter((restaurant) => isOpen(restaurant) ?? unsaid)
}
