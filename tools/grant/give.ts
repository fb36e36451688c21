import { CODE_LIFE_MS } from '../../worker/accounts/codes.ts'
import { foldEmail } from '../../worker/accounts/email.ts'
import { grantRole, revokeRoles } from '../../worker/accounts/roles.ts'
import { findUser, insertCode, insertUser } from '../../worker/accounts/store.ts'
import type { Database } from '../../worker/db/client.ts'
import { giveRestaurant } from '../../worker/restaurants/editing/standing/giveRestaurant.ts'
import { readOwner } from '../../worker/restaurants/store.ts'
import { randomSecret, sha256 } from '../../worker/safety/digest.ts'
import type { Gift } from './readGift.ts'

/** No address: it has no @. */
const NOBODY = 'nobody'

/**
 * Gives or takes back a role or a restaurant. Returns the sentences to print; the link in them begins with the origin.
 * @throws Error with a sentence that says what is wrong
 */
export async function give(db: Database, gift: Gift, readOrigin: () => string): Promise<string[]> {
  const context = { now: Date.now(), requestId: 'grant' }
  if ('restaurant' in gift && gift.to.toLowerCase() === NOBODY) {
    await giveRestaurant(db, { id: gift.restaurant, to: null, actor: null }, context)
    return [`Nobody owns ${gift.restaurant} any more.`]
  }
  const email = foldEmail(gift.to)
  const user = await findUser(db, email)
  if ('role' in gift && gift.role === 'none') {
    if (user === null) throw new Error(`There is no account for ${email}.`)
    await revokeRoles(db, { actor: null, userId: user.id }, context)
    return [`${email} has no role any more.`]
  }
  // Checked first, so that no account is made in vain.
  if ('restaurant' in gift && (await readOwner(db, gift.restaurant)) === null) {
    throw new Error(`There is no restaurant ${gift.restaurant}.`)
  }
  const userId = user?.id ?? (await addAccount(db, email, context.now))
  const lines: string[] = []
  if ('restaurant' in gift) {
    await giveRestaurant(db, { id: gift.restaurant, to: userId, actor: null }, context)
    lines.push(`${email} now owns ${gift.restaurant}.`)
  } else if (gift.role !== 'none') {
    await grantRole(db, { actor: null, userId, role: gift.role }, context)
    lines.push(`${email} is now ${gift.role}.`)
  }
  if (user === null || user.passwordScheme === 0) {
    const path = await resetPath(db, email, context.now)
    lines.push(`Set the password: ${readOrigin()}${path}`)
  }
  return lines
}

/** Makes an account without a password. */
async function addAccount(db: Database, email: string, now: number): Promise<string> {
  const id = crypto.randomUUID()
  await insertUser(db, { id, email, password: { hash: '', scheme: 0 } }, now)
  return id
}

/** The Worker's key for codes is not available here; a random code works too, as only its hash is stored. */
async function resetPath(db: Database, email: string, now: number): Promise<string> {
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
