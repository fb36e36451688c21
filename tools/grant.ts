import { readCommandLine, refuse } from './commandLine.ts'
import { readVars } from './database/platform.ts'
import { runOnDatabase } from './database/program.ts'
import { readGift } from './grant/readGift.ts'

const USAGE = `npm run grant -- EMAIL admin|beta|none [--remote]
npm run grant -- EMAIL owner RESTAURANT-ID [--remote]
npm run grant -- nobody owner RESTAURANT-ID [--remote]

Gives an account a role, or removes all its roles; its sessions end. Or makes it the owner of a restaurant, whose id is in
the address of its page; "nobody" removes the owner. An address without an account gets one, and the program prints a link
to set its password within the hour: this makes the first admin.
--remote changes the database of the Cloudflare account that wrangler is signed in to.`

const { values, positionals } = readCommandLine(USAGE, {
  allowPositionals: true,
  options: { remote: { type: 'boolean', default: false } },
})
const gift = readGift(positionals)
if (gift === null) refuse(USAGE)

await runOnDatabase({ remote: values.remote }, async (db) => {
  const { give } = await import('./grant/give.ts')
  for (const sentence of await give(db, gift, readOrigin)) console.log(sentence)
})

function readOrigin(): string {
  if (!values.remote) return `http://localhost:${process.env.PORT || '8787'}`
  return String(readVars({ remote: true }).ORIGIN)
}
