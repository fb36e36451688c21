import { t } from '../../languages/t.ts'
import { HOUR_MS, MINUTE_MS } from '../../worker/contract/durations.ts'
import type { Restaurant } from '../../worker/contract/restaurant.ts'

type Out = Pick<Restaurant, 'onlineSince' | 'metadata'>

const sinceOf = ({ onlineSince, metadata }: Out) => Date.parse(onlineSince ?? metadata.lastModified)

/** For how long a pop-up has been out: "Live now · for 12 min". `now` in milliseconds since 1970. */
export function liveAge(restaurant: Out, now: number): string {
  const minutes = Math.max(0, Math.floor((now - sinceOf(restaurant)) / MINUTE_MS))
  if (minutes < 1) return t('Live now')
  if (minutes < 60) return t('Live now · for {minutes} min', { minutes })
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? t('Live now · for {hours} h', { hours }) : t('Live now')
}

/** When the text of `liveAge` changes next, in milliseconds since 1970; rounded up to the minute, as `now` is rounded down. */
export function liveAgeHoldsUntil(restaurant: Out, now: number): number {
  const outFor = Math.max(0, now - sinceOf(restaurant))
  const step = outFor < HOUR_MS ? MINUTE_MS : HOUR_MS
  return Math.ceil((now + step - (outFor % step)) / MINUTE_MS) * MINUTE_MS
}
