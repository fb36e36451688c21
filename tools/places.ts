import { countOf } from './countOf.ts'
import { readRemote, runOnDatabase } from './database/program.ts'

const USAGE = `npm run places [-- --remote]

Loads the ZIP codes and cities of the gazetteer, unless they are loaded already.
--remote fills the database of the Cloudflare account that wrangler is signed in to, once its migrations are applied.`

await runOnDatabase({ remote: readRemote(USAGE) }, async (db) => {
  const { loadGazetteer } = await import('./gazetteer.ts')
  const rows = await loadGazetteer(db)
  console.log(rows === 0 ? 'All places are there already.' : `${countOf(rows, 'place')} loaded.`)
})
