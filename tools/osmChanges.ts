import { createWriteStream } from 'node:fs'
import { openDatabase } from './database/database.ts'
import { migrate } from './database/migrate.ts'
import { readOneAndRemote } from './database/program.ts'
import { readCorrected } from './osm/readCorrected.ts'
import { toTask } from './osm/toTask.ts'

const USAGE = `npm run osm:changes -- FILE [--remote]

Writes members' corrections of places from OpenStreetMap as tag fixes for a MapRoulette challenge (GeoJSON, one task per line):
mappers check each before it goes to OpenStreetMap. There is no .osc file, because imports keep no versions of elements.`

const { given: file, remote } = readOneAndRemote(USAGE)

try {
  const { db, close } = await openDatabase({ remote })
  try {
    if (!remote) await migrate(db)
    const out = createWriteStream(file)
    let tasks = 0
    for await (const place of readCorrected(db)) {
      const line = toTask(place)
      if (line === null) continue
      out.write(line)
      tasks++
    }
    await new Promise((done) => out.end(done))
    console.log(`${file}  ${tasks} places to look at`)
  } finally {
    await close()
  }
} catch (error) {
  console.error(`Nothing was written: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
