import { existsSync } from 'node:fs'

/** A program ends with this when what it measures with is missing. */
export const CANNOT_MEASURE = 2

/** The file of places to measure with. It is not part of the repository: without it the program ends. */
export function placesFile(given = '../shared/data/osm-vegan-places.geojson.gz'): string {
  if (!existsSync(given)) {
    console.error(
      `There is no ${given} to measure with. Give a GeoJSON of places as FILE; --help says more.`,
    )
    process.exit(CANNOT_MEASURE)
  }
  return given
}
