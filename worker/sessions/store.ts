import {
  and,
  desc,
  eq,
  isNull,
  lte,
  notExists,
  notInArray,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { type Database, query } from '../db/client.ts'
import { prepared } from '../db/statements/prepared.ts'
import { endedSessions, userRoles, userSessions, users } from '../db/tables/accounts.ts'
import { restaurants } from '../db/tables/restaurants.ts'

/** Bounds the answer of `me`; `readOwnership` checks restaurants beyond it. */
const MAX_OWNED = 500

/** A session with its user's present roles and restaurants. */
function sessionColumns(db: DrizzleD1Database) {
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
  return {
    userId: users.id,
    email: users.email,
    epoch: users.sessionEpoch,
    createdAt: userSessions.createdAt,
    seenAt: userSessions.seenAt,
    roles: sql`(${roles})`.mapWith(texts).as('roles'),
    owned: sql`(SELECT json_group_array(id) FROM (${owned}))`.mapWith(texts).as('owned'),
  }
}

/** Without KV: no row when the session was ended or has an older epoch. */
function byTokenHash(db: DrizzleD1Database, tokenHash: string | Placeholder) {
  return db
    .select(sessionColumns(db))
    .from(userSessions)
    .innerJoin(
      users,
      and(eq(users.id, userSessions.userId), eq(users.sessionEpoch, userSessions.epoch)),
    )
    .where(eq(userSessions.tokenHash, tokenHash))
}

/** For a batch, after the statements that open the session. */
export const selectSession = (db: Database, tokenHash: string) => byTokenHash(query(db), tokenHash)

export type SessionRow = Awaited<ReturnType<typeof byTokenHash>>[number]

const sessionByHash = prepared((db) => byTokenHash(db, sql.placeholder('tokenHash')).prepare())

export async function readSession(db: Database, tokenHash: string): Promise<SessionRow | null> {
  return (await sessionByHash(db).get({ tokenHash })) ?? null
}

const cachedSession = prepared((db) => {
  const tokenHash = sql.placeholder('tokenHash')
  const ended = db
    .select({ endedAt: endedSessions.endedAt })
    .from(endedSessions)
    .where(eq(endedSessions.tokenHash, tokenHash))
  return db
    .select(sessionColumns(db))
    .from(users)
    .leftJoin(userSessions, eq(userSessions.tokenHash, tokenHash))
    .where(
      and(
        eq(users.id, sql.placeholder('userId')),
        eq(users.sessionEpoch, sql.placeholder('epoch')),
        notExists(ended),
      ),
    )
    .prepare()
})

/**
 * Checks a session from KV in D1: null when it was ended or has an older epoch. Without a row, `createdAt` counts as the last use.
 * The sweep deletes only sessions unused for a week, so such a session is refused.
 */
export async function checkCachedSession(
  db: Database,
  tokenHash: string,
  { userId, createdAt, epoch }: Pick<SessionRow, 'userId' | 'createdAt' | 'epoch'>,
): Promise<SessionRow | null> {
  const row = await cachedSession(db).get({ tokenHash, userId, epoch })
  if (row === undefined) return null
  return { ...row, createdAt: row.createdAt ?? createdAt, seenAt: row.seenAt ?? createdAt }
}

const MAX_SESSIONS = 10

/**
 * Opens a session and ends the oldest beyond ten. `epoch` is the user's when the password was checked; null means
 * the user's epoch at this point of the batch.
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
    ...endSessionsWhere(
      db,
      and(eq(userSessions.userId, userId), notInArray(userSessions.tokenHash, newest)),
      now,
    ),
  ] as const
}

export async function touchSession(db: Database, tokenHash: string, now: number): Promise<void> {
  await query(db)
    .update(userSessions)
    .set({ seenAt: now })
    .where(eq(userSessions.tokenHash, tokenHash))
}

/** Ends sessions without raising the epoch. As KV may still have them, D1 records their end. */
function endSessionsWhere(db: Database, condition: SQL | undefined, now: number) {
  return [
    query(db)
      .insert(endedSessions)
      .select(
        query(db)
          .select({
            tokenHash: userSessions.tokenHash,
            endedAt: sql<number>`${now}`.as('ended_at'),
          })
          .from(userSessions)
          .where(condition),
      )
      .onConflictDoNothing(),
    query(db).delete(userSessions).where(condition),
  ] as const
}

/** Ends one session, even one without a row. */
export function endSessionOf(db: Database, tokenHash: string, now: number) {
  return [
    query(db).insert(endedSessions).values({ tokenHash, endedAt: now }).onConflictDoNothing(),
    query(db).delete(userSessions).where(eq(userSessions.tokenHash, tokenHash)),
  ] as const
}

/**
 * Deletes sessions unused since `before` (milliseconds since 1970), and the records of sessions ended before it: a session
 * that only KV has is too old by then.
 */
export function sweepSessionsBefore(db: Database, before: number) {
  return [
    query(db).delete(userSessions).where(lte(userSessions.seenAt, before)),
    query(db).delete(endedSessions).where(lte(endedSessions.endedAt, before)),
  ] as const
}

/** Whether this user owns the restaurant, also beyond MAX_OWNED; null when there is no such restaurant. */
export async function readOwnership(
  db: Database,
  userId: string,
  restaurant: string,
): Promise<boolean | null> {
  const found = await query(db)
    .select({ ownerId: restaurants.ownerId })
    .from(restaurants)
    .where(and(eq(restaurants.id, restaurant), isNull(restaurants.deletedAt)))
    .get()
  return found === undefined ? null : found.ownerId === userId
}
