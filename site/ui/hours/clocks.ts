import { locale } from '../../../languages/t.ts'
import { DAY_MINUTES } from '../../../worker/contract/hours/week.ts'

/** How a time of day is written; `minutes` since midnight, which a night may exceed. */
export type Clock = (minutes: number) => string

const WHOLE_HOUR = { hour: 'numeric', hour12: true, timeZone: 'UTC' } as const
const formats = new Map<string, Intl.DateTimeFormat>()

/** To make a format takes longer than to use it. */
function formatOf(hasMinutes: boolean): Intl.DateTimeFormat {
  const key = `${locale()} ${hasMinutes}`
  const known = formats.get(key)
  if (known) return known
  const options = hasMinutes ? { ...WHOLE_HOUR, minute: '2-digit' as const } : WHOLE_HOUR
  const made = new Intl.DateTimeFormat(locale(), options)
  formats.set(key, made)
  return made
}

/** "5:30 PM", "5 PM", in the language of the page. */
export const halfDayClock: Clock = (minutes) => {
  const at = (minutes % DAY_MINUTES) * 60_000
  return formatOf(minutes % 60 !== 0).format(at)
}
