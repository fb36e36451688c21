import { type OpenState, weekdayOf } from '../../../worker/contract/hours/openState.ts'
import type { Clock } from './clocks.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** From here on it is said how long is left. */
const SOON_MS = 60 * MINUTE_MS

export const SHORT_DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

/** Where its opening hours do not tell whether a place is open. */
export const SEE_HOURS = 'See hours'

/** "Open until 22:00", "Closes in 25 min", "Closed, opens 17:00", "Opens Tue 11:30". `now` in milliseconds since 1970. */
export function openWords({ is, local, next }: OpenState, now: number, clock: Clock): string {
  if (is === 'unsure') return SEE_HOURS
  if (next === null) return is === 'open' ? 'Open day and night' : 'Closed'
  const time = clock(next.minute)
  const day = SHORT_DAYS[weekdayOf(next.day)]
  if (is === 'open') {
    const until = next.at - now < DAY_MS ? time : `${day} ${time}`
    if (next.to === 'unsure') return `Open until ${until} or later`
    const left = next.at - now
    return left <= SOON_MS ? `Closes in ${Math.ceil(left / MINUTE_MS)} min` : `Open until ${until}`
  }
  const opens = next.to === 'unsure' ? 'may open' : 'opens'
  if (next.day === local.day) return `Closed, ${opens} ${time}`
  return next.to === 'unsure' ? `Closed, ${opens} ${day} ${time}` : `Opens ${day} ${time}`
}
