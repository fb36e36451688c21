import { POSTAL_CODE_MIN_LENGTH } from '../contract/limits.ts'
import { parseCoordinates } from '../contract/places/coordinates.ts'
import type { LatLng } from '../contract/search.ts'
import type { Database } from '../db/client.ts'
import { suggestRestaurants } from '../restaurants/finding/suggest.ts'
import { findPlace } from './findPlace.ts'
import { openGazetteer } from './gazetteer/gazetteer.ts'

/** Digits that are not yet a ZIP code name no place; the search is then where it was. */
export function isPartOfZip(text: string): boolean {
  return /^\d+$/.test(text) && text.length < POSTAL_CODE_MIN_LENGTH
}

/**
 * Where the text of the search box leads by itself, with nobody to choose from what is offered: coordinates, a ZIP code,
 * a city or the restaurant that fits best. Null when it is none of them.
 */
export async function findTyped(
  db: Database,
  text: string,
  near: LatLng | null,
): Promise<LatLng | null> {
  const known = parseCoordinates(text) ?? (await findPlace(db, text))
  if (known !== null) return known
  const [place] = await openGazetteer(db).suggest(text, near, 1)
  const [best] = place ? [place] : await suggestRestaurants(db, text, near ?? undefined)
  return best === undefined ? null : { lat: best.lat, lng: best.lng }
}
