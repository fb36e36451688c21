import { t } from '../../languages/t.ts'
import { MINUTE_MS } from '../../worker/contract/durations.ts'
import type { Restaurant } from '../../worker/contract/restaurant.ts'

/** The status that a pop-up shows; null for a restaurant with a fixed place. */
export type LiveState = { status: 'ONLINE'; until: string | null } | { status: 'OFFLINE' } | null

/** A pop-up whose time is over counts as OFFLINE, whatever is stored. `now` in milliseconds since 1970. */
export function liveState(
  { status, onlineUntil }: Pick<Restaurant, 'status' | 'onlineUntil'>,
  now: number,
): LiveState {
  if (status === 'RESTAURANT') return null
  if (status === 'OFFLINE') return { status }
  if (onlineUntil !== null && Date.parse(onlineUntil) <= now) {
    return { status: 'OFFLINE' }
  }
  return { status, until: onlineUntil }
}

/**
 * The time left from `now` (milliseconds since 1970), in words: "for about 3 more hours". Unlike a time of day, this is the same
 * in the Worker and in the browser, which are in different time zones.
 */
export function timeLeft(until: string, now: number): string {
  const minutes = Math.max(1, Math.round((Date.parse(until) - now) / MINUTE_MS))
  if (minutes < 55) {
    return t('for about {minutes} more minutes', {
      minutes: Math.max(5, Math.round(minutes / 5) * 5),
    })
  }
  const hours = Math.round(minutes / 60)
  return t('{hours, plural, one {for about one more hour} other {for about {hours} more hours}}', {
    hours,
  })
}
