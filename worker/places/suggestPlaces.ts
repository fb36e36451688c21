import { MAX_SEARCH_INPUT_LENGTH, MAX_SUGGESTIONS } from '../contract/limits.ts'
import { formatCoordinates } from '../contract/places/coordinates.ts'
import { plainTyping } from '../contract/places/plainTyping.ts'
import { foodMeant } from '../contract/restaurants/foodMeant.ts'
import type { Place, PlacesAnswer } from '../contract/search.ts'
import type { Database } from '../db/client.ts'
import { suggestDishes, suggestRestaurants } from '../restaurants/finding/suggest.ts'
import { isCuisineName } from '../restaurants/words/cuisinesNamed.ts'
import { factsNamed } from '../restaurants/words/factsNamed.ts'
import { findCode, isCode, type Whereabouts } from './codes/findCode.ts'
import { foldName } from './gazetteer/foldName.ts'
import { openGazetteer } from './gazetteer/gazetteer.ts'
import { isKnownQualifier, qualifiersOf } from './gazetteer/regions.ts'
import { readMapLink } from './mapLink.ts'
import { pointIn } from './pointIn.ts'
import { askedNearMe, searchedHere } from './searchedHere.ts'

/**
 * The suggestions of the search box: places, restaurants and dishes, at most 5 of each, best first; if there are none, places
 * that the text may mean.
 */
export async function suggestPlaces(
  db: Database,
  typed: string,
  from: Whereabouts,
): Promise<PlacesAnswer> {
  const input = readMapLink(typed).slice(0, MAX_SEARCH_INPUT_LENGTH)
  const point = await pointIn(db, input, from.near)
  if (point !== null) {
    const place = { name: formatCoordinates(point), region: '', country: '', ...point }
    return { places: [place], restaurants: [], dishes: [] }
  }
  const asked = askedNearMe(input)
  const me = from.near ?? from.here
  const around = asked !== null && me ? await searchedHere(db, asked, me) : null
  if (around !== null) return { places: [], restaurants: [], dishes: [], didYouMean: [around] }
  const [{ places, others }, restaurants, dishes] = await Promise.all([
    placesOf(db, input, from),
    suggestRestaurants(db, input, from.near ?? undefined),
    suggestDishes(db, input),
  ])
  const found = { places, restaurants, dishes }
  if (others.length > 0) return { ...found, didYouMean: others }
  if (places.length + restaurants.length + dishes.length > 0) return found
  const words = wordsMeant(input)
  const here = words && from.near && (await searchedHere(db, words, from.near))
  const didYouMean = here ? [here] : await openGazetteer(db).guess(input, from.near)
  return didYouMean.length === 0 ? found : { ...found, didYouMean }
}

/** What a text that names no place may be searched for: food, also misspelt, or a fact as "gluten free". */
function wordsMeant(input: string): string | null {
  // "Germany" is no misspelt "German".
  if (isKnownQualifier(input)) return null
  const { named, rest } = factsNamed(input.trim())
  return foodMeant(input)?.name ?? (named.length > 0 && rest === '' ? input : null)
}

async function placesOf(
  db: Database,
  input: string,
  from: Whereabouts,
): Promise<{ places: Place[]; others: Place[] }> {
  const abroad = codeAbroad(input)
  if (abroad !== null) {
    const { code, country } = abroad
    const { sure } = await findCode(db, code, { near: null, country })
    const there = sure.filter((place) => place.country === country)
    if (there.length > 0) return { places: there, others: [] }
  }
  if (!isCode(input)) {
    const isAbroad = from.country !== null && from.country !== 'US'
    // The first digits of a US ZIP code mean nothing to a visitor from another country.
    if (isAbroad && /^\d+$/.test(plainTyping(input))) return { places: [], others: [] }
    const places = await openGazetteer(db).suggest(input, from.near, MAX_SUGGESTIONS)
    // "Thai" is not the beginning of Thái Nguyên.
    const isWhole = ({ name }: Place) => foldName(name) === foldName(input)
    return { places: isCuisineName(input) ? places.filter(isWhole) : places, others: [] }
  }
  const { sure, others } = await findCode(db, input, from)
  return sure.length === 0 ? { places: [], others } : { places: [...sure, ...others], others: [] }
}

/** "10115, Germany" as a code of that country; null for other texts, and for codes of the US, which the gazetteer has. */
function codeAbroad(input: string): { code: string; country: string } | null {
  const [, code = '', named = ''] = /^(\d{5,6})[\s,]+(\D+)$/.exec(plainTyping(input)) ?? []
  const [meant] = qualifiersOf(named)
  if (meant?.country === undefined || meant.regionKey !== undefined) return null
  return meant.country === 'US' ? null : { code, country: meant.country }
}
