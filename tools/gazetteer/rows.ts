import { foldName } from '../../worker/places/foldName.ts'
import { US_STATES } from '../../worker/places/regions.ts'
import { ALIASES } from './aliases.ts'
import { type CityRecord, readCities, readRegionNames, readZips } from './packages.ts'

/** One row of the table `gazetteer`, without its id. */
export interface GazetteerRow {
  kind: 'zip' | 'city' | 'alias'
  key: string
  name: string
  zip: string | null
  region: string
  regionKey: string
  country: string
  lat: number
  lng: number
  population: number
}

/** Outside the US a smaller town is left out: three in four records, hardly ever asked for. */
const MIN_POPULATION_ABROAD = 15_000
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }

/** Some 80,000 rows: every US ZIP code, US places of any size, cities abroad, and other names for some of them. */
export function buildRows(): GazetteerRow[] {
  const cities = cityRows()
  return [...zipRows(), ...cities, ...aliasRows(cities), ...umlautRows(cities)]
}

function zipRows(): GazetteerRow[] {
  return readZips().map(({ zip, city, state, lat, lng }) => ({
    kind: 'zip',
    key: zip,
    name: city,
    zip,
    region: state,
    regionKey: foldName(US_STATES[state] ?? state),
    country: 'US',
    lat: rounded(lat),
    lng: rounded(lng),
    population: 0,
  }))
}

function cityRows(): GazetteerRow[] {
  const names = readRegionNames()
  return readCities()
    .filter(({ country, population }) => country === 'US' || population >= MIN_POPULATION_ABROAD)
    .map((city) => {
      const region = names.get(`${city.country}.${city.adminCode}`) ?? ''
      return cityRow(city, plainRegion(region))
    })
}

function cityRow(city: CityRecord, regionName: string): GazetteerRow {
  const [lng, lat] = city.loc.coordinates
  return {
    kind: 'city',
    key: foldName(city.name),
    name: city.name,
    zip: null,
    region: city.country === 'US' ? city.adminCode : regionName,
    regionKey: foldName(regionName),
    country: city.country,
    lat: rounded(lat),
    lng: rounded(lng),
    population: city.population,
  }
}

/** "State of Berlin" and "Free and Hanseatic City of Hamburg" are Berlin and Hamburg to everybody else. */
function plainRegion(name: string): string {
  return name.replace(/^.*\b(?:state|city|province|region|canton|republic) of (?:the )?/i, '')
}

function aliasRows(cities: readonly GazetteerRow[]): GazetteerRow[] {
  return ALIASES.flatMap(([alias, name, country, state]) => {
    const target = largest(
      cities.filter(
        (city) =>
          city.name === name &&
          city.country === country &&
          (state === undefined || city.region === state),
      ),
    )
    if (target === undefined) return []
    const keys = new Set([foldName(alias), foldName(spelledOut(alias))])
    keys.delete(target.key)
    return [...keys].map((key) => aliasOf(target, key))
  })
}

function umlautRows(cities: readonly GazetteerRow[]): GazetteerRow[] {
  return cities.flatMap((city) => {
    const key = foldName(spelledOut(city.name))
    return key === city.key ? [] : [aliasOf(city, key)]
  })
}

/** "muenchen" for "München", "aarhus" for "Århus". */
function spelledOut(name: string): string {
  return name.toLowerCase().replace(/[äöüåø]/g, (letter) => UMLAUTS[letter] ?? letter)
}

function aliasOf(city: GazetteerRow, key: string): GazetteerRow {
  return { ...city, kind: 'alias', key }
}

function largest(cities: readonly GazetteerRow[]): GazetteerRow | undefined {
  return cities.toSorted((a, b) => b.population - a.population)[0]
}

/** To a metre. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5
}
