import { t } from '../../languages/t.ts'
import type { Restaurant } from '../../worker/contract/restaurant.ts'

/** What a pop-up shows about itself; null for a restaurant that stays where it is. */
export type LiveState = { status: 'ONLINE'; until: string | null } | { status: 'OFFLINE' } | null

/** A pop-up past its time reads OFFLINE, whatever is stored. `now` in milliseconds since 1970. */
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
 * How long is left from `now` (milliseconds since 1970), in words: "for about 3 more hours". Says the same in the Worker and in the browser, which
 * a time of day would not: they stand in different time zones.
 */
export function timeLeft(until: string, now: number): string {
  const minutes = Math.max(1, Math.round((Date.parse(until) - now) / 60_000))
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
