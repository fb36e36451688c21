import { DAY_MS } from '../time.ts'

/** 'if changed': not where the statement ahead of it in its batch changed nothing. */
export type When = 'always' | 'if changed'
const CONDITION: Record<When, string> = { always: 'true', 'if changed': 'changes() > 0' }

/** Counts one more within a window that starts with the first; the row says how many there are and when it ends. */
export function countOne(
  db: D1Database,
  key: string,
  windowMs: number,
  now: number,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO counters (key, count, starts_at, ends_at) VALUES (?1, 1, ?2, ?2 + ?3)
      ON CONFLICT (key) DO UPDATE SET
        count = CASE WHEN ends_at <= ?2 THEN 1 ELSE count + 1 END,
        starts_at = CASE WHEN ends_at <= ?2 THEN ?2 ELSE starts_at END,
        ends_at = CASE WHEN ends_at <= ?2 THEN ?2 + ?3 ELSE ends_at END
      RETURNING count, ends_at`,
    )
    .bind(key, now, windowMs)
}

/** Counts one more unless the window is full; changes nothing when it is. `when`: see `When`. */
export function countUpTo(
  db: D1Database,
  limit: { key: string; most: number; windowMs: number },
  now: number,
  when: When,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO counters (key, count, starts_at, ends_at) SELECT ?1, 1, ?2, ?2 + ?3
      WHERE ${CONDITION[when]}
      ON CONFLICT (key) DO UPDATE SET
        count = CASE WHEN ends_at <= ?2 THEN 1 ELSE count + 1 END,
        starts_at = CASE WHEN ends_at <= ?2 THEN ?2 ELSE starts_at END,
        ends_at = CASE WHEN ends_at <= ?2 THEN ?2 + ?3 ELSE ends_at END
      WHERE ends_at <= ?2 OR count < ?4`,
    )
    .bind(limit.key, now, limit.windowMs, limit.most)
}

export interface CountRow {
  count: number
  ends_at: number
}

/** How many there are in a window that lasts. */
export async function readCount(db: D1Database, key: string, now: number): Promise<number> {
  const count = await db
    .prepare('SELECT count FROM counters WHERE key = ?1 AND ends_at > ?2')
    .bind(key, now)
    .first<number>('count')
  return count ?? 0
}

export function uncountOne(db: D1Database, key: string): D1PreparedStatement {
  return db.prepare('UPDATE counters SET count = count - 1 WHERE key = ?1').bind(key)
}

export function forgetCount(db: D1Database, key: string): D1PreparedStatement {
  return db.prepare('DELETE FROM counters WHERE key = ?1').bind(key)
}

/** Breaks a constraint while an earlier mark of that name lasts. */
export function markOnce(
  db: D1Database,
  key: string,
  windowMs: number,
  now: number,
): D1PreparedStatement[] {
  return [
    db.prepare('DELETE FROM counters WHERE key = ?1 AND ends_at <= ?2').bind(key, now),
    db
      .prepare('INSERT INTO counters (key, count, starts_at, ends_at) VALUES (?1, 1, ?2, ?2 + ?3)')
      .bind(key, now, windowMs),
  ]
}

/** False when it was used before. */
export async function spendChallenge(
  db: D1Database,
  hash: string,
  expiresAt: number,
): Promise<boolean> {
  const { meta } = await db
    .prepare('INSERT OR IGNORE INTO used_challenges (hash, expires_at) VALUES (?1, ?2)')
    .bind(hash, expiresAt)
    .run()
  return meta.changes > 0
}

export interface AuditRow {
  at: number
  actor: string | null
  action: string
  subject: string | null
  requestId: string
}

export function insertAudit(db: D1Database, row: AuditRow, when: When): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO audit (at, actor, action, subject, request_id) SELECT ?1, ?2, ?3, ?4, ?5
      WHERE ${CONDITION[when]}`,
    )
    .bind(row.at, row.actor, row.action, row.subject, row.requestId)
}

const AUDIT_LIFE_MS = 365 * DAY_MS

/** Deletes ended counters, used bot checks whose time is over, and audit rows of a year ago. */
export function sweepStatements(db: D1Database, now: number): D1PreparedStatement[] {
  return [
    db.prepare('DELETE FROM counters WHERE ends_at <= ?1').bind(now),
    db.prepare('DELETE FROM used_challenges WHERE expires_at <= ?1').bind(now),
    db.prepare('DELETE FROM audit WHERE at <= ?1').bind(now - AUDIT_LIFE_MS),
  ]
}
