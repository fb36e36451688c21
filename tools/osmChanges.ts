import { createWriteStream } from 'node:fs'
import { rename } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { readOneAndRemote, runOnDatabase } from './database/program.ts'
import { readCorrected } from './osm/readCorrected.ts'
import { toTask } from './osm/toTask.ts'

const USAGE = `npm run osm:changes -- FILE [--remote]

Writes members' corrections of places from OpenStreetMap as tag fixes for a MapRoulette challenge (GeoJSON, one task per line):
mappers check each before it goes to OpenStreetMap. There is no .osc file, because imports keep no versions of elements.`

const { given: file, remote } = readOneAndRemote(USAGE)

await runOnDatabase({ remote, failure: 'Nothing was written: ' }, async (db) => {
  const part = `${file}.part`
  let tasks = 0
  async function* readTasks(): AsyncGenerator<string> {
    for await (const place of readCorrected(db)) {
      const line = toTask(place)
      if (line === null) continue
      tasks += 1
      yield line
    }
  }
  // Written under another name first, so that no reader sees half a file.
  await pipeline(readTasks, createWriteStream(part))
  await rename(part, file)
  console.log(`${file}  ${tasks} places to look at`)
})
