import { DAY_MINUTES, type Span, WEEK_DAYS, type Week } from './week.ts'
import { instantOf, type LocalTime, localTimeAt } from './zoneClock.ts'

/** 'unsure': it may be open; its hours are not definite. */
export type Openness = 'open' | 'closed' | 'unsure'

/** The next moment at which the openness of a restaurant changes. */
interface Change extends LocalTime {
  /** Milliseconds since 1970. */
  at: number
  to: Openness
}

export interface OpenState {
  is: Openness
  /** The local time in the restaurant's zone. */
  local: LocalTime
  /** Null when the week has no further change. */
  next: Change | null
}

/** Monday is 0; 1970-01-01 was a Thursday. */
export const weekdayOf = (day: number) => (((day + 3) % WEEK_DAYS) + WEEK_DAYS) % WEEK_DAYS

/** The openness at `now` (milliseconds since 1970) and when it changes next. Null for an unknown time zone. */
export function openStateAt(week: Week, zone: string, now: number): OpenState | null {
  const local = localTimeAt(zone, now)
  if (local === null) return null
  const is = opennessAt(week, local)
  const change = nextChange(week, local, is)
  return { is, local, next: change && { ...change, at: instantOf(zone, change, now) } }
}

/** The openness at a local time; a sure span takes precedence over an unsure one. */
export function opennessAt(week: Week, { day, minute }: LocalTime): Openness {
  let is: Openness = 'closed'
  for (const before of [0, 1]) {
    const at = minute + before * DAY_MINUTES
    for (const { from, to, isSure } of spansOf(week, day - before)) {
      if (at < from || to <= at) continue
      if (isSure) return 'open'
      is = 'unsure'
    }
  }
  return is
}

const spansOf = (week: Week, day: number): readonly Span[] => week.days[weekdayOf(day)] ?? []

function nextChange(week: Week, now: LocalTime, is: Openness): Omit<Change, 'at'> | null {
  // Yesterday's spans may end today, and today's return in a week.
  for (let day = now.day; day <= now.day + WEEK_DAYS; day += 1) {
    for (const minute of edgesOf(week, day)) {
      if (day === now.day && minute <= now.minute) continue
      const to = opennessAt(week, { day, minute })
      if (to !== is) return { day, minute, to }
    }
  }
  return null
}

/** The minutes of a day at which a span begins or ends, in order. */
function edgesOf(week: Week, day: number): number[] {
  const begun = spansOf(week, day - 1).map(({ to }) => to - DAY_MINUTES)
  const edges = [...begun, ...spansOf(week, day).flatMap(({ from, to }) => [from, to])]
  return [...new Set(edges)]
    .filter((minute) => minute >= 0 && minute < DAY_MINUTES)
    .sort((a, b) => a - b)
}
