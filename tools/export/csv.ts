import { type CsvValue, csvLine } from '../../worker/contract/csv.ts'
import { FIELD_NAMES, type SameName } from '../../worker/contract/restaurants/fieldNames.ts'
import type { FieldName } from '../../worker/contract/restaurants/fields.ts'
import type { ExportedRestaurant } from '../../worker/restaurants/exporting/readRestaurants.ts'

type Read = (restaurant: ExportedRestaurant) => CsvValue

/** Fields written unchanged; `OTHERWISE` says how the others are written. */
type Plain = Exclude<SameName, 'cuisine'>

const OTHERWISE: Readonly<Record<Exclude<FieldName, Plain>, Readonly<Record<string, Read>>>> = {
  status: { status: (restaurant) => restaurant.status },
  onlineUntil: { online_until: (restaurant) => restaurant.onlineUntil },
  cuisine: { cuisine: (restaurant) => restaurant.cuisine.join(';') },
  veganOptions: {
    vegan_options: (restaurant) =>
      restaurant.veganOptions
        .map(({ option, description }) => `${option}: ${description}`)
        .join('\n'),
  },
  place: {
    latitude: (restaurant) => restaurant.geoJson?.coordinates[1],
    longitude: (restaurant) => restaurant.geoJson?.coordinates[0],
  },
  source: { source: (restaurant) => restaurant.metadata.source },
}

const COLUMNS: Readonly<Record<string, Read>> = {
  id: (restaurant) => restaurant._id,
  ...Object.fromEntries(FIELD_NAMES.flatMap(columnsOf)),
  last_modified: (restaurant) => restaurant.metadata.lastModified,
  version: (restaurant) => restaurant.version,
  menu: (restaurant) => restaurant.menu,
}

function columnsOf(name: FieldName): [string, Read][] {
  if (!isPlain(name)) return Object.entries(OTHERWISE[name])
  const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return [[column, (restaurant) => restaurant[name]]]
}

function isPlain(name: FieldName): name is Plain {
  return !Object.hasOwn(OTHERWISE, name)
}

/** RFC 4180 with a head line. */
export async function* toCsv(
  restaurants: AsyncIterable<ExportedRestaurant>,
): AsyncGenerator<string> {
  yield csvLine(Object.keys(COLUMNS))
  for await (const restaurant of restaurants) {
    yield csvLine(Object.values(COLUMNS).map((read) => read(restaurant)))
  }
}
