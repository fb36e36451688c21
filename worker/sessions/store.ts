export interface SessionRow {
  user_id: string
  email: string
  epoch: number
  created_at: number
  seen_at: number
  /** JSON arrays. */
  roles: string
  owned: string
}

/** Keeps the answer of `me` bounded; `readOwnership` knows of the others. */
const MAX_OWNED = 500

/** A session with what its user may do now. No row when it was ended or is of an older epoch. */
export function selectSession(db: D1Database, tokenHash: string): D1PreparedStatement {
  return db
    .prepare(
      `SELECT u.id AS user_id, u.email, s.epoch, s.created_at, s.seen_at,
        (SELECT json_group_array(role) FROM user_roles WHERE user_id = u.id) AS roles,
        (SELECT json_group_array(id) FROM (
          SELECT id FROM restaurants WHERE owner_id = u.id AND deleted_at IS NULL
          ORDER BY id LIMIT ${MAX_OWNED}
        )) AS owned
      FROM user_sessions s JOIN users u ON u.id = s.user_id AND u.session_epoch = s.epoch
      WHERE s.token_hash = ?1`,
    )
    .bind(tokenHash)
}

const MAX_SESSIONS = 10

/**
 * Opens a session and ends the oldest beyond ten. `epoch` is the one the password was read with; null is the user's
 * epoch at this point of the batch.
 */
export function insertSession(
  db: D1Database,
  session: { tokenHash: string; userId: string; epoch: number | null },
  now: number,
): D1PreparedStatement[] {
  return [
    db
      .prepare(
        `INSERT INTO user_sessions (token_hash, user_id, epoch, created_at, seen_at)
        VALUES (?1, ?2, coalesce(?3, (SELECT session_epoch FROM users WHERE id = ?2)), ?4, ?4)`,
      )
      .bind(session.tokenHash, session.userId, session.epoch, now),
    db
      .prepare(
        `DELETE FROM user_sessions WHERE user_id = ?1 AND token_hash NOT IN (
          SELECT token_hash FROM user_sessions WHERE user_id = ?1
          ORDER BY token_hash = ?2 DESC, created_at DESC, token_hash LIMIT ${MAX_SESSIONS}
        )`,
      )
      .bind(session.userId, session.tokenHash),
  ]
}

export async function touchSession(db: D1Database, tokenHash: string, now: number): Promise<void> {
  await db
    .prepare('UPDATE user_sessions SET seen_at = ?2 WHERE token_hash = ?1')
    .bind(tokenHash, now)
    .run()
}

export function deleteSession(db: D1Database, tokenHash: string): D1PreparedStatement {
  return db.prepare('DELETE FROM user_sessions WHERE token_hash = ?1').bind(tokenHash)
}

/** Deletes those that nobody has used since `before` (milliseconds since 1970). */
export function deleteIdleSessions(db: D1Database, before: number): D1PreparedStatement {
  return db.prepare('DELETE FROM user_sessions WHERE seen_at <= ?1').bind(before)
}

/** Whether a listing belongs to this user, however many do; null when there is no such listing. */
export async function readOwnership(
  db: D1Database,
  userId: string,
  listing: string,
): Promise<boolean | null> {
  const row = await db
    .prepare('SELECT owner_id IS ?2 AS own FROM restaurants WHERE id = ?1 AND deleted_at IS NULL')
    .bind(listing, userId)
    .first<{ own: number }>()
  return row && row.own === 1
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
