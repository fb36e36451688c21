import { HOUR_MS } from '../../../worker/contract/durations.ts'
import { MAX_ONLINE_HOURS } from '../../../worker/contract/restaurants/restaurantLimits.ts'
import { clockTime } from '../readableTime.ts'

const OFFERED_HOURS = 12

interface UntilChoice {
  /** ISO 8601. */
  value: string
  /** In this device's time zone and format: "21:00", "9:00 PM". */
  label: string
}

/** The next full hours, in this device's time zone, with the time `shown` now in its place among them. */
export function untilChoices(now: Date, shown: string | null): UntilChoice[] {
  const first = new Date(now)
  first.setMinutes(0, 0, 0)
  const hours = Array.from({ length: Math.min(OFFERED_HOURS, MAX_ONLINE_HOURS - 1) }, (_, i) =>
    new Date(first.getTime() + (i + 1) * HOUR_MS).toISOString(),
  )
  const times = new Set(shown === null ? hours : [...hours, shown])
  return [...times].sort().map((value) => ({ value, label: clockTime(new Date(value)) }))
}
