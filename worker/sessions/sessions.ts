import { z } from 'zod'
import type { Account } from '../contract/accounts/accounts.ts'
import type { Env } from '../env.ts'
import type { Caller } from '../safety/caller.ts'
import { randomSecret, sha256 } from '../safety/digest.ts'
import type { Occasion } from '../safety/occasion.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time.ts'
import {
  deleteIdleSessions,
  insertSession,
  rememberSession,
  type SessionRow,
  selectSession,
  touchSession,
} from './store.ts'

const LONGEST_MS = 30 * DAY_MS
const LIFE = { idleMs: 7 * DAY_MS, wholeMs: LONGEST_MS }
const ADMIN_LIFE = { idleMs: 12 * HOUR_MS, wholeMs: 7 * DAY_MS }
/** A session that is used is noted as seen this often, not on every request. */
const NOTED_EVERY_MS = 5 * MINUTE_MS
const TOKEN = /^[\w-]{43}$/

const textsSchema = z.array(z.string())

export function toAccount(row: SessionRow): Account {
  const [roles, owned] = [row.roles, row.owned].map((json) => textsSchema.parse(JSON.parse(json)))
  return { id: row.user_id, email: row.email, groups: [...(roles ?? []), ...(owned ?? [])] }
}

/** Whether it is neither too old nor was left alone for too long. */
function isAlive(row: SessionRow, isAdmin: boolean, now: number): boolean {
  const { idleMs, wholeMs } = isAdmin ? ADMIN_LIFE : LIFE
  return now < row.created_at + wholeMs && now < row.seen_at + idleMs
}

/** The caller whose token this is, or null: malformed, unknown, ended, revoked or expired. D1 decides. */
export async function readCaller(
  env: Pick<Env, 'DB'>,
  token: string,
  occasion: Pick<Occasion, 'now' | 'later'>,
): Promise<Caller | null> {
  if (!TOKEN.test(token)) return null
  const tokenHash = sha256(token)
  const row = await selectSession(env.DB, tokenHash).first<SessionRow>()
  if (row === null) return null
  const account = toAccount(row)
  if (!isAlive(row, account.groups.includes('admin'), occasion.now)) return null
  if (occasion.now - row.seen_at >= NOTED_EVERY_MS) {
    occasion.later(touchSession(env.DB, tokenHash, occasion.now))
  }
  return { ...account, tokenHash }
}

/** A session that begins with a batch: what it takes to write it, and to read who it is for. */
export function beginSession(
  db: D1Database,
  user: { id: string; epoch: number | null },
  now: number,
): { token: string; tokenHash: string; statements: D1PreparedStatement[] } {
  const token = randomSecret()
  const tokenHash = sha256(token)
  const session = { tokenHash, userId: user.id, epoch: user.epoch }
  const statements = [...insertSession(db, session, now), selectSession(db, tokenHash)]
  return { token, tokenHash, statements }
}

/** To be called when the batch was written, with the row it read. */
export function keepSession(
  env: Pick<Env, 'SESSIONS'>,
  tokenHash: string,
  row: SessionRow,
  occasion: Pick<Occasion, 'later'>,
): void {
  const session = { userId: row.user_id, epoch: row.epoch }
  // D1 has it and is the judge: nobody waits for the copy, and one that is not written is missed by nobody.
  occasion.later(rememberSession(env.SESSIONS, tokenHash, session, LONGEST_MS / 1000))
}

/** Deletes the sessions that were left alone for too long. A session that is too old is dead, so it is left alone too. */
export function sweepSessions(db: D1Database, now: number): D1PreparedStatement {
  return deleteIdleSessions(db, now - LIFE.idleMs)
}
