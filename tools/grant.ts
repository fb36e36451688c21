import { parseArgs } from 'node:util'
import { CODE_LIFE_MS } from '../worker/accounts/codes.ts'
import { foldEmail } from '../worker/accounts/email.ts'
import { grantRole, revokeRoles } from '../worker/accounts/roles.ts'
import { findUser, insertCode, insertUser, type Role } from '../worker/accounts/store.ts'
import { giveListing } from '../worker/restaurants/editing/standing/giveListing.ts'
import { readOwner } from '../worker/restaurants/store.ts'
import { randomSecret, sha256 } from '../worker/safety/digest.ts'
import { openDatabase, readVars } from './database.ts'
import { migrate } from './migrate.ts'

const USAGE = `npm run grant -- EMAIL admin|beta|none [--remote]
npm run grant -- EMAIL owner LISTING-ID [--remote]
npm run grant -- nobody owner LISTING-ID [--remote]

Gives an account a role, or takes all its roles away; whoever is signed in with it has to log in again. Or makes it the
owner of a listing, whose id stands in the address of its page; "nobody" makes it nobody's again. An address without an
account gets one, and a link is printed by which its owner sets the password within the hour: so the first admin comes in.
--remote changes the database of the Cloudflare account that wrangler is signed in to.`

/** No address: it has no @. */
const NOBODY = 'nobody'
const ROLES = ['admin', 'beta', 'none'] as const
type Gift = { role: Role | 'none' } | { listing: string }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { remote: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h' } },
})
const [address, ...words] = positionals
const gift = readGift(words)
if (values.help || address === undefined || gift === null) {
  console.log(USAGE)
  process.exit(values.help ? 0 : 1)
}

try {
  const { db, close } = await openDatabase({ remote: values.remote })
  try {
    if (!values.remote) await migrate(db)
    if (address.toLowerCase() === NOBODY && 'listing' in gift) await takeBack(db, gift.listing)
    else await grant(db, foldEmail(address), gift, values.remote)
  } finally {
    await close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function readGift([word, listing, ...others]: string[]): Gift | null {
  if (others.length > 0) return null
  if (word === 'owner') return listing === undefined ? null : { listing }
  const role = ROLES.find((one) => one === word)
  return role === undefined || listing !== undefined ? null : { role }
}

/** @throws AppError not_found */
async function takeBack(db: D1Database, id: string) {
  const occasion = { now: Date.now(), requestId: 'grant' }
  await giveListing(db, { id, to: null, actor: null }, occasion)
  console.log(`Nobody owns ${id} any more.`)
}

async function grant(db: D1Database, email: string, gift: Gift, remote: boolean) {
  const occasion = { now: Date.now(), requestId: 'grant' }
  const user = await findUser(db, email)
  if ('role' in gift && gift.role === 'none') {
    if (user === null) throw new Error(`There is no account for ${email}.`)
    await revokeRoles(db, { actor: null, userId: user.id }, occasion)
    console.log(`${email} has no role any more.`)
    return
  }
  // Before an account is made for nothing.
  if ('listing' in gift && (await readOwner(db, gift.listing)) === null) {
    throw new Error(`There is no listing ${gift.listing}.`)
  }
  const userId = user?.id ?? (await addAccount(db, email, occasion.now))
  if ('listing' in gift) {
    await giveListing(db, { id: gift.listing, to: userId, actor: null }, occasion)
    console.log(`${email} now owns ${gift.listing}.`)
  } else if (gift.role !== 'none') {
    await grantRole(db, { actor: null, userId, role: gift.role }, occasion)
    console.log(`${email} is now ${gift.role}.`)
  }
  if (user === null || user.passwordScheme === 0) {
    const origin = remote
      ? (await readVars()).ORIGIN
      : `http://localhost:${process.env.PORT || '8787'}`
    console.log(`Set the password: ${origin}${await resetPath(db, email, occasion.now)}`)
  }
}

/** An account that no password fits yet. */
async function addAccount(db: D1Database, email: string, now: number): Promise<string> {
  const id = crypto.randomUUID()
  await insertUser(db, { id, email, password: { hash: '', scheme: 0 } }, now)
  return id
}

/** The key of the Worker's codes is not at hand here; a random code does as well, for only its hash is kept. */
async function resetPath(db: D1Database, email: string, now: number): Promise<string> {
  const secretCode = randomSecret()
  await insertCode(db, {
    id: crypto.randomUUID(),
    hash: sha256(secretCode),
    purpose: 'reset',
    email,
    createdAt: now,
    expiresAt: now + CODE_LIFE_MS.reset,
  })
  return `/reset-password/${secretCode}?email=${encodeURIComponent(email)}`
}
