import { encodeWeek } from '../../contract/hours/week.ts'
import type { FieldValues } from '../../contract/restaurants/fields.ts'

/** The columns derived from opening hours. */
export interface DerivedHours {
  /** The time zone of its place; null without one. */
  zone: string | null
  /** By `encodeWeek`; null when the opening hours give no week. */
  week: string | null
}

type Open = Pick<FieldValues, 'openingHours' | 'place'>

/** A cache of read texts, since many restaurants share their hours. */
const weeks = new Map<string, string | null>()
const MOST_WEEKS = 50_000

/** In the order of `restaurants`. */
export async function deriveHours(restaurants: readonly Open[]): Promise<DerivedHours[]> {
  const read = await readWeeks(restaurants.flatMap(({ openingHours }) => openingHours ?? []))
  // Imported here, as the parser and the zones are large and only writes need them.
  const { zoneOf } = await import('./zoneOf.ts')
  return restaurants.map(({ openingHours, place }) => ({
    zone: place && zoneOf(place),
    week: openingHours === null ? null : (read.get(openingHours) ?? null),
  }))
}

/** The weeks of texts, by `encodeWeek`, from the cache where they are in it; null for a text that gives none. */
export async function readWeeks(
  texts: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const found = new Map<string, string | null>()
  if (texts.length === 0) return found
  const { readWeek } = await import('./readWeek.ts')
  if (weeks.size > MOST_WEEKS) weeks.clear()
  for (const text of texts) {
    let week = weeks.get(text)
    if (week === undefined) {
      const read = readWeek(text)
      week = read && encodeWeek(read)
      weeks.set(text, week)
    }
    found.set(text, week)
  }
  return found
}
