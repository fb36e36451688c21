import type { Place } from '../../contract/search.ts'
import { namesOf } from './cityNames.ts'
import { US_STATES } from './regions.ts'

/** A row of the gazetteer. */
export interface GazetteerPlace {
  /** The key by which it was found: its folded name, its folded other name or its ZIP code. */
  key: string
  name: string
  /** Null for a place that is not a ZIP area. */
  zip: string | null
  /** "MA" in the US, else the name of the first-level region; may be empty. */
  region: string
  regionKey: string
  country: string
  lat: number
  lng: number
  population: number
}

/** The fields of a place that an answer may hold. */
export function toPlace(row: GazetteerPlace): Place {
  const names = namesOf(row)
  return {
    name: row.name,
    ...(names && { names }),
    region: row.region,
    country: row.country,
    ...(row.zip === null ? {} : { zip: row.zip }),
    lat: row.lat,
    lng: row.lng,
  }
}

/** "Massachusetts" for "MA" in the US; elsewhere the region as it is. */
export function regionName(place: Pick<Place, 'region' | 'country'>): string {
  return place.country === 'US' ? (US_STATES[place.region] ?? place.region) : place.region
}
