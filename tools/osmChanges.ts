import { createWriteStream } from 'node:fs'
import { parseArgs } from 'node:util'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { readCorrected } from './osm/readCorrected.ts'
import { toTask } from './osm/toTask.ts'

const USAGE = `npm run osm:changes -- FILE [--remote]

Writes what members corrected on places from OpenStreetMap, as tag fixes for a MapRoulette challenge (GeoJSON, a task a line):
mappers look at each before it goes back to OpenStreetMap. There is no .osc: imports keep no versions of elements.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    remote: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h' },
  },
})
const [file] = positionals
if (values.help || file === undefined) {
  console.log(USAGE)
  process.exit(values.help ? 0 : 1)
}

try {
  const { db, close } = await openDatabase({ remote: values.remote })
  try {
    if (!values.remote) await migrate(db)
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
