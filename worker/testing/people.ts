import { env } from 'cloudflare:workers'
import { inArray } from 'drizzle-orm'
import { insertRole, insertUser, type Role } from '../accounts/store.ts'
import { query } from '../db/client.ts'
import { restaurants } from '../db/tables/restaurants.ts'
import { beginSession } from '../sessions/sessions.ts'

export interface Person {
  id: string
  email: string
  token: string
}

/** Writes an account with a session directly to the stores; no password fits it. `owns`: ids of existing restaurants. */
export async function makePerson(
  person: { email?: string; roles?: readonly Role[]; owns?: readonly string[] } = {},
): Promise<Person> {
  const id = crypto.randomUUID()
  const { email = `${id}@sprig.test`, roles = [], owns = [] } = person
  const now = Date.now()
  const { token, statements } = beginSession(env.DB, { id, epoch: 1 }, now)
  await query(env.DB).batch([
    insertUser(env.DB, { id, email, password: { hash: '', scheme: 0 } }, now),
    ...roles.map((role) => insertRole(env.DB, id, role)),
    query(env.DB).update(restaurants).set({ ownerId: id }).where(inArray(restaurants.id, owns)),
    ...statements,
  ])
  return { id, email, token }
}

/** The header that signs a request as this person. */
export function as(person: Pick<Person, 'token'>): { 'x-auth-token': string } {
  return { 'x-auth-token': person.token }
}
