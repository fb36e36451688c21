import { speech } from '../../languages/speech.ts'
import { findSupportedCity, slugTitle } from '../contract/places/cities.ts'
import { countryIn, nameIn } from '../contract/places/placeLabel.ts'
import type { LatLng } from '../contract/search.ts'
import type { Database } from '../db/client.ts'
import { namesOf } from './gazetteer/cityNames.ts'
import { foldName, placeWords } from './gazetteer/foldName.ts'
import { regionName } from './gazetteer/gazetteerPlace.ts'
import { countryName, qualifiersOf } from './gazetteer/regions.ts'
import { readCity } from './gazetteer/store.ts'

interface FoundCity extends LatLng {
  /** In the language of the request, like the next. */
  name: string
  stateName: string
  /** The canonical parts of its address, even when another spelling found it. */
  slugs: { state: string; city: string }
}

/**
 * The city of an address /cities/{state}/{city}, in the US or anywhere ("germany/berlin", "ontario/toronto"); null when
 * there is no such city in that state.
 */
export async function findCity(
  db: Database,
  stateSlug: string,
  citySlug: string,
): Promise<FoundCity | null> {
  const supported = findSupportedCity(stateSlug, citySlug)
  if (supported?.place !== undefined) {
    const { name, state, city } = supported
    return { ...supported.place, name, stateName: slugTitle(state), slugs: { state, city } }
  }

  const key = foldName(citySlug)
  if (key === '') return null
  for (const qualifier of qualifiersOf(stateSlug)) {
    const city = await readCity(db, { key, ...qualifier })
    if (city === null) continue
    const isByRegion = qualifier.regionKey !== undefined
    const state = isByRegion ? regionName(city) : countryName(city.country)
    const name = supported?.name ?? city.name
    const slugs = supported ?? { state: slugOf(state || stateSlug), city: slugOf(name) }
    return {
      lat: city.lat,
      lng: city.lng,
      name: nameIn({ name, names: namesOf(city) }),
      stateName: (isByRegion ? state : countryIn(city.country)) || slugTitle(stateSlug),
      slugs: { state: slugs.state, city: slugs.city },
    }
  }
  return null
}

const MAX_KNOWN = 1000
const known = new Map<string, FoundCity>()

/**
 * The same, from the memory of this isolate when it has found that city before: a city changes only when the gazetteer is loaded
 * again, and the search of a page waits for it. By language, since names depend on it, and the name of a country in one may be a
 * region's in another.
 */
export async function findCityOnce(
  db: Database,
  stateSlug: string,
  citySlug: string,
): Promise<FoundCity | null> {
  const key = `${speech().language.code}/${stateSlug}/${citySlug}`
  const found = known.get(key) ?? (await findCity(db, stateSlug, citySlug))
  if (known.size >= MAX_KNOWN) known.clear()
  if (found !== null) known.set(key, found)
  return found
}

/** "St. Louis" → "st_louis", "São Paulo" → "sao_paulo"; empty when there is no letter or digit. */
function slugOf(name: string): string {
  return placeWords(name).join('_')
}
