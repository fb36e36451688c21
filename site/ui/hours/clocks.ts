import { locale } from '../../../languages/t.ts'
import { MINUTE_MS } from '../../../worker/contract/durations.ts'
import { DAY_MINUTES } from '../../../worker/contract/hours/week.ts'

/** Formats a time of day; `minutes` since midnight, which may exceed a day. */
export type Clock = (minutes: number) => string

const WHOLE_HOUR = { hour: 'numeric', hour12: true, timeZone: 'UTC' } as const
const formats = new Map<string, Intl.DateTimeFormat>()

/** Cached, because creating a format takes longer than using it. */
function formatOf(hasMinutes: boolean): Intl.DateTimeFormat {
  const key = `${locale()} ${hasMinutes}`
  const known = formats.get(key)
  if (known) return known
  const options = hasMinutes ? { ...WHOLE_HOUR, minute: '2-digit' as const } : WHOLE_HOUR
  const made = new Intl.DateTimeFormat(locale(), options)
  formats.set(key, made)
  return made
}

/** "5:30 PM", "5 PM", in the page's language. */
export const halfDayClock: Clock = (minutes) => {
  const at = (minutes % DAY_MINUTES) * MINUTE_MS
  return formatOf(minutes % 60 !== 0).format(at)
}
