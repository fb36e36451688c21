import { parseArgs } from 'node:util'
import { CODE_LIFE_MS } from '../worker/accounts/codes.ts'
import { foldEmail } from '../worker/accounts/email.ts'
import { grantRole, revokeRoles } from '../worker/accounts/roles.ts'
import { findUser, insertCode, insertUser, type Role } from '../worker/accounts/store.ts'
import { giveRestaurant } from '../worker/restaurants/editing/standing/giveRestaurant.ts'
import { readOwner } from '../worker/restaurants/store.ts'
import { randomSecret, sha256 } from '../worker/safety/digest.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { readVars } from './platform.ts'

const USAGE = `npm run grant -- EMAIL admin|beta|none [--remote]
npm run grant -- EMAIL owner RESTAURANT-ID [--remote]
npm run grant -- nobody owner RESTAURANT-ID [--remote]

Gives an account a role, or takes all its roles away; whoever is signed in with it has to log in again. Or makes it the
owner of a restaurant, whose id stands in the address of its page; "nobody" makes it nobody's again. An address without an
account gets one, and a link is printed by which its owner sets the password within the hour: so the first admin comes in.
--remote changes the database of the Cloudflare account that wrangler is signed in to.`

/** No address: it has no @. */
const NOBODY = 'nobody'
const ROLES = ['admin', 'beta', 'none'] as const
type Gift = { role: Role | 'none' } | { restaurant: string }

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
    if (address.toLowerCase() === NOBODY && 'restaurant' in gift)
      await takeBack(db, gift.restaurant)
    else await grant(db, foldEmail(address), gift, values.remote)
  } finally {
    await close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function readGift([word, restaurant, ...others]: string[]): Gift | null {
  if (others.length > 0) return null
  if (word === 'owner') return restaurant === undefined ? null : { restaurant }
  const role = ROLES.find((one) => one === word)
  return role === undefined || restaurant !== undefined ? null : { role }
}

/** @throws AppError not_found */
async function takeBack(db: D1Database, id: string) {
  const context = { now: Date.now(), requestId: 'grant' }
  await giveRestaurant(db, { id, to: null, actor: null }, context)
  console.log(`Nobody owns ${id} any more.`)
}

async function grant(db: D1Database, email: string, gift: Gift, remote: boolean) {
  const context = { now: Date.now(), requestId: 'grant' }
  const user = await findUser(db, email)
  if ('role' in gift && gift.role === 'none') {
    if (user === null) throw new Error(`There is no account for ${email}.`)
    await revokeRoles(db, { actor: null, userId: user.id }, context)
    console.log(`${email} has no role any more.`)
    return
  }
  // Before an account is made for nothing.
  if ('restaurant' in gift && (await readOwner(db, gift.restaurant)) === null) {
    throw new Error(`There is no restaurant ${gift.restaurant}.`)
  }
  const userId = user?.id ?? (await addAccount(db, email, context.now))
  if ('restaurant' in gift) {
    await giveRestaurant(db, { id: gift.restaurant, to: userId, actor: null }, context)
    console.log(`${email} now owns ${gift.restaurant}.`)
  } else if (gift.role !== 'none') {
    await grantRole(db, { actor: null, userId, role: gift.role }, context)
    console.log(`${email} is now ${gift.role}.`)
  }
  if (user === null || user.passwordScheme === 0) {
    const origin = remote
      ? (await readVars({ remote: true })).ORIGIN
      : `http://localhost:${process.env.PORT || '8787'}`
    console.log(`Set the password: ${origin}${await resetPath(db, email, context.now)}`)
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
