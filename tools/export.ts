import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Database } from '../worker/db/client.ts'
import { toGeoJson } from '../worker/restaurants/exporting/geoJson.ts'
import type { ExportedRestaurant } from '../worker/restaurants/exporting/readRestaurants.ts'
import { readCommandLine } from './commandLine.ts'
import { countOf } from './countOf.ts'
import { runOnDatabase } from './database/program.ts'
import { toCsv } from './export/csv.ts'
import { makeFolder } from './makeFolder.ts'
import { writeWhole } from './writeWhole.ts'

const USAGE = `npm run export -- [--out DIR] [--remote]

Writes every restaurant's public fields to DIR/restaurants.geojson and DIR/restaurants.csv (DIR: dist/export).
The GeoJSON file can be imported again.`

const FORMATS: Readonly<
  Record<string, (restaurants: AsyncIterable<ExportedRestaurant>) => AsyncIterable<string>>
> = { 'restaurants.geojson': toGeoJson, 'restaurants.csv': toCsv }

const { values } = readCommandLine(USAGE, {
  options: {
    out: { type: 'string', default: 'dist/export' },
    remote: { type: 'boolean', default: false },
  },
})

await runOnDatabase({ remote: values.remote, failure: 'The export failed: ' }, (db) =>
  write(db, values.out),
)

async function write(db: Database, folder: string): Promise<void> {
  const { readRestaurants } = await import('../worker/restaurants/exporting/readRestaurants.ts')
  makeFolder(folder)
  const now = Date.now()
  for (const [name, format] of Object.entries(FORMATS)) {
    const path = join(folder, name)
    let count = 0
    const restaurants = readRestaurants(db, now, (read) => {
      count = read
    })
    await writeWhole(path, (to) => pipeline(format(restaurants), to))
    console.log(`${path}  ${countOf(count, 'restaurant')}`)
  }
}
