import { DAY_MS } from '../time.ts'
import type { CodePurpose } from './codes.ts'
import type { StoredPassword } from './passwords/password.ts'

export type Role = 'admin' | 'beta'

export interface UserRow {
  id: string
  email: string
  password_hash: string
  password_scheme: number
  session_epoch: number
}

/** By the folded address; null when there is no such account. */
export async function findUser(db: D1Database, email: string): Promise<UserRow | null> {
  return db
    .prepare(
      'SELECT id, email, password_hash, password_scheme, session_epoch FROM users WHERE email = ?1',
    )
    .bind(email)
    .first<UserRow>()
}

/** Breaks a constraint when the address has an account. */
export function insertUser(
  db: D1Database,
  user: { id: string; email: string; password: StoredPassword },
  now: number,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO users (id, email, password_hash, password_scheme, created_at)
      VALUES (?1, ?2, ?3, ?4, ?5)`,
    )
    .bind(user.id, user.email, user.password.hash, user.password.scheme, now)
}

/** Ends every session too. */
export function updatePassword(
  db: D1Database,
  userId: string,
  { hash, scheme }: StoredPassword,
): D1PreparedStatement[] {
  return [
    db
      .prepare('UPDATE users SET password_hash = ?2, password_scheme = ?3 WHERE id = ?1')
      .bind(userId, hash, scheme),
    ...endSessions(db, userId),
  ]
}

/** A session of an older epoch is dead, even one whose row is yet to be written. */
export function endSessions(db: D1Database, userId: string): D1PreparedStatement[] {
  return [
    db.prepare('UPDATE users SET session_epoch = session_epoch + 1 WHERE id = ?1').bind(userId),
    db.prepare('DELETE FROM user_sessions WHERE user_id = ?1').bind(userId),
  ]
}

export function insertRole(db: D1Database, userId: string, role: Role): D1PreparedStatement {
  return db
    .prepare('INSERT OR IGNORE INTO user_roles (user_id, role) VALUES (?1, ?2)')
    .bind(userId, role)
}

export function deleteRoles(db: D1Database, userId: string): D1PreparedStatement {
  return db.prepare('DELETE FROM user_roles WHERE user_id = ?1').bind(userId)
}

export interface CodeRow {
  hash: string
  purpose: CodePurpose
  email: string
}

const IS_ALIVE = 'email = ?2 AND purpose = ?3 AND expires_at > ?4'
const LIVING = `hash = ?1 AND ${IS_ALIVE}`

export function insertCode(
  db: D1Database,
  code: CodeRow & { id: string; createdAt: number; expiresAt: number },
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO secret_codes (id, hash, purpose, email, created_at, expires_at)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6)`,
    )
    .bind(code.id, code.hash, code.purpose, code.email, code.createdAt, code.expiresAt)
}

/** Whether the code with this id would still open something. */
export async function isLivingCode(
  db: D1Database,
  code: { id: string; email: string; purpose: CodePurpose },
  now: number,
): Promise<boolean> {
  const row = await db
    .prepare(`SELECT 1 FROM secret_codes WHERE id = ?1 AND ${IS_ALIVE}`)
    .bind(code.id, code.email, code.purpose, now)
    .first()
  return row !== null
}

/** False when the code is not alive or somebody else holds it. */
export async function holdLivingCode(
  db: D1Database,
  code: CodeRow,
  now: number,
  until: number,
): Promise<boolean> {
  const { meta } = await db
    .prepare(`UPDATE secret_codes SET held_until = ?5 WHERE ${LIVING} AND held_until <= ?4`)
    .bind(code.hash, code.email, code.purpose, now, until)
    .run()
  return meta.changes > 0
}

/** Whether there was ever such a code: one that was good once is no guess. */
export async function isKnownCode(db: D1Database, code: CodeRow): Promise<boolean> {
  const row = await db
    .prepare('SELECT 1 FROM secret_codes WHERE hash = ?1 AND email = ?2 AND purpose = ?3')
    .bind(code.hash, code.email, code.purpose)
    .first()
  return row !== null
}

/** Every living code of this address and purpose opens nothing from now on. */
export function voidCodes(
  db: D1Database,
  { email, purpose }: Pick<CodeRow, 'email' | 'purpose'>,
  now: number,
): D1PreparedStatement {
  return db
    .prepare(
      'UPDATE secret_codes SET expires_at = ?3 WHERE email = ?1 AND purpose = ?2 AND expires_at > ?3',
    )
    .bind(email, purpose, now)
}

/** Uses the code up, and with it every other of its address and purpose. Breaks a constraint when it is not alive. */
export function spendCode(db: D1Database, code: CodeRow, now: number): D1PreparedStatement[] {
  return [
    db
      .prepare(
        `INSERT INTO code_uses (code_id, used_at)
        VALUES ((SELECT id FROM secret_codes WHERE ${LIVING}), ?4)`,
      )
      .bind(code.hash, code.email, code.purpose, now),
    voidCodes(db, code, now),
  ]
}

const CODE_KEPT_MS = DAY_MS

/** Deletes codes that have been dead for a day, and the rows that say who used them. */
export function sweepCodes(db: D1Database, now: number): D1PreparedStatement[] {
  const before = now - CODE_KEPT_MS
  return [
    db
      .prepare(
        'DELETE FROM code_uses WHERE code_id IN (SELECT id FROM secret_codes WHERE expires_at <= ?1)',
      )
      .bind(before),
    db.prepare('DELETE FROM secret_codes WHERE expires_at <= ?1').bind(before),
  ]
}
