import { encodeWeek } from '../../contract/hours/week.ts'
import type { FieldValues } from '../../contract/restaurants/fields.ts'

/** What is kept of opening hours so that nobody needs to read them again. */
export interface DerivedHours {
  /** The time zone of its place; null without one. */
  zone: string | null
  /** As `encodeWeek` writes it; null where the opening hours tell no week. */
  week: string | null
}

type Open = Pick<FieldValues, 'openingHours' | 'place'>

/** Places share their hours, and what a text means never changes: an import reads each text once. */
const weeks = new Map<string, string | null>()
const MOST_WEEKS = 50_000

/** The same order as `restaurants`. */
export async function deriveHours(restaurants: readonly Open[]): Promise<DerivedHours[]> {
  await readWeeks(restaurants.flatMap(({ openingHours }) => openingHours ?? []))
  // What reads hours and what knows the zones is large: only a Worker that writes loads it.
  const { zoneOf } = await import('./zoneOf.ts')
  return restaurants.map(({ openingHours, place }) => ({
    zone: place && zoneOf(place),
    week: openingHours === null ? null : (weeks.get(openingHours) ?? null),
  }))
}

/** Reads ahead what `deriveHours` will be asked for. */
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
