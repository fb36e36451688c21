import { countOf } from './countOf.ts'
import { readOneAndRemote, runOnDatabase } from './database/program.ts'
import { fail } from './fail.ts'
import { openText } from './import/openText.ts'
import { readLines } from './readLines.ts'

const USAGE = `npm run restore -- FILE|DAY [--remote]

Writes a copy of the database into an empty one, ends what was open then (sessions, codes, waiting mail), and builds the word
index and the counts. FILE is a copy on this machine, DAY (2026-11-23) one that the Worker wrote to R2 that night.
--remote is for the database of the deployment, whose migrations must be applied; without it, that of STATE_DIR.
docs/operations.md says what to do before and after.`

const { given: from, remote } = readOneAndRemote(USAGE)

try {
  const { withCopy } = await import('./backup/openCopy.ts')
  await withCopy(from, { remote }, (file) =>
    runOnDatabase({ remote, creates: true, failure: 'It was not restored: ' }, async (db) => {
      const { restoreCopy } = await import('./backup/restoreCopy.ts')
      const { endWhatWasOpen } = await import('./backup/endWhatWasOpen.ts')
      const { reindex } = await import('../worker/restaurants/derived/reindex.ts')
      const { at, rows } = await restoreCopy(db, readLines((await openText(file)).chunks))
      for (const [table, count] of Object.entries(rows)) {
        console.log(`${count.toLocaleString('en').padStart(12)}  ${table}`)
      }
      await endWhatWasOpen(db)
      const found = await reindex(db)
      console.log(`The copy of ${at} is there; ${countOf(found, 'restaurant')} can be found.`)
    }),
  )
} catch (error) {
  fail(error)
}
