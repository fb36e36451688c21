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
  await readWeeks(restaurants.flatMap(({ openingHours }) => openingHours ?? []))
  // Imported here, as the parser and the zones are large and only writes need them.
  const { zoneOf } = await import('./zoneOf.ts')
  return restaurants.map(({ openingHours, place }) => ({
    zone: place && zoneOf(place),
    week: openingHours === null ? null : (weeks.get(openingHours) ?? null),
  }))
}

/** Reads texts into the cache of `deriveHours`. */
export async function readWeeks(texts: readonly string[]): Promise<void> {
  const unread = texts.filter((text) => !weeks.has(text))
  if (unread.length === 0) return
  const { readWeek } = await import('./readWeek.ts')
  if (weeks.size > MOST_WEEKS) weeks.clear()
  for (const text of unread) {
    const week = readWeek(text)
    weeks.set(text, week && encodeWeek(week))
  }
}
