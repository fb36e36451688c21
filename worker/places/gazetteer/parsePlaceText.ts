import { foldName } from './foldName.ts'
import { isKnownQualifier, type Qualifier, qualifiersOf } from './regions.ts'

/** One possible meaning of a typed text. */
export interface PlaceReading extends Qualifier {
  key: string
}

const LONGEST_QUALIFIER_WORDS = 3
const MAX_READINGS = 8

/** The five digits of a US ZIP code in the text ("02139", "02139-1234", "Cambridge, MA 02139"), or null. */
export function zipIn(text: string): string | null {
  return (
    /(?:^|[\s,])(\d{5})(?:-\d{4})?\s*(?:,?\s*(?:usa?|united states))?$/i.exec(text.trim())?.[1] ??
    null
  )
}

/**
 * The readings of "city", "city, state", "city, state, country" or "city state", likeliest first; empty when there is
 * no name. A ZIP code at the end is left out of the name.
 */
export function readPlaceText(text: string): PlaceReading[] {
  const parts = text
    .replace(/\b\d{5}(?:-\d{4})?\b/g, ' ')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => foldName(part) !== '')
  const [first, second, ...others] = parts
  if (first === undefined) return []
  const key = foldName(first)
  const last = others.at(-1)
  const readings: PlaceReading[] = []
  if (second === undefined) readings.push({ key }, ...withoutComma(first))
  else {
    const regions = qualifiersOf(second)
    if (last === undefined) readings.push(...regions.map((region) => ({ key, ...region })))
    else readings.push(...combined(key, regions, qualifiersOf(last)))
    // "Washington, DC" and "Winston, Salem" may also be one name.
    readings.push({ key: foldName(parts.join(' ')) })
  }
  return readings.slice(0, MAX_READINGS)
}

function combined(key: string, regions: Qualifier[], countries: Qualifier[]): PlaceReading[] {
  const country = countries.find((one) => one.country !== undefined)?.country
  if (country === undefined) return regions.map((region) => ({ key, ...region }))
  return [
    ...regions.flatMap((one) =>
      one.regionKey !== undefined && (one.country ?? country) === country
        ? [{ key, regionKey: one.regionKey, country }]
        : [],
    ),
    { key, country },
  ]
}

/** "concord new hampshire": the last words may name the state or country. */
function withoutComma(text: string): PlaceReading[] {
  const words = text.split(/\s+/)
  const readings: PlaceReading[] = []
  for (let count = Math.min(LONGEST_QUALIFIER_WORDS, words.length - 1); count >= 1; count--) {
    const qualifier = words.slice(-count).join(' ')
    if (!isKnownQualifier(qualifier)) continue
    const key = foldName(words.slice(0, -count).join(' '))
    if (key !== '') readings.push(...qualifiersOf(qualifier).map((one) => ({ key, ...one })))
  }
  return readings
}
