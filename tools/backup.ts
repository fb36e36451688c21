import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { readOneAndRemote, runOnDatabase } from './database/program.ts'
import { writeWhole } from './writeWhole.ts'

const USAGE = `npm run backup -- FILE.ndjson.gz [--remote]

Writes the same copy of the database to a file as the Worker writes to R2 each night. It holds addresses, notes and the hashes of
passwords: keep it where only you can read it. npm run restore reads it.`
/** Only the file's owner may read it. */
const ONLY_OWNER = 0o600

const { given: file, remote } = readOneAndRemote(USAGE)
// An existing file is replaced, so a slip must not name one of another kind.
if (!file.endsWith('.ndjson.gz')) {
  console.error(`There is no copy: the name ${file} does not end in .ndjson.gz.`)
  process.exit(1)
}

await runOnDatabase({ remote, failure: 'There is no copy: ' }, async (db) => {
  const { readCopy } = await import('../worker/backup/readCopy.ts')
  const write = (to: Writable) => pipeline(readCopy(db, Date.now()), createGzip(), to)
  await writeWhole(file, write, ONLY_OWNER)
  console.log(`${file} is written.`)
})
