import { and, isNull, like } from 'drizzle-orm'
import { ENGLISH } from '../../languages/list.ts'
import { hashPassword } from '../../worker/accounts/passwords/password.ts'
import { insertRole, insertUser, type Role } from '../../worker/accounts/store.ts'
import { HOUR_MS } from '../../worker/contract/durations.ts'
import { type Database, query } from '../../worker/db/client.ts'
import { isListed } from '../../worker/db/statements/isListed.ts'
import { rowsOf } from '../../worker/db/statements/rowsOf.ts'
import { mailingList, users } from '../../worker/db/tables/accounts.ts'
import { restaurants } from '../../worker/db/tables/restaurants.ts'
import { SAMPLE_PEOPLE } from './mailingList.ts'

export const SAMPLE_PASSWORD = 'sprig-demo-1'
const SAMPLE_USERS: readonly { name: string; roles: readonly Role[] }[] = [
  { name: 'admin', roles: ['admin'] },
  { name: 'beta', roles: ['beta'] },
  { name: 'owner', roles: [] },
  { name: 'user', roles: [] },
]
const emailOf = ({ name }: { name: string }) => `${name}@sprig.test`
export const SAMPLE_EMAILS = SAMPLE_USERS.map(emailOf)
/** A pop-up that is out, one that is not, one that never was, and two restaurants. */
const OWNED = [
  'sample-boston-paprika-wheels',
  'sample-boston-nomad-roti',
  'sample-boston-miss-plums-travelling-pie-cart',
  'sample-boston-beit-miriam',
  'sample-boston-clementines-vegan-table',
]

/**
 * Adds accounts and a mailing list to try the product with, for development only. Existing accounts and owners stay unchanged.
 * Returns the number of accounts added.
 */
export async function loadSampleAccounts(
  db: Database,
  settings: { pepper: string },
  now: number,
): Promise<number> {
  const there = await query(db)
    .select({ email: users.email })
    .from(users)
    .where(like(users.email, '%@sprig.test'))
    .limit(1000)
  const known = new Set(there.map(({ email }) => email))
  const missing = SAMPLE_USERS.filter((user) => !known.has(emailOf(user)))
  for (const { name, roles } of missing) {
    const id = `sample-${name}`
    const password = await hashPassword(settings.pepper, SAMPLE_PASSWORD)
    const user = { id, email: emailOf({ name }), password }
    await query(db).batch([
      insertUser(db, user, now),
      ...roles.map((role) => insertRole(db, id, role)),
    ])
  }
  // Only once, so that an erased entry or a restaurant that was given away does not come back.
  if (missing.length > 0) await query(db).batch([giveRestaurants(db), addPeople(db, now)])
  return missing.length
}

function giveRestaurants(db: Database) {
  return query(db)
    .update(restaurants)
    .set({ ownerId: 'sample-owner' })
    .where(and(isNull(restaurants.ownerId), isListed(restaurants.id, OWNED)))
}

function addPeople(db: Database, now: number) {
  const people = SAMPLE_PEOPLE.map((person, i) => ({
    ...person,
    email: addressOf(person.name, i),
    language: ENGLISH.code,
    createdAt: now - i * HOUR_MS,
  }))
  return query(db)
    .insert(mailingList)
    .select(rowsOf(db, mailingList, people))
    .onConflictDoNothing()
}

function addressOf(name: string, i: number): string {
  const plain = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .replaceAll(' ', '.')
  return `${plain || `person-${i}`}@people.test`
}
