import { createWriteStream } from 'node:fs'
import { rename } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { readCopy } from '../worker/backup/readCopy.ts'
import { readOneAndRemote, runOnDatabase } from './database/program.ts'

const USAGE = `npm run backup -- FILE.ndjson.gz [--remote]

Writes the same copy of the database to a file as the Worker writes to R2 each night. It holds addresses, notes and the hashes of
passwords: keep it where only you can read it. npm run restore reads it.`

const { given: file, remote } = readOneAndRemote(USAGE)
// An existing file is replaced, so a slip must not name one of another kind.
if (!file.endsWith('.ndjson.gz')) {
  console.error(`There is no copy: the name ${file} does not end in .ndjson.gz.`)
  process.exit(1)
}

await runOnDatabase({ remote, failure: 'There is no copy: ' }, async (db) => {
  const part = `${file}.part`
  // Readable only by its owner.
  await pipeline(readCopy(db, Date.now()), createGzip(), createWriteStream(part, { mode: 0o600 }))
  await rename(part, file)
  console.log(`${file} is written.`)
})
