import type { Place } from '../../contract/search.ts'
import type { GazetteerPlace } from '../../db/gazetteerRow.ts'
import { namesOf } from './cityNames.ts'
import { US_STATES } from './regions.ts'

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
