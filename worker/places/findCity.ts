import { findSupportedCity, slugTitle } from '../contract/cities.ts'
import type { LatLng } from '../contract/search.ts'
import type { Database } from '../db/client.ts'
import { foldName } from './foldName.ts'
import { regionName } from './gazetteerPlace.ts'
import { qualifiersOf } from './regions.ts'
import { readCity } from './store.ts'

export interface FoundCity extends LatLng {
  name: string
  stateName: string
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
  if (supported?.place !== undefined)
    return { ...supported.place, name: supported.name, stateName: slugTitle(stateSlug) }

  const key = foldName(citySlug)
  if (key === '') return null
  for (const qualifier of qualifiersOf(stateSlug)) {
    const city = await readCity(db, { key, ...qualifier })
    if (city === null) continue
    const stateName = qualifier.regionKey === undefined ? '' : regionName(city)
    return {
      lat: city.lat,
      lng: city.lng,
      name: supported?.name ?? city.name,
      stateName: stateName || slugTitle(stateSlug),
    }
  }
  return null
}
