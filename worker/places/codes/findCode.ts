import { plainTyping } from '../../contract/places/plainTyping.ts'
import type { LatLng, Place } from '../../contract/search.ts'
import type { Database } from '../../db/client.ts'
import { findByPostalCode } from '../../restaurants/finding/findByPostalCode.ts'
import { nearestPlace } from '../gazetteer/around/nearestPlace.ts'
import { openGazetteer } from '../gazetteer/gazetteer.ts'
import { toPlace } from '../gazetteer/gazetteerPlace.ts'
import { hasFiveDigits } from './fiveDigits.ts'

/** The visitor's location, which decides between places of one name or code. */
export interface Whereabouts {
  /** The middle of the map. */
  near: LatLng | null
  /** The visitor, as the edge guesses; for texts that say "near me" without a map. */
  here?: LatLng | null
  /** The visitor's country as the edge sees it, ISO 3166-1 alpha-2. */
  country: string | null
}

interface FoundCode {
  /** The places that need no question, likeliest first. */
  sure: Place[]
  /** Places with the same code in other countries. */
  others: Place[]
}

/** Whether a text is a complete postal code of digits. */
export function isCode(text: string): boolean {
  return /^\d{5,6}$/.test(plainTyping(text))
}

/**
 * The places of a postal code: in the US from the gazetteer, elsewhere from the addresses of restaurants. Between equal codes the
 * country of the map decides, then the visitor's: "10178" is not New York for a visitor from Germany.
 */
export async function findCode(
  db: Database,
  text: string,
  { near, country }: Whereabouts,
): Promise<FoundCode> {
  const code = plainTyping(text)
  const [area, middles, here] = await Promise.all([
    openGazetteer(db).find(code),
    findByPostalCode(db, code),
    near === null ? null : nearestPlace(db, near),
  ])
  const places = await Promise.all(middles.map((middle) => placeOf(db, code, middle)))
  const abroad = places.flatMap((place) => (place === null || isSame(place, area) ? [] : [place]))
  const known = area === null ? abroad : [area, ...abroad]
  const homes = [here?.country, country].filter((one) => typeof one === 'string')
  const sure = homes.flatMap((home) => known.filter((place) => place.country === home))
  // Neither the map's nor the visitor's country has such codes, so neither is meant.
  if (sure.length === 0 && !homes.some(hasFiveDigits)) return { sure: known, others: [] }
  return { sure: [...new Set(sure)], others: known.filter((place) => !sure.includes(place)) }
}

function isSame(place: Place, area: Place | null): boolean {
  return area !== null && place.country === area.country
}

async function placeOf(db: Database, code: string, middle: LatLng): Promise<Place | null> {
  const town = await nearestPlace(db, middle)
  return town === null ? null : { ...toPlace(town), ...middle, zip: code }
}
