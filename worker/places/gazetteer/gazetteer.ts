import { distanceMetres } from '../../contract/places/distance.ts'
import { plainTyping } from '../../contract/places/plainTyping.ts'
import { besideSaidByAll } from '../../contract/saidByAll.ts'
import type { LatLng, Place } from '../../contract/search.ts'
import { trimEnd } from '../../contract/trim.ts'
import type { Database } from '../../db/client.ts'
import type { GazetteerPlace } from '../../db/gazetteerRow.ts'
import { readAddress, townOfLandmark } from './addressText.ts'
import { britishTown } from './britishTowns.ts'
import { foldName, foldPrefixes, placeWords } from './foldName.ts'
import { toPlace } from './gazetteerPlace.ts'
import { isGuessable, spelledAlike } from './misspelt.ts'
import { readPlaceText, zipIn } from './parsePlaceText.ts'
import { isPartOfCity } from './partOfCity.ts'
import { rankPlaces } from './rankPlaces.ts'
import { countryName, qualifiersOf } from './regions.ts'
import {
  listCitiesFrom,
  listCitiesLike,
  listCitiesNamed,
  listZipsFrom,
  readCity,
  readZip,
} from './store.ts'

/** How many of the most populous places are read for one prefix, before ranking raises the near ones. */
const CANDIDATES = 15
const MAX_GUESSES = 3
/** In letters; shorter ones are mostly articles of a restaurant's name. */
const SHORTEST_NAME = 3
/** NE, NW, SE and SW are parts of a town but also codes of countries. */
const LONGEST_QUARTER = 2

/** How far a part of a city lies from its middle. */
const DISTRICT_METRES = 30_000
/** Of other countries than the US: "1010 Wien", "1012 AB Amsterdam". */
const POSTAL_CODE = /\b\d{4}(?: ?[a-z]{2}|\d{0,2})\b/gi
const HAN = /\p{Script=Han}/u
/** Japanese joins words by "の" ("of") and "で" ("in"): "京都のラーメン". */
const BETWEEN_WORDS = /\s+|(?<=\p{Script=Han})[ので]/u
const PART_OF_ADDRESS = /(\p{Script=Han}{2,4}?)[都道府県市区駅]/gu
const MAX_PARTS = 4

interface PlaceInText {
  place: Place
  /** Whether a street or another part of the text was left out. */
  isPart: boolean
}

/** Our own table of ZIP codes and cities, fast enough for each letter typed in the search box. */
export function openGazetteer(db: Database) {
  return {
    /** The place a text names ("02139", "Concord, NH", "Paris, France"), or null when it knows none. */
    find: (text: string) => find(db, plainTyping(text)),
    /** The place that an address, or the end of it, names; null when it knows none. */
    findIn: (address: string) => findIn(db, plainTyping(address)),
    /** At most 3 places that a misspelt name, or a city among other words, may mean, likeliest first. */
    guess: (text: string, near: LatLng | null) => guess(db, plainTyping(text), near),
    /** Places whose name begins with `input`, best first, at most `limit`; those near `near` rank higher. */
    suggest: (input: string, near: LatLng | null, limit: number) =>
      suggest(db, plainTyping(input), near, limit),
  }
}

async function find(db: Database, text: string): Promise<Place | null> {
  const british = britishTown(text)
  if (british !== null) {
    const town = await readCity(db, { key: foldName(british), country: 'GB' })
    return town === null ? null : toPlace(town)
  }
  const zip = zipIn(text)
  const area = zip === null ? null : await readZip(db, zip)
  if (area !== null && isOfArea(text, area)) return toPlace(area)
  for (const reading of readPlaceText(text)) {
    const city = await readCity(db, reading)
    if (city !== null) return toPlace(city)
  }
  return area === null || isAbroad(text, area) ? null : toPlace(area)
}

async function findIn(db: Database, address: string): Promise<PlaceInText | null> {
  for (const { place: name, isPart } of readAddress(address)) {
    const place = await find(db, name)
    if (place !== null) return { place, isPart }
  }
  return null
}

/** For "Bostn, MA" similar names in that state or country; for "Lincoln Memorial, Washington" the town. */
async function guess(db: Database, text: string, near: LatLng | null): Promise<Place[]> {
  const [name = '', ...behind] = text.split(',')
  const typed = foldName(name)
  const qualifiers = qualifiersOf(behind.at(-1) ?? '')
  const isThere = ({ country, regionKey }: GazetteerPlace) =>
    behind.length === 0 ||
    qualifiers.some(
      (one) => (one.regionKey ?? regionKey) === regionKey && (one.country ?? country) === country,
    )
  const places = isGuessable(typed) ? await listCitiesLike(db, typed, near) : []
  const alike = unique(spelledAlike(places.filter(isThere), name, near), MAX_GUESSES)
  if (alike.length > 0) return alike
  const town = townOfLandmark(text)
  const known = town === null ? null : await find(db, town)
  if (known !== null) return [known]
  const city = HAN.test(text) ? await cityOfAddress(db, text) : null
  return city === null ? cityAtEnd(db, text) : [city]
}

/** The smallest part of "東京都墨田区押上1丁目" that is a known city; Chinese addresses end their parts alike. */
async function cityOfAddress(db: Database, text: string): Promise<Place | null> {
  const parts = Array.from(text.matchAll(PART_OF_ADDRESS), ([, name = '']) => foldName(name))
  for (const key of parts.slice(0, MAX_PARTS).toReversed()) {
    const city = await readCity(db, { key })
    if (city !== null) return toPlace(city)
  }
  return null
}

/**
 * The city that most of the first or last words of a text name, with the words beside it that can be searched for: Boston of "vegan
 * food in boston", Berlin with "pizza" of "vegan pizza berlin". If these words name a place near the city, it is the smaller of both:
 * Kreuzberg of "kreuzberg berlin", Salem near Boston of "salem boston". Of several such cities it is the most populous.
 */
async function cityAtEnd(db: Database, text: string): Promise<Place[]> {
  // What follows a comma says where the place is.
  const typed = text.includes(',') ? [] : text.split(BETWEEN_WORDS)
  const ends = [1, 2, 3].flatMap((count) =>
    count < typed.length
      ? [
          { end: typed.slice(0, count), beside: typed.slice(count) },
          { end: typed.slice(-count), beside: typed.slice(0, -count) },
        ]
      : [],
  )
  const found = await Promise.all(
    ends.flatMap(({ end, beside }) =>
      readPlaceText(end.join(' '))
        .filter(({ key }) => key.length >= SHORTEST_NAME || HAN.test(key))
        .map(async (reading) => ({ city: await readCity(db, reading), end, beside })),
    ),
  )
  const likeliest = found
    .flatMap(({ city, end, beside }) =>
      city === null ? [] : [{ city, length: end.length, words: searchedBeside(beside) }],
    )
    .sort((a, b) => b.length - a.length || b.city.population - a.city.population)
  const [best] = likeliest
  if (best === undefined) return []
  for (const { city, words } of likeliest.filter(({ length }) => length === best.length)) {
    const key = foldName(words)
    const named = key.length < SHORTEST_NAME ? [] : await listCitiesNamed(db, key)
    const other = named.find((place) => distanceMetres(place, city) <= DISTRICT_METRES)
    if (other !== undefined) return [toPlace(other.population < city.population ? other : city)]
  }
  const isRegion = qualifierKeys(best.city).includes(foldName(best.words))
  const words = best.words.split(' ').filter((word) => word !== '' && !isPartOfCity(word))
  return [
    { ...toPlace(best.city), ...(words.length > 0 && !isRegion && { words: words.join(' ') }) },
  ]
}

function searchedBeside(words: readonly string[]): string {
  return besideSaidByAll(words.join(' ').replace(POSTAL_CODE, ' '))
}

/** "10115 Berlin" is not in New York: the words beside a ZIP code must be its town or state. */
function isOfArea(text: string, area: GazetteerPlace): boolean {
  const words = placeWords(text.replace(area.key, ' ')).filter((word) => !/^\d+$/.test(word))
  if (words.length === 0 || words.includes(area.region.toLowerCase())) return true
  const rest = foldName(words.join(' '))
  return rest.includes(foldName(area.name)) || rest.includes(area.regionKey)
}

/**
 * "Thailand 10110" is not in New York either, and "8th St, SE 20003" is not in Sweden. Puerto Rico has a country code but
 * is a region of the US here.
 */
function isAbroad(text: string, area: GazetteerPlace): boolean {
  const before = trimEnd(text.slice(0, text.lastIndexOf(area.key)), ',')
  const qualifier = before.split(',').at(-1)?.trim() ?? ''
  if (qualifier.length <= LONGEST_QUARTER) return false
  const country = qualifiersOf(qualifier)[0]?.country
  return country !== undefined && country !== area.country && country !== area.region
}

async function suggest(
  db: Database,
  input: string,
  near: LatLng | null,
  limit: number,
): Promise<Place[]> {
  const text = input.trim()
  if (/^\d{1,5}$/.test(text)) return (await listZipsFrom(db, text, limit)).map(toPlace)
  if (zipIn(text) !== null || britishTown(text) !== null) return townIn(db, text)
  const comma = text.indexOf(',')
  if (comma > 0)
    return suggestQualified(db, text.slice(0, comma), text.slice(comma + 1), near, limit)
  const prefixes = foldPrefixes(text)
  if (prefixes.length === 0) return []
  const named = readPlaceText(text).find((reading) => reading.regionKey ?? reading.country)
  const exact = named === undefined ? null : await readCity(db, named)
  const found = await listCitiesFrom(db, prefixes, near, CANDIDATES)
  const ranked = rankPlaces(found, foldName(text), near)
  if (exact === null && ranked.length === 0) return townIn(db, text)
  return unique(exact === null ? ranked : [exact, ...ranked], limit)
}

async function townIn(db: Database, text: string): Promise<Place[]> {
  const found = await findIn(db, text)
  return found === null ? [] : [found.place]
}

/** "concord, n": cities of exactly this name whose state or country begins with what follows the comma. */
async function suggestQualified(
  db: Database,
  city: string,
  qualifier: string,
  near: LatLng | null,
  limit: number,
): Promise<Place[]> {
  const key = foldName(city)
  if (key === '') return []
  const wanted = foldName(qualifier)
  const named = await listCitiesNamed(db, key)
  const meant = qualifiersOf(qualifier).flatMap(({ regionKey, country }) =>
    regionKey === undefined && country !== undefined ? [country] : [],
  )
  const fitting = named.filter(
    (place) =>
      qualifierKeys(place).some((one) => one.startsWith(wanted)) || meant.includes(place.country),
  )
  if (fitting.length > 0) return unique(rankPlaces(fitting, key, near), limit)
  return townIn(db, `${city},${qualifier}`)
}

function qualifierKeys({ country, region, regionKey }: GazetteerPlace): string[] {
  return [regionKey, foldName(region), foldName(country), foldName(countryName(country))]
}

/** Removes duplicates: a city and its other name are one place. */
function unique(rows: readonly GazetteerPlace[], limit: number): Place[] {
  const places = new Map<string, Place>()
  for (const row of rows) {
    const id = `${row.name}|${row.region}|${row.country}`
    if (!places.has(id)) places.set(id, toPlace(row))
  }
  return [...places.values()].slice(0, limit)
}
