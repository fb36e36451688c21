import { env } from 'cloudflare:workers'
import { foldName } from '../places/gazetteer/foldName.ts'
import { US_STATES } from '../places/gazetteer/regions.ts'

export type TestPlace = readonly [
  name: string,
  region: string,
  country: string,
  lat: number,
  lng: number,
  zipOrPeople?: string | number,
]

/** Puts places into the gazetteer; a text at the end makes one a ZIP area. */
export async function putPlaces(places: readonly TestPlace[]): Promise<void> {
  const add = env.DB.prepare(
    `INSERT INTO gazetteer (kind, key, name, zip, region, region_key, country, lat, lng, population)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  await env.DB.batch(
    places.map(([name, region, country, lat, lng, more = 1000]) => {
      const zip = typeof more === 'string' ? more : null
      const people = typeof more === 'number' ? more : 0
      const regionKey = foldName((country === 'US' ? US_STATES[region] : undefined) ?? region)
      const kind = zip === null ? 'city' : 'zip'
      const key = zip ?? foldName(name)
      return add.bind(kind, key, name, zip, region, regionKey, country, lat, lng, people)
    }),
  )
}
