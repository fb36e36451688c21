import { MAX_SUGGESTIONS } from '../../contract/limits.ts'
import type { LatLng, Place } from '../../contract/search.ts'
import type { Database } from '../../db/client.ts'
import type { PlaceNames } from '../provider.ts'
import { foldName, foldPrefixes, placeWords } from './foldName.ts'
import { type GazetteerPlace, toPlace } from './gazetteerPlace.ts'
import { readPlaceText, zipIn } from './parsePlaceText.ts'
import { rankPlaces } from './rankPlaces.ts'
import { countryName, qualifiersOf } from './regions.ts'
import { listCitiesFrom, listCitiesNamed, listZipsFrom, readCity, readZip } from './store.ts'

/** The most populous places read for one beginning, before the near ones gain. */
const CANDIDATES = 15

/** Places out of our own table of ZIP codes and cities: no key, no network. */
export function openGazetteer(db: Database): PlaceNames {
  return {
    find: (text) => find(db, text),
    suggest: (input, near, limit) => suggest(db, input, near, limit),
  }
}

async function find(db: Database, text: string): Promise<Place | null> {
  const zip = zipIn(text)
  const area = zip === null ? null : await readZip(db, zip)
  if (area !== null && isOfArea(text, area)) return toPlace(area)
  for (const reading of readPlaceText(text)) {
    const city = await readCity(db, reading)
    if (city !== null) return toPlace(city)
  }
  return area === null || isAbroad(text, area) ? null : toPlace(area)
}

/** "10115 Berlin" is not in New York: what stands beside a ZIP code must be its town or state. */
function isOfArea(text: string, area: GazetteerPlace): boolean {
  const words = placeWords(text.replace(area.key, ' ')).filter((word) => !/^\d+$/.test(word))
  if (words.length === 0 || words.includes(area.region.toLowerCase())) return true
  const rest = foldName(words.join(' '))
  return rest.includes(foldName(area.name)) || rest.includes(area.regionKey)
}

/** "Thailand 10110" is not in New York either. Puerto Rico, a country to others, is the region of its codes here. */
function isAbroad(text: string, area: GazetteerPlace): boolean {
  const before = text.slice(0, text.lastIndexOf(area.key)).replace(/[\s,]+$/, '')
  const country = qualifiersOf(before.split(',').at(-1) ?? '')[0]?.country
  return country !== undefined && country !== area.country && country !== area.region
}

async function suggest(
  db: Database,
  input: string,
  near: LatLng | null,
  limit = MAX_SUGGESTIONS,
): Promise<Place[]> {
  const text = input.trim()
  if (/^\d{1,5}$/.test(text)) return (await listZipsFrom(db, text, limit)).map(toPlace)
  if (zipIn(text) !== null) {
    const place = await find(db, text)
    return place === null ? [] : [place]
  }
  const comma = text.indexOf(',')
  if (comma > 0)
    return suggestQualified(db, text.slice(0, comma), text.slice(comma + 1), near, limit)
  const prefixes = foldPrefixes(text)
  if (prefixes.length === 0) return []
  const named = readPlaceText(text).find((reading) => reading.regionKey ?? reading.country)
  const exact = named === undefined ? null : await readCity(db, named)
  const found = await listCitiesFrom(db, prefixes, near, CANDIDATES)
  const ranked = rankPlaces(found, foldName(text), near)
  return unique(exact === null ? ranked : [exact, ...ranked], limit)
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
  const fitting = named.filter((place) =>
    qualifierKeys(place).some((one) => one.startsWith(wanted)),
  )
  if (fitting.length > 0) return unique(rankPlaces(fitting, key, near), limit)
  const place = await find(db, `${city}, ${qualifier}`)
  return place === null ? [] : [place]
}

function qualifierKeys({ country, region, regionKey }: GazetteerPlace): string[] {
  return [regionKey, foldName(region), foldName(country), foldName(countryName(country))]
}

/** A city and its other name are one place. */
function unique(rows: readonly GazetteerPlace[], limit: number): Place[] {
  const places = new Map<string, Place>()
  for (const row of rows) {
    const id = `${row.name}|${row.region}|${row.country}`
    if (!places.has(id)) places.set(id, toPlace(row))
  }
  return [...places.values()].slice(0, limit)
}
