import type { ExportedListing } from './readListings.ts'

const HEAD = JSON.stringify({
  type: 'FeatureCollection',
  attribution: 'Listings of source "osm": © OpenStreetMap contributors, ODbL 1.0',
}).slice(0, -1)

/** One feature a line; each holds the whole listing, so that an import can read it again. */
export async function* toGeoJson(listings: AsyncIterable<ExportedListing>): AsyncGenerator<string> {
  yield `${HEAD},"features":[`
  let separator = '\n'
  for await (const { geoJson, ...properties } of listings) {
    const feature = { type: 'Feature', id: properties._id, geometry: geoJson, properties }
    yield separator + JSON.stringify(feature)
    separator = ',\n'
  }
  yield '\n]}\n'
}
