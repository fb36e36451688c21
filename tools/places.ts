import { parseArgs } from 'node:util'
import { openDatabase } from './database.ts'
import { loadGazetteer } from './gazetteer.ts'
import { migrate } from './migrate.ts'

const USAGE = `npm run places [-- --remote]

Loads the ZIP codes and cities that searches know; does nothing when they are there already.
--remote fills the database of the Cloudflare account that wrangler is signed in to, once its migrations are applied.`

const { values } = parseArgs({
  options: { remote: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h' } },
})
if (values.help) {
  console.log(USAGE)
  process.exit(0)
}

try {
  const { db, close } = await openDatabase({ remote: values.remote })
  try {
    if (!values.remote) await migrate(db)
    const rows = await loadGazetteer(db)
    console.log(rows === 0 ? 'All places are there already.' : `${rows} places loaded.`)
  } finally {
    await close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
