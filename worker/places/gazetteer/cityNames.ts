import table from './cityNames.json' with { type: 'json' }
import { foldName } from './foldName.ts'

interface CityNames {
  /** ISO 3166-1 alpha-2. */
  country: string
  /** As the gazetteer has it. */
  name: string
  /** By language of the site, where it differs. */
  names: Readonly<Record<string, string>>
}

const [[, , ...codes] = [], ...rows] = table

/** Well-known cities whose names depend on the language. */
export const CITY_NAMES: readonly CityNames[] = rows.map(
  ([country = '', name = '', ...translated]) => {
    const names = codes.map((code, i) => [code, translated[i] ?? ''])
    return { country, name, names: Object.fromEntries(names.filter(([, one]) => one !== '')) }
  },
)

const byCity = new Map(CITY_NAMES.map(({ country, name, names }) => [`${country} ${name}`, names]))

/** The names of a city in the languages of the site; undefined if it has only one that we know. */
export function namesOf({ country, name }: Pick<CityNames, 'country' | 'name'>) {
  return byCity.get(`${country} ${name}`)
}

const byAnyName = new Map(
  CITY_NAMES.flatMap((city) =>
    [city.name, ...Object.values(city.names)].map((one) => [keyOf(city.country, one), city]),
  ),
)

/** The well-known city of this name in any language of the site, as "Cologne" or "Zurich". */
export function findKnownCity(country: string, name: string): CityNames | undefined {
  return byAnyName.get(keyOf(country, name))
}

function keyOf(country: string, name: string): string {
  return `${country} ${foldName(name)}`
}
