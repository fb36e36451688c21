import { DAY_MS, MINUTE_MS } from '../durations.ts'

/** The local time of a time zone. */
export interface LocalTime {
  /** Calendar days since 1970-01-01. */
  day: number
  /** Since midnight, 0 to 1439. */
  minute: number
}

const formats = new Map<string, Intl.DateTimeFormat | null>()

/** Null for an unknown time zone. Cached, since creating a format is slow. */
function formatOf(zone: string): Intl.DateTimeFormat | null {
  const known = formats.get(zone)
  if (known !== undefined) return known
  const made = makeFormat(zone)
  formats.set(zone, made)
  return made
}

function makeFormat(zone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    })
  } catch {
    return null
  }
}

/** Enough for the times of one list: few zones, few closing hours. */
const MAX_TIMES = 500
const times = new Map<string, LocalTime | null>()

/** `at` in milliseconds since 1970. Null for an unknown time zone. Cached, since Intl is slow. */
export function localTimeAt(zone: string, at: number): LocalTime | null {
  const key = `${at} ${zone}`
  const known = times.get(key)
  if (known !== undefined) return known
  if (times.size >= MAX_TIMES) times.clear()
  const time = readClock(zone, at)
  times.set(key, time)
  return time
}

function readClock(zone: string, at: number): LocalTime | null {
  const format = formatOf(zone)
  if (format === null) return null
  const numbers = { year: 0, month: 0, day: 0, hour: 0, minute: 0 }
  for (const { type, value } of format.formatToParts(at)) {
    if (type in numbers) numbers[type as keyof typeof numbers] = Number(value)
  }
  const { year, month, day, hour, minute } = numbers
  return { day: Date.UTC(year, month - 1, day) / DAY_MS, minute: hour * 60 + minute }
}

/**
 * The first moment after `after` with this local time, in milliseconds since 1970. A time that clocks skip becomes later by as
 * much as they skip, usually an hour. `minute` may be 1440 or more.
 */
export function instantOf(zone: string, { day, minute }: LocalTime, after: number): number {
  const shown = day * DAY_MS + minute * MINUTE_MS
  const offsetAt = (at: number) => {
    const local = localTimeAt(zone, at)
    if (local === null) return 0
    const minutes = Math.floor(at / MINUTE_MS)
    return local.day * (DAY_MS / MINUTE_MS) + local.minute - minutes
  }
  // Clocks do not change twice within two days.
  const offsets = [offsetAt(shown - DAY_MS), offsetAt(shown + DAY_MS)]
  const moments = offsets.map((offset) => shown - offset * MINUTE_MS)
  const real = moments.filter((at, index) => offsetAt(at) === offsets[index] && at > after)
  return real.length > 0 ? Math.min(...real) : Math.max(...moments)
}
