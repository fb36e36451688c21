import { pipeline } from 'node:stream/promises'
import { refuse } from './commandLine.ts'
import { countOf } from './countOf.ts'
import { readOneAndRemote, runOnDatabase } from './database/program.ts'
import { toTask } from './osm/toTask.ts'
import { writeWhole } from './writeWhole.ts'

const USAGE = `npm run osm:changes -- FILE.geojson [--remote]

Writes members' corrections of places from OpenStreetMap as tag fixes for a MapRoulette challenge (GeoJSON, one task per line):
mappers check each before it goes to OpenStreetMap. There is no .osc file, because imports keep no versions of elements.`

const { given: file, remote } = readOneAndRemote(USAGE)
// An existing file is replaced, so a slip must not name one of another kind.
if (!file.endsWith('.geojson')) refuse(USAGE, `The name ${file} does not end in .geojson.`)

await runOnDatabase({ remote, failure: 'Nothing was written: ' }, async (db) => {
  const { readCorrected } = await import('./osm/readCorrected.ts')
  let tasks = 0
  async function* readTasks(): AsyncGenerator<string> {
    for await (const place of readCorrected(db)) {
      const line = toTask(place)
      if (line === null) continue
      tasks += 1
      yield line
    }
  }
  await writeWhole(file, (to) => pipeline(readTasks, to))
  console.log(`${file}  ${countOf(tasks, 'place')} to look at`)
})
