import { type CsvValue, csvLine } from '../../worker/contract/csv.ts'
import {
  FIELD_NAMES,
  type FieldName,
  type SameName,
} from '../../worker/contract/listings/fields.ts'
import type { ExportedListing } from './readListings.ts'

type Read = (listing: ExportedListing) => CsvValue

/** These are written as they are; `OTHERWISE` says how the others are. */
type Plain = Exclude<SameName, 'cuisine'>

const OTHERWISE: Readonly<Record<Exclude<FieldName, Plain>, Readonly<Record<string, Read>>>> = {
  status: { status: (listing) => listing.status },
  onlineUntil: { online_until: (listing) => listing.onlineUntil },
  cuisine: { cuisine: (listing) => listing.cuisine.join(';') },
  veganOptions: {
    vegan_options: (listing) =>
      listing.veganOptions.map(({ option, description }) => `${option}: ${description}`).join('\n'),
  },
  place: {
    latitude: (listing) => listing.geoJson?.coordinates[1],
    longitude: (listing) => listing.geoJson?.coordinates[0],
  },
  source: { source: (listing) => listing.metadata.source },
}

const COLUMNS: Readonly<Record<string, Read>> = {
  id: (listing) => listing._id,
  ...Object.fromEntries(FIELD_NAMES.flatMap(columnsOf)),
  last_modified: (listing) => listing.metadata.lastModified,
  version: (listing) => listing.version,
  menu: (listing) => listing.menu,
}

function columnsOf(name: FieldName): [string, Read][] {
  if (!isPlain(name)) return Object.entries(OTHERWISE[name])
  const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return [[column, (listing) => listing[name]]]
}

function isPlain(name: FieldName): name is Plain {
  return !Object.hasOwn(OTHERWISE, name)
}

/** RFC 4180 with a head line. */
export async function* toCsv(listings: AsyncIterable<ExportedListing>): AsyncGenerator<string> {
  yield csvLine(Object.keys(COLUMNS))
  for await (const listing of listings) {
    yield csvLine(Object.values(COLUMNS).map((read) => read(listing)))
  }
}
