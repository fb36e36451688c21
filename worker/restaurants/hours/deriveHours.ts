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
const MAX_WEEKS = 50_000

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

/** Fills the cache with weeks that a program has read beforehand, by `encodeWeek`. */
export function rememberWeeks(read: Iterable<readonly [text: string, week: string | null]>): void {
  if (weeks.size > MAX_WEEKS) weeks.clear()
  for (const [text, week] of read) weeks.set(text, week)
}

/** The weeks of texts, by `encodeWeek`, from the cache where they are in it; null for a text that gives none. */
async function readWeeks(texts: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
  const found = new Map<string, string | null>()
  if (texts.length === 0) return found
  const { readEncodedWeek } = await import('./readWeek.ts')
  for (const text of texts) {
    const known = weeks.get(text)
    found.set(text, known === undefined ? readEncodedWeek(text) : known)
  }
  rememberWeeks(found)
  return found
}
