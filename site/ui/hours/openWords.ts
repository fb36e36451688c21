import { msg, t } from '../../../languages/t.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../worker/contract/durations.ts'
import { type OpenState, weekdayOf } from '../../../worker/contract/hours/openState.ts'
import { DAY_MINUTES } from '../../../worker/contract/hours/week.ts'
import type { Clock } from './clocks.ts'
import { SHORT_DAYS } from './dayNames.ts'

/** Within this time the text says how long is left. */
const SOON_MS = HOUR_MS

/** Shown if the opening hours do not tell whether a place is open. */
export const SEE_HOURS = msg('See hours')

/** "Open until 22:00", "Closes in 25 min", "Closed, opens 17:00", "Opens Tue 11:30". `now` in milliseconds since 1970. */
export function openWords({ is, local, next }: OpenState, now: number, clock: Clock): string {
  if (is === 'unsure') return t(SEE_HOURS)
  if (next === null) return is === 'open' ? t('Open day and night') : t('Closed')
  const time = clock(next.minute)
  const day = t(SHORT_DAYS[weekdayOf(next.day)] ?? '')
  if (is === 'open') {
    const until = next.at - now <= DAY_MS ? time : `${day} ${time}`
    if (next.to === 'unsure') return t('Open until {until} or later', { until })
    const left = next.at - now
    return left <= SOON_MS
      ? t('Closes in {minutes} min', { minutes: Math.ceil(left / MINUTE_MS) })
      : t('Open until {until}', { until })
  }
  const values = { day, time }
  if (next.day === local.day) {
    return next.to === 'unsure'
      ? t('Closed, may open {time}', values)
      : t('Closed, opens {time}', values)
  }
  return next.to === 'unsure'
    ? t('Closed, may open {day} {time}', values)
    : t('Opens {day} {time}', values)
}

/** When the text of `openWords` or the place's local day changes next; milliseconds since 1970. */
export function wordsHoldUntil({ is, local, next }: OpenState, now: number): number {
  const midnight = now + (DAY_MINUTES - local.minute) * MINUTE_MS
  if (next === null) return midnight
  const left = next.at - now
  const later = [DAY_MS, SOON_MS].find((before) => is === 'open' && left > before) ?? 0
  const isCounted = is === 'open' && left <= SOON_MS
  return isCounted ? now + MINUTE_MS : Math.min(midnight, next.at - later)
}
