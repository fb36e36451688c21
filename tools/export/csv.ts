import { type CsvValue, csvLine } from '../../worker/contract/csv.ts'
import type { ExportedListing } from './readListings.ts'

const COLUMNS: Readonly<Record<string, (listing: ExportedListing) => CsvValue>> = {
  id: (listing) => listing._id,
  name: (listing) => listing.name,
  diet: (listing) => listing.diet,
  status: (listing) => listing.status,
  online_until: (listing) => listing.onlineUntil,
  latitude: (listing) => listing.geoJson?.coordinates[1],
  longitude: (listing) => listing.geoJson?.coordinates[0],
  cuisine: (listing) => listing.cuisine.join(';'),
  vegan_options: (listing) =>
    listing.veganOptions.map(({ option, description }) => `${option}: ${description}`).join('\n'),
  rating: (listing) => listing.rating,
  address: (listing) => listing.address,
  website: (listing) => listing.website,
  opening_hours: (listing) => listing.openingHours,
  google_id: (listing) => listing.googleId,
  is_google: (listing) => listing.isGoogle,
  source: (listing) => listing.metadata.source,
  last_modified: (listing) => listing.metadata.lastModified,
  version: (listing) => listing.version,
  menu: (listing) => listing.menu,
}

/** RFC 4180 with a head line. */
export async function* toCsv(listings: AsyncIterable<ExportedListing>): AsyncGenerator<string> {
  yield csvLine(Object.keys(COLUMNS))
  for await (const listing of listings) {
    yield csvLine(Object.values(COLUMNS).map((read) => read(listing)))
  }
}
