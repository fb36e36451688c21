import { parseArgs } from 'node:util'
import { openDatabase } from './database.ts'
import { readCorrections, toJsonLines, toTsv } from './menus/correctionLines.ts'
import { migrate } from './migrate.ts'

const USAGE = `npm run -s menus:corrections [-- --json] [-- --remote] > FILE

Prints what people said of dishes in place of our own reading, as a labelled set: a line a dish, tab-separated as in
bench/menus/sets, or with --json as menus:judge takes it. Who said it is left out.`

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    remote: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h' },
  },
})
if (values.help) {
  console.error(USAGE)
  process.exit(0)
}

const { db, close } = await openDatabase({ remote: values.remote })
try {
  if (!values.remote) await migrate(db)
  const corrections = readCorrections(db)
  const lines = values.json ? toJsonLines(corrections) : toTsv(corrections)
  for await (const line of lines) process.stdout.write(line)
} catch (error) {
  console.error(
    `The corrections could not be read: ${error instanceof Error ? error.message : error}`,
  )
  process.exitCode = 1
} finally {
  await close()
}
