import { env } from 'cloudflare:workers'
import { query } from '../db/client.ts'
import { rowsOf } from '../db/statements/rowsOf.ts'
import { gazetteer } from '../db/tables/gazetteer.ts'
import { foldName } from '../places/gazetteer/foldName.ts'
import { US_STATES } from '../places/gazetteer/regions.ts'

type TestPlace = readonly [
  name: string,
  region: string,
  country: string,
  lat: number,
  lng: number,
  zipOrPeople?: string | number,
]

/** Adds places to the gazetteer; with a text at the end a place is a ZIP area. */
export async function putPlaces(places: readonly TestPlace[]): Promise<void> {
  const rows = places.map(([name, region, country, lat, lng, more = 1000]) => {
    const zip = typeof more === 'string' ? more : null
    return {
      kind: zip === null ? 'city' : 'zip',
      key: zip ?? foldName(name),
      name,
      zip,
      region,
      regionKey: foldName((country === 'US' ? US_STATES[region] : undefined) ?? region),
      country,
      lat,
      lng,
      population: typeof more === 'number' ? more : 0,
    }
  })
  await query(env.DB)
    .insert(gazetteer)
    .select(rowsOf(env.DB, gazetteer, rows))
}
