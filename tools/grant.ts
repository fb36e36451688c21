import { parseArgs } from 'node:util'
import { openDatabase } from './database.ts'
import { give, readGift } from './grant/give.ts'
import { migrate } from './migrate.ts'
import { readVars } from './platform.ts'

const USAGE = `npm run grant -- EMAIL admin|beta|none [--remote]
npm run grant -- EMAIL owner RESTAURANT-ID [--remote]
npm run grant -- nobody owner RESTAURANT-ID [--remote]

Gives an account a role, or takes all its roles away; whoever is signed in with it has to log in again. Or makes it the
owner of a restaurant, whose id stands in the address of its page; "nobody" makes it nobody's again. An address without an
account gets one, and a link is printed by which its owner sets the password within the hour: so the first admin comes in.
--remote changes the database of the Cloudflare account that wrangler is signed in to.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { remote: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h' } },
})
const gift = readGift(positionals)
if (values.help || gift === null) {
  console.log(USAGE)
  process.exit(values.help ? 0 : 1)
}

try {
  const { db, close } = await openDatabase({ remote: values.remote })
  try {
    if (!values.remote) await migrate(db)
    for (const sentence of await give(db, gift, readOrigin)) console.log(sentence)
  } finally {
    await close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function readOrigin(): Promise<string> {
  if (!values.remote) return `http://localhost:${process.env.PORT || '8787'}`
  return String((await readVars({ remote: true })).ORIGIN)
}
