import OpeningHours from 'opening_hours'
import { DAY_MS, MINUTE_MS } from '../../worker/contract/durations.ts'
import type { Openness } from '../../worker/contract/hours/openState.ts'
import { localTimeAt } from '../../worker/contract/hours/zoneClock.ts'

/** A week ignores holidays, so no moment is drawn this close to one. */
const DAYS_WITHOUT_HOLIDAY = 9
const COUNTRY = { lat: 0, lon: 0, address: { country_code: 'us', state: '' } }

/** Zones far from UTC, at half and quarter hours, with clock changes of an hour, half an hour, or none. */
export const ZONES = [
  'Africa/Cairo',
  'Africa/Johannesburg',
  'America/Bogota',
  'America/Chicago',
  'America/Havana',
  'America/Los_Angeles',
  'America/New_York',
  'America/Santiago',
  'America/St_Johns',
  'Asia/Beirut',
  'Asia/Jerusalem',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'Australia/Sydney',
  'Europe/Berlin',
  'Europe/Lisbon',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
] as const

const FROM = Date.UTC(2026, 0, 1)
const UNTIL = Date.UTC(2029, 0, 1)

/** The moments of a zone's clock changes, to the minute. */
export function changesOfClocks(zone: string): number[] {
  process.env.TZ = zone
  const offset = (at: number) => new Date(at).getTimezoneOffset()
  const changes: number[] = []
  for (let day = FROM; day < UNTIL; day += DAY_MS) {
    if (offset(day) === offset(day + DAY_MS)) continue
    let [before, after] = [day, day + DAY_MS]
    while (after - before > MINUTE_MS) {
      const middle = before + Math.floor((after - before) / 2 / MINUTE_MS) * MINUTE_MS
      if (offset(middle) === offset(day)) before = middle
      else after = middle
    }
    changes.push(after)
  }
  return changes
}

/** A random moment within three years; in zones with clock changes, half are within a day of one. */
export function drawMoment(changes: readonly number[], random: () => number): number {
  const change = changes[Math.floor(random() * changes.length)]
  const at =
    change === undefined || random() < 0.5
      ? FROM + random() * (UNTIL - FROM)
      : change + (random() * 2 - 1) * DAY_MS
  return Math.floor(at / 1000) * 1000
}

/** Times in milliseconds since 1970; `next` is null where it never changes. */
interface Told {
  is: Openness
  next: number | null
}

/** The library's answer, treating local time as UTC; null if a holiday is near. */
export function toldByLibrary(text: string, shown: number): Told | null {
  process.env.TZ = 'UTC'
  const hours = new OpeningHours(text, COUNTRY, 0)
  return /\bph\b/i.test(text) && isHolidayNear(shown) ? null : tell(hours, shown)
}

/**
 * The library's answer in a time zone; null where it fails, as it does on some days of clock changes. It depends on the process's
 * time zone.
 */
export function toldInZone(text: string, zone: string, at: number): Told | null {
  process.env.TZ = zone
  try {
    return tell(new OpeningHours(text, COUNTRY, 0), at)
  } catch {
    return null
  }
}

/** Uses the intervals from the day before, because for a moment within "18:00+" alone the library says closed. */
function tell(hours: OpeningHours, at: number): Told {
  const day = new Date(at)
  const start = new Date(day.getFullYear(), day.getMonth(), day.getDate() - 1)
  const limit = at + DAYS_WITHOUT_HOLIDAY * DAY_MS
  const spans = hours.getOpenIntervals(start, new Date(limit))
  const opennessAt = (moment: number): Openness => {
    const span = spans.find(([from, to]) => +from <= moment && moment < +to)
    return span === undefined ? 'closed' : span[2] ? 'unsure' : 'open'
  }
  const is = opennessAt(at)
  const edges = spans.flatMap(([from, to]) => [+from, +to])
  const next = edges.find((edge) => edge > at && edge < limit && opennessAt(edge) !== is)
  return { is, next: next ?? null }
}

function isHolidayNear(at: number): boolean {
  const from = new Date(at - DAY_MS)
  const to = new Date(at + DAYS_WITHOUT_HOLIDAY * DAY_MS)
  return new OpeningHours('PH 00:00-24:00', COUNTRY, 0).getOpenIntervals(from, to).length > 0
}

/** Local time in a zone, written as if it were UTC. */
export function shownIn(zone: string, at: number): number {
  const local = localTimeAt(zone, at)
  if (local === null) throw new Error(`${zone} is no time zone`)
  return local.day * DAY_MS + local.minute * MINUTE_MS + (at % MINUTE_MS)
}
