import { parseArgs } from 'node:util'
import { CODE_LIFE_MS } from '../worker/accounts/codes.ts'
import { foldEmail } from '../worker/accounts/email.ts'
import { grantRole, revokeRoles } from '../worker/accounts/roles.ts'
import { findUser, insertCode, insertUser, type Role } from '../worker/accounts/store.ts'
import { randomSecret, sha256 } from '../worker/safety/digest.ts'
import { openDatabase, readVars } from './database.ts'
import { migrate } from './migrate.ts'

const USAGE = `npm run grant -- EMAIL admin|beta|none [--remote]

Gives an account a role, or takes all its roles away. An address without an account gets one, and a link is printed by
which its owner sets the password within the hour: so the first admin comes in. Whoever is signed in with the account
has to log in again.
--remote changes the database of the Cloudflare account that wrangler is signed in to.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { remote: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h' } },
})
const [address, role, ...others] = positionals
const isRole = (text: string | undefined): text is Role | 'none' =>
  text === 'admin' || text === 'beta' || text === 'none'
if (values.help || address === undefined || !isRole(role) || others.length > 0) {
  console.log(USAGE)
  process.exit(values.help ? 0 : 1)
}

try {
  const { db, close } = await openDatabase({ remote: values.remote })
  try {
    if (!values.remote) await migrate(db)
    await grant(db, foldEmail(address), role, values.remote)
  } finally {
    await close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function grant(db: D1Database, email: string, to: Role | 'none', remote: boolean) {
  const occasion = { now: Date.now(), requestId: 'grant' }
  const user = await findUser(db, email)
  if (to === 'none') {
    if (user === null) throw new Error(`There is no account for ${email}.`)
    await revokeRoles(db, { actor: null, userId: user.id }, occasion)
    console.log(`${email} has no role any more.`)
    return
  }
  const userId = user?.id ?? (await addAccount(db, email, occasion.now))
  await grantRole(db, { actor: null, userId, role: to }, occasion)
  console.log(`${email} is now ${to}.`)
  if (user === null || user.password_scheme === 0) {
    const origin = remote
      ? (await readVars()).ORIGIN
      : `http://localhost:${process.env.PORT || '8787'}`
    console.log(`Set the password: ${origin}${await resetPath(db, email, occasion.now)}`)
  }
}

/** An account that no password fits yet. */
async function addAccount(db: D1Database, email: string, now: number): Promise<string> {
  const id = crypto.randomUUID()
  await insertUser(db, { id, email, password: { hash: '', scheme: 0 } }, now).run()
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
  }).run()
  return `/reset-password/${secretCode}?email=${encodeURIComponent(email)}`
}
