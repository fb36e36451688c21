import { SUPPORTED_CITIES, slugTitle } from '../../worker/contract/places/cities.ts'
import { toMetre } from '../../worker/contract/places/coordinates.ts'
import { distanceMetres } from '../../worker/contract/places/distance.ts'
import type { GazetteerRow } from '../../worker/db/gazetteerRow.ts'
import { CITY_NAMES } from '../../worker/places/gazetteer/cityNames.ts'
import { foldName as fold } from '../../worker/places/gazetteer/foldName.ts'
import { US_STATES } from '../../worker/places/gazetteer/regions.ts'
import { ALIASES, type Alias } from './aliases.ts'
import { type CityRecord, readCities, readRegions, readZips, type ZipRecord } from './packages.ts'
import { QUARTERS } from './quarters.ts'

const folded = new Map<string, string>()
/** Folded once, as a state's name is in each of its rows and a town's in each of its ZIP codes. */
function foldName(name: string): string {
  const known = folded.get(name)
  if (known !== undefined) return known
  const key = fold(name)
  folded.set(name, key)
  return key
}

/** Outside the US smaller towns are left out: three in four records, hardly ever searched. */
const MIN_POPULATION_ABROAD = 15_000
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }

/**
 * Some 95,000 rows: every US ZIP code, US places of any size, cities abroad, and other names for some of them. Towns by
 * their postal names are included, even if they are too small for the list of cities.
 */
export function buildRows(): GazetteerRow[] {
  const cities = cityRows()
  const records = readZips()
  const zips = records.map(zipRow)
  const places = [...cities, ...townRows(zips, cities)]
  return [
    ...zips,
    ...places,
    ...areaRows(),
    ...otherTownRows(records, places),
    ...aliasRows(cities),
    ...quarterRows(cities),
    ...umlautRows(cities),
  ]
}

/** The population of such an area, so that it ranks before small towns. */
const AREA_POPULATION = 200_000

/** Areas on /explore that are in no list of cities, such as Cape Cod. */
function areaRows(): GazetteerRow[] {
  return SUPPORTED_CITIES.flatMap(({ name, state, place }) => {
    const [code] = Object.entries(US_STATES).find(([, title]) => title === slugTitle(state)) ?? []
    if (place === undefined || code === undefined) return []
    const area = { kind: 'city', key: foldName(name), name, zip: null, region: code } as const
    const regionKey = foldName(slugTitle(state))
    return [{ ...area, regionKey, country: 'US', ...place, population: AREA_POPULATION }]
  })
}

/** The largest distance between a city and the ZIP area of its name. */
const TOWN_REACH_METRES = 25_000

/**
 * Towns by their postal names that no city of their state has. Where several cities have the name, the one at such an area
 * ranks first, as the addresses of the others have another town.
 */
function townRows(zips: readonly GazetteerRow[], cities: readonly GazetteerRow[]): GazetteerRow[] {
  const citiesByName = groupByName(cities.filter(({ country }) => country === 'US'))
  const added: GazetteerRow[] = []
  for (const [name, areas] of groupByName(zips.map(toTown))) {
    const namesakes = citiesByName.get(name) ?? []
    const town = mostCentral(areas)
    if (namesakes.length === 0 && town !== undefined && town.key !== '') added.push(town)
    const isTown = (city: GazetteerRow) =>
      areas.some((area) => distanceMetres(area, city) <= TOWN_REACH_METRES)
    const first = largest(namesakes.filter(isTown))
    const most = Math.max(...namesakes.map((city) => city.population))
    if (first !== undefined && first.population < most) first.population = most + 1
  }
  return added
}

/** Towns with a name that only the other list of ZIP codes has, such as one merged into its neighbour. */
function otherTownRows(
  records: readonly ZipRecord[],
  places: readonly GazetteerRow[],
): GazetteerRow[] {
  const known = new Set(places.map(nameOf))
  const renamed = records.flatMap((record) =>
    record.otherCity === null ? [] : [{ ...zipRow(record), name: record.otherCity }],
  )
  return townRows(
    renamed.filter((area) => !known.has(nameOf(toTown(area)))),
    [],
  )
}

function nameOf({ key, region }: GazetteerRow): string {
  return `${key}|${region}`
}

function groupByName(rows: readonly GazetteerRow[]): Map<string, GazetteerRow[]> {
  const groups = new Map<string, GazetteerRow[]>()
  for (const row of rows) {
    const group = groups.get(nameOf(row))
    if (group === undefined) groups.set(nameOf(row), [row])
    else group.push(row)
  }
  return groups
}

function toTown(zip: GazetteerRow): GazetteerRow {
  return { ...zip, kind: 'city', key: foldName(zip.name), zip: null }
}

function mostCentral(areas: readonly GazetteerRow[]): GazetteerRow | undefined {
  const mean = (of: 'lat' | 'lng') => areas.reduce((sum, area) => sum + area[of], 0) / areas.length
  const [lat, lng] = [mean('lat'), mean('lng')]
  const apart = (area: GazetteerRow) => Math.hypot(area.lat - lat, area.lng - lng)
  return areas.toSorted((a, b) => apart(a) - apart(b))[0]
}

function zipRow({ zip, city, state, lat, lng }: ZipRecord): GazetteerRow {
  return {
    kind: 'zip',
    key: zip,
    name: city,
    zip,
    region: state,
    regionKey: foldName(US_STATES[state] ?? state),
    country: 'US',
    lat: toMetre(lat),
    lng: toMetre(lng),
    population: 0,
  }
}

function cityRows(): GazetteerRow[] {
  const regionOf = readRegions()
  return readCities()
    .filter(({ country, population }) => country === 'US' || population >= MIN_POPULATION_ABROAD)
    .map((city) => cityRow(city, plainRegion(regionOf(city))))
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
    lat: toMetre(lat),
    lng: toMetre(lng),
    population: city.population,
  }
}

/** "State of Berlin", "Free and Hanseatic City of Hamburg" and "… (HCMC)" become Berlin, Hamburg and "…". */
function plainRegion(name: string): string {
  const [plain = ''] = name.split(' (')
  return plain.replace(/^.*\b(?:state|city|province|region|canton|republic) of (?:the )?/i, '')
}

/** Names that people use, and those of well-known cities in the languages of the site. */
function aliasRows(cities: readonly GazetteerRow[]): GazetteerRow[] {
  const inLanguages = CITY_NAMES.flatMap(({ country, name, names }) =>
    [...new Set(Object.values(names))].map((alias): Alias => [alias, name, country]),
  )
  const namesakes = Map.groupBy(cities, (city) => city.name)
  const rows = new Map<string, GazetteerRow>()
  for (const [alias, name, country, state] of [...inLanguages, ...ALIASES]) {
    const target = largest(
      (namesakes.get(name) ?? []).filter(
        (city) => city.country === country && (state === undefined || city.region === state),
      ),
    )
    if (target === undefined) continue
    for (const key of [foldName(alias), foldName(spelledOut(alias))]) {
      if (key !== target.key) rows.set(`${key} ${name} ${country}`, aliasOf(target, key))
    }
  }
  return [...rows.values()]
}

/** A quarter ranks before small towns. */
const QUARTER_POPULATION = 100_000

/** An alias with a place of its own, so that a text finds it, and no point of the map is named after it. */
function quarterRows(cities: readonly GazetteerRow[]): GazetteerRow[] {
  return QUARTERS.flatMap(([names, cityName, country, lat, lng]) => {
    const city = largest(cities.filter((one) => one.name === cityName && one.country === country))
    const spellings = names.split('|')
    const [name = ''] = spellings
    if (city === undefined) return []
    const quarter = { ...city, name, lat, lng, population: QUARTER_POPULATION }
    return spellings.map((one) => aliasOf(quarter, foldName(one)))
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
