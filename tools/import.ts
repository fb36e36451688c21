import { parseArgs } from 'node:util'
import { openDatabase } from './database.ts'
import { type ImportReport, importRecords } from './import/importRecords.ts'
import { openText } from './import/openText.ts'
import { splitRecords, UnreadableError } from './import/splitRecords.ts'
import { migrate, missingMigrations } from './migrate.ts'
import { openProgress } from './progress.ts'

const USAGE = `npm run import -- FILE [--remote]

FILE is GeoJSON (.gz or plain) with OSM tags or our own columns, an answer of Overpass in JSON, or an export of Sprig.
Listings are told by their id, so that a file may be imported again; what a person has edited is left alone.
--remote writes to the database of the Cloudflare account that wrangler is signed in to.`
const MAX_BAD_SHOWN = 20

const started = performance.now()
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { remote: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h' } },
})
const [path, ...others] = positionals
if (values.help || path === undefined || others.length > 0) {
  console.log(USAGE)
  process.exit(values.help ? 0 : 1)
}

const database = await openDatabase({ remote: values.remote }).catch(stopInWords)
try {
  process.exitCode = await run(path)
} catch (error) {
  console.error(`The import failed: ${error instanceof Error ? error.message : error}`)
  console.error('What was saved before stays; run it again to complete it.')
  process.exitCode = 1
} finally {
  await database.close()
}

async function run(file: string): Promise<number> {
  if (!values.remote) await migrate(database.db)
  else if ((await missingMigrations(database.db)).length > 0) {
    console.error('The database is not up to date: npx wrangler d1 migrations apply DB --remote')
    return 1
  }
  try {
    const text = await openText(file)
    const progress = openProgress('import')
    const report = await importRecords(database.db, splitRecords(text.chunks), {
      now: Date.now(),
      onProgress: ({ read, bad }) =>
        progress.show(text.readBytes() / text.size, `${read} read${bad ? `, ${bad} bad` : ''}`),
    })
    progress.show(1, 'done')
    progress.end()
    print(report, text.failure())
    return 0
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && 'path' in error
    if (!(error instanceof UnreadableError) && !isMissing) throw error
    console.error(`${file} cannot be read: ${error.message}`)
    return 1
  }
}

function print(report: ImportReport, failure: string | null) {
  for (const { number, id, problem } of report.badRecords.slice(0, MAX_BAD_SHOWN))
    console.warn(`record ${number}${id === null ? '' : ` (${id})`}: ${problem}`)
  const unseen = report.bad - Math.min(report.badRecords.length, MAX_BAD_SHOWN)
  if (unseen > 0) console.warn(`… and ${unseen} more`)
  if (failure !== null) console.warn(`The file is damaged: ${failure}`)
  const rows: [string, number][] = [
    ['read', report.read],
    ['added', report.added],
    ['changed', report.changed],
    ['unchanged', report.unchanged],
    ['kept (edited by people)', report.kept + report.stale],
    ['bad', report.bad],
  ]
  for (const [label, count] of rows)
    console.log(label.padEnd(26) + count.toLocaleString('en').padStart(9))
  console.log(`in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

function stopInWords(error: unknown): never {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
