import { and, desc, eq, isNull, lte, notInArray, type Placeholder, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { userRoles, userSessions, users } from '../db/accountTables.ts'
import { type Database, query } from '../db/client.ts'
import { prepared } from '../db/prepared.ts'
import { restaurants } from '../db/restaurantTables.ts'

/** Keeps the answer of `me` bounded; `readOwnership` knows of the others. */
const MAX_OWNED = 500

/** A session with what its user may do now. No row when it was ended or is of an older epoch. */
function bySession(db: DrizzleD1Database, tokenHash: string | Placeholder) {
  const owned = db
    .select({ id: restaurants.id })
    .from(restaurants)
    .where(and(eq(restaurants.ownerId, users.id), isNull(restaurants.deletedAt)))
    .orderBy(restaurants.id)
    .limit(MAX_OWNED)
  const roles = db
    .select({ roles: sql`json_group_array(${userRoles.role})` })
    .from(userRoles)
    .where(eq(userRoles.userId, users.id))
  const texts = (json: string): string[] => JSON.parse(json)
  return db
    .select({
      userId: users.id,
      email: users.email,
      epoch: userSessions.epoch,
      createdAt: userSessions.createdAt,
      seenAt: userSessions.seenAt,
      roles: sql`(${roles})`.mapWith(texts).as('roles'),
      owned: sql`(SELECT json_group_array(id) FROM (${owned}))`.mapWith(texts).as('owned'),
    })
    .from(userSessions)
    .innerJoin(
      users,
      and(eq(users.id, userSessions.userId), eq(users.sessionEpoch, userSessions.epoch)),
    )
    .where(eq(userSessions.tokenHash, tokenHash))
}

/** For a batch, after the statements that open the session. */
export const selectSession = (db: Database, tokenHash: string) => bySession(query(db), tokenHash)

export type SessionRow = Awaited<ReturnType<typeof bySession>>[number]

const sessionByHash = prepared((db) => bySession(db, sql.placeholder('tokenHash')).prepare())

export async function readSession(db: Database, tokenHash: string): Promise<SessionRow | null> {
  return (await sessionByHash(db).get({ tokenHash })) ?? null
}

const MAX_SESSIONS = 10

/**
 * Opens a session and ends the oldest beyond ten. `epoch` is the one the password was read with; null is the user's
 * epoch at this point of the batch.
 */
export function insertSession(
  db: Database,
  { tokenHash, userId, epoch }: { tokenHash: string; userId: string; epoch: number | null },
  now: number,
) {
  const current = query(db)
    .select({ epoch: users.sessionEpoch })
    .from(users)
    .where(eq(users.id, userId))
  const newest = query(db)
    .select({ tokenHash: userSessions.tokenHash })
    .from(userSessions)
    .where(eq(userSessions.userId, userId))
    .orderBy(
      desc(eq(userSessions.tokenHash, tokenHash)),
      desc(userSessions.createdAt),
      userSessions.tokenHash,
    )
    .limit(MAX_SESSIONS)
  return [
    query(db)
      .insert(userSessions)
      .values({
        tokenHash,
        userId,
        epoch: epoch ?? sql`(${current})`,
        createdAt: now,
        seenAt: now,
      }),
    query(db)
      .delete(userSessions)
      .where(and(eq(userSessions.userId, userId), notInArray(userSessions.tokenHash, newest))),
  ] as const
}

export async function touchSession(db: Database, tokenHash: string, now: number): Promise<void> {
  await query(db)
    .update(userSessions)
    .set({ seenAt: now })
    .where(eq(userSessions.tokenHash, tokenHash))
}

export function deleteSession(db: Database, tokenHash: string) {
  return query(db).delete(userSessions).where(eq(userSessions.tokenHash, tokenHash))
}

/** Deletes those that nobody has used since `before` (milliseconds since 1970). */
export function deleteIdleSessions(db: Database, before: number) {
  return query(db).delete(userSessions).where(lte(userSessions.seenAt, before))
}

/** Whether a listing belongs to this user, however many do; null when there is no such listing. */
export async function readOwnership(
  db: Database,
  userId: string,
  listing: string,
): Promise<boolean | null> {
  const found = await query(db)
    .select({ ownerId: restaurants.ownerId })
    .from(restaurants)
    .where(and(eq(restaurants.id, listing), isNull(restaurants.deletedAt)))
    .get()
  return found === undefined ? null : found.ownerId === userId
}

const keyOf = (tokenHash: string) => `session:${tokenHash}`

/** A copy at the edge: late by a minute or more, so never the judge. */
export async function rememberSession(
  kv: KVNamespace,
  tokenHash: string,
  session: { userId: string; epoch: number },
  ttlSeconds: number,
): Promise<void> {
  await kv.put(keyOf(tokenHash), JSON.stringify(session), { expirationTtl: ttlSeconds })
}

export async function forgetSession(kv: KVNamespace, tokenHash: string): Promise<void> {
  await kv.delete(keyOf(tokenHash))
}
