import type { Database } from '../worker/db/client.ts'
import { countOf } from './countOf.ts'
import { readOneAndRemote } from './database/program.ts'
import { reasonOf } from './fail.ts'
import { FAILED, SOME_BAD } from './import/exitCodes.ts'
import { HoursThread } from './import/hoursThread.ts'
import { type OpenText, openText } from './import/openText.ts'
import { UnreadableError } from './import/splitRecords.ts'
import { openProgress } from './progress.ts'

const USAGE = `npm run import -- FILE [--remote]

FILE is an answer of Overpass in JSON, an export of Sprig, or GeoJSON (.gz or plain) with OSM tags; addr_street,
addr_city, addr_postcode, addr_country and contact_website are read as the tags with a colon, _type and _id as the id.
Pages say when a place was last changed there if the file holds times (Overpass: out meta), else when it was read.
Restaurants are identified by their id, so that a file may be imported again; what a person has edited stays.
Each record that cannot be imported is a line on stderr, with its place in the file, its id and the reason; of many, the first
thousand are, then their number.
Exit codes: 0, every record is imported; 2, every record but those; 1, it failed, or the file is damaged and its readable
records are imported.
--remote writes to the database of the Cloudflare account that wrangler is signed in to.`
const MAX_LISTED = 1000
const NOT_MIGRATED =
  'The database is not up to date: run npx wrangler d1 migrations apply DB --remote first.'

const started = performance.now()
const { given: path, remote } = readOneAndRemote(USAGE)

process.exitCode = await run(path, remote)

async function run(file: string, remote: boolean): Promise<number> {
  try {
    const text = await openText(file).catch((error: unknown) => {
      throw new UnreadableError(reasonOf(error))
    })
    const { openDatabase } = await import('./database/database.ts')
    const { migrate, missingMigrations } = await import('./database/migrate.ts')
    const { db, close } = await openDatabase({ remote })
    try {
      if (!remote) await migrate(db)
      else if ((await missingMigrations(db)).length > 0) throw new Error(NOT_MIGRATED)
      const { reindexIfOutdated } = await import('../worker/restaurants/derived/reindex.ts')
      const indexed = await reindexIfOutdated(db)
      if (indexed) console.log(`The index was built anew: ${countOf(indexed, 'restaurant')}`)
      return await readInto(db, text)
    } finally {
      await close()
    }
  } catch (error) {
    const isUnreadable = error instanceof UnreadableError
    console.error(`${isUnreadable ? `${file} cannot be read: ` : ''}${reasonOf(error)}`)
    return FAILED
  }
}

/** Imports and reports; returns the exit code. */
async function readInto(db: Database, text: OpenText): Promise<number> {
  const { importFile } = await import('./import/importFile.ts')
  const { nameOf } = await import('./import/importRecords.ts')
  const progress = openProgress('import')
  const hours = new HoursThread()
  const { isWhole, bad, problems, counts } = await importFile(db, text, {
    now: Date.now(),
    hours,
    onBad: ({ number, id, problem }, count) => {
      if (count <= MAX_LISTED) progress.note(`record ${nameOf(number, id)}: ${problem}`)
    },
    onProgress: ({ read, bad }) =>
      progress.show(text.readBytes() / text.size, `${read} read${bad ? `, ${bad} bad` : ''}`),
  }).finally(() => hours.close())
  progress.show(1, 'done')
  progress.end()
  if (bad > MAX_LISTED) console.warn(`… and ${countOf(bad - MAX_LISTED, 'more bad record')}`)
  for (const problem of problems) console.warn(problem)
  for (const count of counts) console.log(count)
  console.log(`in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  if (!isWhole) return FAILED
  return bad > 0 ? SOME_BAD : 0
}
