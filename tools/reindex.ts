import { countOf } from './countOf.ts'
import { readRemote, runOnDatabase } from './database/program.ts'

const USAGE = `npm run reindex [-- --remote]

Builds the word index and all counts anew from the restaurants, as is needed after a restore: an export of D1 has no
virtual tables. Until it ends, searches miss restaurants.`

await runOnDatabase(
  { remote: readRemote(USAGE), failure: 'The index was not finished: ' },
  async (db) => {
    const { reindex } = await import('../worker/restaurants/derived/reindex.ts')
    const found = await reindex(db)
    console.log(`${countOf(found, 'restaurant')} can be found`)
  },
)
