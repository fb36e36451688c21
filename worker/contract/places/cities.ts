import type { LatLng } from '../search.ts'

/** A city that /explore offers. */
interface SupportedCity {
  /** Parts of the address /cities/{state}/{city}. */
  state: string
  city: string
  name: string
  /** The coordinates of an area that the gazetteer does not know. */
  place?: LatLng
  /** The query of the address, with its question mark. */
  query?: string
}

function citiesOf(state: string, ...slugs: string[]): SupportedCity[] {
  return slugs.map((city) => ({ state, city, name: slugTitle(city) }))
}

/** "new_hampshire" → "New Hampshire", "district_of_columbia" → "District of Columbia". */
export function slugTitle(slug: string): string {
  return slug
    .split(/[_\s]+/)
    .filter((word) => word !== '')
    .map((word, index) => (index > 0 && SMALL_WORDS.has(word) ? word : capitalised(word)))
    .join(' ')
}

const SMALL_WORDS = new Set(['of', 'the', 'and', 'on', 'in', 'de', 'la'])

function capitalised(word: string): string {
  return word.replace(
    /(^|-)(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  )
}

/** In the order of /explore: by state, then the largest first. */
export const SUPPORTED_CITIES: readonly SupportedCity[] = [
  ...citiesOf('arizona', 'phoenix', 'tucson', 'tempe', 'flagstaff'),
  ...citiesOf('california', 'los_angeles', 'san_diego', 'san_francisco', 'oakland', 'berkeley'),
  ...citiesOf('connecticut', 'hartford', 'new_haven', 'stamford'),
  ...citiesOf('massachusetts', 'boston', 'cambridge', 'somerville', 'worcester', 'northampton'),
  {
    state: 'massachusetts',
    city: 'cape_cod',
    name: 'Cape Cod',
    place: { lat: 41.6688, lng: -70.2962 },
    query: '?zoom=10',
  },
  ...citiesOf('new_hampshire', 'manchester', 'nashua', 'concord', 'portsmouth'),
  ...citiesOf('new_jersey', 'newark', 'jersey_city', 'hoboken', 'princeton'),
  ...citiesOf('new_york', 'new_york', 'brooklyn', 'buffalo', 'albany', 'ithaca'),
  ...citiesOf('pennsylvania', 'philadelphia', 'pittsburgh'),
  ...citiesOf('rhode_island', 'providence', 'newport'),
  ...citiesOf('virginia', 'virginia_beach', 'richmond', 'arlington', 'charlottesville'),
  ...citiesOf('district_of_columbia', 'washington'),
]

/** Short links of flyers: /?loc=1. */
export const LOC_CITIES: Readonly<Record<number, { state: string; city: string }>> = {
  1: { state: 'massachusetts', city: 'boston' },
  2: { state: 'new_hampshire', city: 'nashua' },
  3: { state: 'new_hampshire', city: 'manchester' },
  4: { state: 'new_hampshire', city: 'concord' },
}

/** The address of a city's page. */
export function cityPath({ state, city, query }: Pick<SupportedCity, 'state' | 'city' | 'query'>) {
  return `/cities/${encodeURIComponent(state)}/${encodeURIComponent(city)}${query ?? ''}`
}

/** The supported city of these parts of an address, in any letter case and also with hyphens for underscores. */
export function findSupportedCity(state: string, city: string): SupportedCity | undefined {
  const plain = (slug: string) => slug.toLowerCase().replace(/[-\s]/g, '_')
  return SUPPORTED_CITIES.find((one) => one.state === plain(state) && one.city === plain(city))
}

/** The supported cities by state, in order. */
export function citiesByState(): { state: string; name: string; cities: SupportedCity[] }[] {
  const groups = Map.groupBy(SUPPORTED_CITIES, ({ state }) => state)
  return [...groups].map(([state, cities]) => ({
    state,
    name: state === 'district_of_columbia' ? 'Washington DC' : slugTitle(state),
    cities,
  }))
}
