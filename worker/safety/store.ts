import { and, eq, gt, lt, lte, type SQL, sql } from 'drizzle-orm'
import { DAY_MS } from '../contract/durations.ts'
import { type Database, query } from '../db/client.ts'
import { rowsOf } from '../db/statements/rowsOf.ts'
import { audit, counters, usedChallenges } from '../db/tables/accounts.ts'

/** 'if changed': only if the previous statement of the batch changed a row. */
export type When = 'always' | 'if changed'
const CONDITION: Record<When, SQL> = { always: sql`true`, 'if changed': sql`changes() > 0` }

/** The update of an existing counter: one more, or the first of a new window. */
function nextCount({ startsAt, endsAt }: { startsAt: number; endsAt: number }) {
  const isOver = lte(counters.endsAt, startsAt)
  return {
    count: sql`CASE WHEN ${isOver} THEN 1 ELSE ${counters.count} + 1 END`,
    startsAt: sql`CASE WHEN ${isOver} THEN ${startsAt} ELSE ${counters.startsAt} END`,
    endsAt: sql`CASE WHEN ${isOver} THEN ${endsAt} ELSE ${counters.endsAt} END`,
  }
}

/** Counts one more within a window that starts with the first; returns the count and the end of the window. */
export function countOne(db: Database, key: string, windowMs: number, now: number) {
  const first = { key, count: 1, startsAt: now, endsAt: now + windowMs }
  return query(db)
    .insert(counters)
    .values(first)
    .onConflictDoUpdate({ target: counters.key, set: nextCount(first) })
    .returning({ count: counters.count, endsAt: counters.endsAt })
}

/** Counts one more unless the window is full. `when`: see `When`. */
export function countUpTo(
  db: Database,
  { key, max, windowMs }: { key: string; max: number; windowMs: number },
  now: number,
  when: When,
) {
  const first = { key, count: 1, startsAt: now, endsAt: now + windowMs }
  return query(db)
    .insert(counters)
    .select(rowsOf(db, counters, [first], CONDITION[when]))
    .onConflictDoUpdate({
      target: counters.key,
      set: nextCount(first),
      setWhere: sql`${lte(counters.endsAt, now)} OR ${lt(counters.count, max)}`,
    })
}

/** The count of the current window. */
export async function readCount(db: Database, key: string, now: number): Promise<number> {
  const counter = await query(db)
    .select({ count: counters.count })
    .from(counters)
    .where(and(eq(counters.key, key), gt(counters.endsAt, now)))
    .get()
  return counter?.count ?? 0
}

export function uncountOne(db: Database, key: string) {
  return query(db)
    .update(counters)
    .set({ count: sql`${counters.count} - 1` })
    .where(eq(counters.key, key))
}

export function forgetCount(db: Database, key: string) {
  return query(db).delete(counters).where(eq(counters.key, key))
}

/** Breaks the constraint of `counters.key` while an earlier mark with this key lasts. */
export function markOnce(db: Database, key: string, windowMs: number, now: number) {
  return [
    query(db)
      .delete(counters)
      .where(and(eq(counters.key, key), lte(counters.endsAt, now))),
    query(db)
      .insert(counters)
      .values({ key, count: 1, startsAt: now, endsAt: now + windowMs }),
  ] as const
}

/** False when it was used before. */
export async function consumeChallenge(
  db: Database,
  hash: string,
  expiresAt: number,
): Promise<boolean> {
  const { meta } = await query(db)
    .insert(usedChallenges)
    .values({ hash, expiresAt })
    .onConflictDoNothing()
  return meta.changes > 0
}

type AuditRow = Omit<typeof audit.$inferSelect, 'id'>

export function insertAudit(db: Database, row: AuditRow, when: When) {
  return query(db)
    .insert(audit)
    .select(rowsOf(db, audit, [row], CONDITION[when]))
}

const AUDIT_LIFE_MS = 365 * DAY_MS

/** Deletes ended counters, expired bot checks, and audit rows a year old. */
export function sweepStatements(db: Database, now: number) {
  return [
    query(db).delete(counters).where(lte(counters.endsAt, now)),
    query(db).delete(usedChallenges).where(lte(usedChallenges.expiresAt, now)),
    query(db)
      .delete(audit)
      .where(lte(audit.at, now - AUDIT_LIFE_MS)),
  ] as const
}
