import { parseArgs } from 'node:util'
import { reindex } from '../worker/restaurants/derived/reindex.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

const USAGE = `npm run reindex [-- --remote]

Builds the word index and all counts anew from the restaurants, as is needed after a restore: an export of D1 cannot
carry virtual tables. Searches miss what is not yet back.`

const { values } = parseArgs({
  options: {
    remote: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h' },
  },
})
if (values.help) {
  console.log(USAGE)
  process.exit(0)
}

try {
  const { db, close } = await openDatabase({ remote: values.remote })
  try {
    if (!values.remote) await migrate(db)
    const found = await reindex(db)
    console.log(`${found.toLocaleString('en')} restaurants can be found`)
  } finally {
    await close()
  }
} catch (error) {
  console.error(`The index was not finished: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
