import { parseArgs } from 'node:util'
import { checkDerived } from './data/checkDerived.ts'
import { checkHistory } from './data/checkHistory.ts'
import { checkRows } from './data/checkRows.ts'
import { openDatabase } from './database.ts'
import { missingMigrations } from './migrate.ts'

const USAGE = `npm run check:data [-- --remote]

Checks that a database agrees with itself: the word index and every count are what the restaurants and menus say, each history
leads to what is stored, no row belongs to nobody, and mail is told right. It writes nothing, and exits with 1 when something
is wrong. What people write meanwhile may look wrong: then run it again.`
const MOST_SHOWN = 20

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
    if ((await missingMigrations(db)).length > 0) throw new Error('The database is not up to date.')
    const found = [
      ...(await checkRows(db)),
      ...(await checkHistory(db)),
      ...(await checkDerived(db)),
    ]
    for (const sentence of found.slice(0, MOST_SHOWN)) console.error(sentence)
    if (found.length > MOST_SHOWN) console.error(`… and ${found.length - MOST_SHOWN} more`)
    console.log(
      found.length === 0 ? 'The data agrees with itself.' : `${found.length} things are wrong.`,
    )
    process.exitCode = found.length === 0 ? 0 : 1
  } finally {
    await close()
  }
} catch (error) {
  console.error(`It was not checked: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
