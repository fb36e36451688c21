import { hashPassword } from '../../worker/accounts/passwords/password.ts'
import { insertRole, insertUser, type Role } from '../../worker/accounts/store.ts'
import { SAMPLE_PEOPLE } from './mailingList.ts'

export const SAMPLE_PASSWORD = 'sprig-demo-1'
const SAMPLE_USERS: readonly { name: string; roles: readonly Role[] }[] = [
  { name: 'admin', roles: ['admin'] },
  { name: 'beta', roles: ['beta'] },
  { name: 'owner', roles: [] },
  { name: 'user', roles: [] },
]
/** A pop-up that is out, one that is not, one that never was, and two restaurants. */
const OWNED = [
  'sample-boston-paprika-wheels',
  'sample-boston-nomad-roti',
  'sample-boston-miss-plums-travelling-pie-cart',
  'sample-boston-beit-miriam',
  'sample-boston-clementines-vegan-table',
]

/**
 * Accounts and a mailing list to try the product with, for development only. What is there stays as it is; listings
 * that somebody owns stay theirs. Returns how many accounts were added.
 */
export async function loadSampleAccounts(
  db: D1Database,
  settings: { pepper: string },
  now: number,
): Promise<number> {
  const { results } = await db
    .prepare("SELECT email FROM users WHERE email LIKE '%@sprig.test' LIMIT 1000")
    .all<{ email: string }>()
  const known = new Set(results.map(({ email }) => email))
  const missing = SAMPLE_USERS.filter(({ name }) => !known.has(`${name}@sprig.test`))
  for (const { name, roles } of missing) {
    const id = `sample-${name}`
    const password = await hashPassword(settings.pepper, SAMPLE_PASSWORD)
    const user = { id, email: `${name}@sprig.test`, password }
    await db.batch([insertUser(db, user, now), ...roles.map((role) => insertRole(db, id, role))])
  }
  // Only once: an entry that was erased, or a listing that was given away, does not come back.
  if (missing.length > 0) await db.batch([giveListings(db), addPeople(db, now)])
  return missing.length
}

function giveListings(db: D1Database): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE restaurants SET owner_id = 'sample-owner'
      WHERE owner_id IS NULL AND id IN (SELECT value FROM json_each(?1))`,
    )
    .bind(JSON.stringify(OWNED))
}

function addPeople(db: D1Database, now: number): D1PreparedStatement {
  const people = SAMPLE_PEOPLE.map((person, i) => ({ ...person, email: addressOf(person.name, i) }))
  return db
    .prepare(
      `INSERT OR IGNORE INTO mailing_list (email, name, city, lat, lng, created_at)
      SELECT value ->> 'email', value ->> 'name', value ->> 'city', value ->> 'lat', value ->> 'lng',
        ?2 - key * 3600000
      FROM json_each(?1)`,
    )
    .bind(JSON.stringify(people), now)
}

function addressOf(name: string, i: number): string {
  const plain = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .replaceAll(' ', '.')
  return `${plain || `person-${i}`}@people.test`
}
