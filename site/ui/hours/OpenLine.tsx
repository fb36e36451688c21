import './OpenLine.css'
import { t } from '../../../languages/t.ts'
import { openStateAt } from '../../../worker/contract/hours/openState.ts'
import { decodeWeek } from '../../../worker/contract/hours/week.ts'
import type { Restaurant } from '../../../worker/contract/restaurant.ts'
import { BothClocks } from './BothClocks.tsx'
import { openWords, SEE_HOURS, wordsHoldUntil } from './openWords.ts'

type Timed = Pick<Restaurant, 'status' | 'openingHours' | 'week' | 'zone'>

/** Whether a restaurant is open, in a line; nothing for a pop-up or unknown hours. `now` in milliseconds since 1970. */
export function OpenLine({ restaurant, now }: { restaurant: Timed; now: number }) {
  const { status, openingHours, week: text, zone } = restaurant
  const week = decodeWeek(text)
  if (status !== 'RESTAURANT' || (week === null && !openingHours)) return null
  const state = week && zone ? openStateAt(week, zone, now) : null
  return (
    <span
      className="open-line"
      data-open={state?.is}
      data-until={state ? wordsHoldUntil(state, now) : undefined}
    >
      {state ? <BothClocks words={(clock) => openWords(state, now, clock)} /> : t(SEE_HOURS)}
    </span>
  )
}
