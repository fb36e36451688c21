import type { ExportedRestaurant } from './readRestaurants.ts'

const HEAD = JSON.stringify({
  type: 'FeatureCollection',
  attribution: 'Restaurants of source "osm": © OpenStreetMap contributors, ODbL 1.0',
}).slice(0, -1)

/** One feature per line with the whole restaurant, so that an import can read it again. */
export async function* toGeoJson(
  restaurants: AsyncIterable<ExportedRestaurant>,
): AsyncGenerator<string> {
  yield `${HEAD},"features":[`
  let separator = '\n'
  for await (const { geoJson, ...properties } of restaurants) {
    const feature = { type: 'Feature', id: properties._id, geometry: geoJson, properties }
    yield separator + JSON.stringify(feature)
    separator = ',\n'
  }
  yield '\n]}\n'
}
