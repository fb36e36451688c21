import OpeningHours from 'opening_hours'
import { MINUTE_MS } from '../../contract/durations.ts'
import {
  DAY_MINUTES,
  type Day,
  encodeWeek,
  type Span,
  WEEK_DAYS,
  type Week,
} from '../../contract/hours/week.ts'

/** An interval of the library: from, to, whether it is unsure, a comment. */
type Interval = ReturnType<OpeningHours['getOpenIntervals']>[number]

/** A night ends by noon; a longer span is split at midnight. */
const LONGEST_NIGHT = DAY_MINUTES / 2
/** A Monday. Neither this week nor the days around it hold a public holiday of the country below. */
const MONDAY = { year: 2027, month: 4, day: 12 }
/** The library requires a country with holidays; their dates do not matter, since the week has none. */
const COUNTRY = { lat: 0, lon: 0, address: { country_code: 'us', state: '' } }

/** Words that mean the same in every week: weekdays, public holidays, times and their states. */
const SAME_EVERY_WEEK =
  /^(?:\b(?:mo|tu|we|th|fr|sa|su|ph|off|closed|open|unknown)\b|24\/7|\d{1,2}:\d\d|[\s,;:|+-])*$/i
const COMMENT = /"[^"]*"/g
/** The library reads a day without times as a whole day; only these words really mean one. */
const WHOLE_DAY = /24\/7|0?0:00\s*-\s*(?:24|0?0):00/
const BETWEEN_RULES = /;|\|\|/
const DAY_NAME = /\b(?:mo|tu|we|th|fr|sa|su|ph)\b/i
const TIMES_OR_STATE = /\d:\d\d|24\/7|\b(?:off|closed|unknown)\b/i

/** The week of an opening_hours value by `encodeWeek`, as a row holds it; null where `readWeek` gives none. */
export function readEncodedWeek(text: string): string | null {
  const week = readWeek(text)
  return week && encodeWeek(week)
}

/**
 * The week of an opening_hours value of OpenStreetMap. Null for unreadable values, for those that differ by week (seasons, dates,
 * school holidays, the sun), and for days without times, which must not count as open at night.
 */
export function readWeek(text: string): Week | null {
  const plain = text.replace(COMMENT, ' unknown ')
  if (!SAME_EVERY_WEEK.test(plain)) return null
  const days = readDays(text)
  if (days === null) return null
  const week = { days, holidays: /\bph\b/i.test(plain) ? readHolidays(text) : null }
  const isWholeDay = ({ from, to, isSure }: Span) => isSure && to - from >= DAY_MINUTES
  const all = [...days, week.holidays ?? []]
  const isSaid = WHOLE_DAY.test(plain) && !plain.split(BETWEEN_RULES).some(endsWithBareDays)
  return all.flat().some(isWholeDay) && !isSaid ? null : week
}

/** "Sa", "Mo 10:00-12:00, Tu": days without times. */
function endsWithBareDays(rule: string): boolean {
  const [, ...afterDays] = rule.split(DAY_NAME)
  const last = afterDays.at(-1)
  return last !== undefined && !TIMES_OR_STATE.test(last)
}

/** The spans of a public holiday; null when they depend on the weekday. */
function readHolidays(text: string): Day | null {
  const days = readDays(text.replace(/\bph\b/gi, 'Mo-Su'))
  const [monday = []] = days ?? []
  const written = JSON.stringify(monday)
  const isSame = days?.every((day) => JSON.stringify(day) === written)
  return isSame ? monday : null
}

/** The spans that begin on each day of an ordinary week; null when the library cannot read the text. */
function readDays(text: string): Day[] | null {
  const { year, month, day } = MONDAY
  const dateOf = (days: number) => new Date(year, month - 1, day + days)
  const days: Span[][] = Array.from({ length: WEEK_DAYS }, () => [])
  // From the day before to the end of the spans that begin on Sunday.
  const intervals = parse(text)?.getOpenIntervals(dateOf(-1), dateOf(WEEK_DAYS + 1))
  if (intervals === undefined) return null
  for (const interval of intervals) {
    for (const { day: at, ...span } of spansOf(interval, dateOf(0))) days[at]?.push(span)
  }
  return days
}

function parse(text: string): OpeningHours | null {
  try {
    return new OpeningHours(text, COUNTRY, 0)
  } catch {
    return null
  }
}

/** The spans of an interval, each with its day since `first`. */
function spansOf([from, to, isUnsure]: Interval, first: Date): (Span & { day: number })[] {
  const start = minutesBetween(first, from)
  const end = minutesBetween(first, to)
  const spans: (Span & { day: number })[] = []
  for (let at = start; at < end; ) {
    const day = Math.floor(at / DAY_MINUTES)
    const midnight = (day + 1) * DAY_MINUTES
    const isNight = at > day * DAY_MINUTES && end - midnight <= LONGEST_NIGHT
    const until = isNight ? end : Math.min(end, midnight)
    const base = day * DAY_MINUTES
    spans.push({ day, from: at - base, to: until - base, isSure: !isUnsure })
    at = until
  }
  return spans
}

/** In local time, since no zone changes its clocks in the weeks that are read. */
function minutesBetween(first: Date, last: Date): number {
  return Math.round((last.getTime() - first.getTime()) / MINUTE_MS)
}
