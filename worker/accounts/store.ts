import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import { DAY_MS } from '../contract/durations.ts'
import { type Database, query } from '../db/client.ts'
import { codeUses, secretCodes, userRoles, userSessions, users } from '../db/tables/accounts.ts'
import type { StoredPassword } from './passwords/password.ts'

export type Role = typeof userRoles.$inferSelect.role
type UserRow = typeof users.$inferSelect

/** Finds a user by the folded address; null when there is none. */
export async function findUser(db: Database, email: string): Promise<UserRow | null> {
  return (await query(db).select().from(users).where(eq(users.email, email)).get()) ?? null
}

/** Breaks a constraint when the address has an account. */
export function insertUser(
  db: Database,
  { id, email, password }: { id: string; email: string; password: StoredPassword },
  now: number,
) {
  const { hash: passwordHash, scheme: passwordScheme } = password
  return query(db).insert(users).values({ id, email, passwordHash, passwordScheme, createdAt: now })
}

/** Also ends every session. */
export function updatePassword(db: Database, userId: string, { hash, scheme }: StoredPassword) {
  return [
    query(db)
      .update(users)
      .set({ passwordHash: hash, passwordScheme: scheme })
      .where(eq(users.id, userId)),
    ...endSessions(db, userId),
  ] as const
}

/** Raises the epoch, which ends every older session, even one that is just about to be written. */
export function endSessions(db: Database, userId: string) {
  return [
    query(db)
      .update(users)
      .set({ sessionEpoch: sql`${users.sessionEpoch} + 1` })
      .where(eq(users.id, userId)),
    query(db).delete(userSessions).where(eq(userSessions.userId, userId)),
  ] as const
}

export function insertRole(db: Database, userId: string, role: Role) {
  return query(db).insert(userRoles).values({ userId, role }).onConflictDoNothing()
}

export function deleteRoles(db: Database, userId: string) {
  return query(db).delete(userRoles).where(eq(userRoles.userId, userId))
}

type StoredCode = typeof secretCodes.$inferSelect
export type CodePurpose = StoredCode['purpose']
export type CodeRow = Pick<StoredCode, 'hash' | 'purpose' | 'email'>
type NewCode = Pick<StoredCode, keyof CodeRow | 'id' | 'createdAt' | 'expiresAt'>

export function insertCode(db: Database, code: NewCode) {
  return query(db).insert(secretCodes).values(code)
}

function isValid({ email, purpose }: Pick<CodeRow, 'email' | 'purpose'>, now: number) {
  return and(
    eq(secretCodes.email, email),
    eq(secretCodes.purpose, purpose),
    gt(secretCodes.expiresAt, now),
  )
}

/** Whether the code with this id can still be used. */
export async function isValidCode(
  db: Database,
  code: { id: string; email: string; purpose: CodePurpose },
  now: number,
): Promise<boolean> {
  const found = await query(db)
    .select({ id: secretCodes.id })
    .from(secretCodes)
    .where(and(eq(secretCodes.id, code.id), isValid(code, now)))
    .get()
  return found !== undefined
}

/** False when the code is not valid or another request holds it. */
export async function holdValidCode(
  db: Database,
  code: CodeRow,
  now: number,
  until: number,
): Promise<boolean> {
  const isFree = lte(secretCodes.heldUntil, now)
  const { meta } = await query(db)
    .update(secretCodes)
    .set({ heldUntil: until })
    .where(and(eq(secretCodes.hash, code.hash), isValid(code, now), isFree))
  return meta.changes > 0
}

/** Releases only the hold that ends at `until`. */
export async function releaseCode(db: Database, hash: string, until: number): Promise<void> {
  const isOurs = and(eq(secretCodes.hash, hash), eq(secretCodes.heldUntil, until))
  await query(db).update(secretCodes).set({ heldUntil: 0 }).where(isOurs)
}

/** Whether this code ever existed: one that was valid before does not count as a guess. */
export async function isKnownCode(db: Database, code: CodeRow): Promise<boolean> {
  const { hash, email, purpose } = secretCodes
  const found = await query(db)
    .select({ hash })
    .from(secretCodes)
    .where(and(eq(hash, code.hash), eq(email, code.email), eq(purpose, code.purpose)))
    .get()
  return found !== undefined
}

/** Invalidates every code of this address and purpose. */
export function revokeCodes(db: Database, code: Pick<CodeRow, 'email' | 'purpose'>, now: number) {
  return query(db).update(secretCodes).set({ expiresAt: now }).where(isValid(code, now))
}

/** Uses the code and invalidates the others of its address and purpose. Breaks a constraint when the code is not valid. */
export function codeUseStatements(db: Database, code: CodeRow, now: number) {
  const validCode = query(db)
    .select({ id: secretCodes.id })
    .from(secretCodes)
    .where(and(eq(secretCodes.hash, code.hash), isValid(code, now)))
  return [
    query(db)
      .insert(codeUses)
      .values({ codeId: sql`(${validCode})`, usedAt: now }),
    revokeCodes(db, code, now),
  ] as const
}

const CODE_KEPT_MS = DAY_MS

/** Deletes codes a day after they became invalid, and the rows that say who used them. */
export function sweepCodes(db: Database, now: number) {
  const isOver = lte(secretCodes.expiresAt, now - CODE_KEPT_MS)
  const over = query(db).select({ id: secretCodes.id }).from(secretCodes).where(isOver)
  return [
    query(db).delete(codeUses).where(inArray(codeUses.codeId, over)),
    query(db).delete(secretCodes).where(isOver),
  ] as const
}
