import type { GazetteerPlace } from '../../db/gazetteerRow.ts'
import { foldName, placeWords } from './foldName.ts'
import { regionName } from './gazetteerPlace.ts'
import { countryName, isKnownQualifier, regionNamed } from './regions.ts'

/** A part of a typed address that may name a place, likeliest first. */
interface AddressReading {
  place: string
  /** Whether a street or another part of the address was left out. */
  isPart: boolean
}

const LONGEST_ENDING_WORDS = 4
const MAX_READINGS = 8
/** The length of the codes of states and countries; every name is longer. */
const LONGEST_CODE = 3

/** "123 Main St, Concord, NH 03301" as the whole of it, "Concord, NH 03301", and so on. */
export function readAddress(text: string): AddressReading[] {
  const parts = text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const readings: AddressReading[] = [{ place: parts.join(', '), isPart: false }]
  for (let from = 1; from < parts.length && readings.length < MAX_READINGS; from += 1) {
    const rest = parts.slice(from)
    const plain = rest.map(withoutCodes).filter(Boolean)
    const region = regionNamed(plain)
    const places =
      region === null ? [rest.join(', '), plain.join(', ')] : cityLike(region, parts[from - 1])
    for (const place of new Set(places)) if (place !== '') readings.push({ place, isPart: true })
  }
  if (parts.length === 1 && /^\d/.test(text)) readings.push(...endings(text))
  return readings.slice(0, MAX_READINGS)
}

/**
 * The text that finds a city with the name of its state, province or country ("Singapore, Singapore"): the city must lie in it,
 * since "1 Elm St, Nowhere, Ontario" is not in Ontario, California. Two cities are better known than the states of their name
 * and lie outside them.
 */
function cityLike(region: string, before = ''): string[] {
  const key = foldName(region)
  if (key === 'victoria' || (key === 'washington' && /\d/.test(before))) return [region]
  // A code is not a city: "WA, WA" would be Wawa.
  return key.length > LONGEST_CODE ? [`${region}, ${region}`] : []
}

/**
 * "Washington" of "Lincoln Memorial, Washington". The part before it may be a landmark or a misspelt town of the state, so the
 * city is only a suggestion. Null for any other text.
 */
export function townOfLandmark(text: string): string | null {
  const last = text.split(',').slice(1).at(-1)?.trim() ?? ''
  return foldName(last) === 'washington' ? last : null
}

/** "London SW1A 2AA" → "London". */
function withoutCodes(part: string): string {
  const words = part.split(/\s+/).filter((word) => !/\d/.test(word))
  return words.join(' ').trim()
}

/** "12 Elm St Concord NH" ends with a town and its state; without a state, town and street cannot be told apart. */
function endings(text: string): AddressReading[] {
  const words = text.split(/\s+/)
  if (!isKnownQualifier(words.at(-1) ?? '')) return []
  const readings: AddressReading[] = []
  for (let count = Math.min(LONGEST_ENDING_WORDS, words.length - 1); count >= 2; count -= 1) {
    readings.push({ place: words.slice(-count).join(' '), isPart: true })
  }
  return readings
}

type Named = Pick<GazetteerPlace, 'name' | 'region' | 'country'> & { zip?: string | null }

/** Whether the text has more than the place's own name, ZIP code, state and country. */
export function saysMore(text: string, place: Named): boolean {
  const own = [place.name, place.region, regionName(place), countryName(place.country)]
  const known = new Set([...own.flatMap(placeWords), place.zip, 'us', 'usa'])
  return placeWords(text.replace(/\b(\d{5})-\d{4}\b/, '$1')).some((word) => !known.has(word))
}

/** "Concord, NH 03301", "Paris, Île-de-France, France". */
export function placeLine(place: Named): string {
  if (place.country === 'US') {
    const state = [place.region, place.zip].filter(Boolean).join(' ')
    return [place.name, state].filter(Boolean).join(', ')
  }
  const parts = [place.name, place.region, countryName(place.country)].filter(Boolean)
  return [...new Set(parts)].join(', ')
}

/** "Concord, NH", "Paris, France". */
export function shortPlaceLine({ name, region, country }: Named): string {
  return placeLine({ name, region: country === 'US' ? region : '', country })
}
