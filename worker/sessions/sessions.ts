import type { Account, SignedIn } from '../contract/accounts/accounts.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../contract/durations.ts'
import { type Database, runBatch, type Statement } from '../db/client.ts'
import type { Env } from '../env.ts'
import type { Caller } from '../safety/caller.ts'
import { randomSecret, sha256 } from '../safety/digest.ts'
import type { RequestContext } from '../safety/requestContext.ts'
import { cacheSession, readCachedSession } from './cache.ts'
import {
  checkCachedSession,
  insertSession,
  readSession,
  type SessionRow,
  selectSession,
  sweepSessionsBefore,
  touchSession,
} from './store.ts'

const LIFE = { idleMs: 7 * DAY_MS, wholeMs: 30 * DAY_MS }
const ADMIN_LIFE = { idleMs: 12 * HOUR_MS, wholeMs: 7 * DAY_MS }
/** `seenAt` is written at most this often. */
const SEEN_EVERY_MS = 5 * MINUTE_MS
const TOKEN = /^[\w-]{43}$/

function toAccount({ userId, email, roles, owned }: SessionRow): Account {
  return { id: userId, email, groups: [...roles, ...owned] }
}

/** Whether the session is within both limits: its age and its time without use. */
function isAlive(row: SessionRow, isAdmin: boolean, now: number): boolean {
  const { idleMs, wholeMs } = isAdmin ? ADMIN_LIFE : LIFE
  return now < row.createdAt + wholeMs && now < row.seenAt + idleMs
}

/**
 * The caller whose token this is; null when the token is malformed, unknown, ended, revoked or expired. KV gives the
 * user and the epoch; D1 decides whether they still hold. When KV has no answer, D1 gives both.
 */
export async function readCaller(
  env: Pick<Env, 'DB' | 'SESSIONS'>,
  token: string,
  context: Pick<RequestContext, 'now' | 'waitUntil'>,
): Promise<Caller | null> {
  if (!TOKEN.test(token)) return null
  const tokenHash = sha256(token)
  const row = await findSession(env, tokenHash, context)
  if (row === null) return null
  const account = toAccount(row)
  if (!isAlive(row, account.groups.includes('admin'), context.now)) return null
  if (context.now - row.seenAt >= SEEN_EVERY_MS) {
    context.waitUntil(touchSession(env.DB, tokenHash, context.now))
  }
  return { ...account, tokenHash }
}

async function findSession(
  env: Pick<Env, 'DB' | 'SESSIONS'>,
  tokenHash: string,
  context: Pick<RequestContext, 'now' | 'waitUntil'>,
): Promise<SessionRow | null> {
  const cached = await readCachedSession(env.SESSIONS, tokenHash)
  if (cached !== null) {
    if (context.now >= cached.createdAt + LIFE.wholeMs) return null
    return checkCachedSession(env.DB, tokenHash, cached)
  }
  const row = await readSession(env.DB, tokenHash)
  if (row !== null) keepInCache(env, tokenHash, row, context)
  return row
}

/** The answer does not wait for KV: D1 finds a session that KV misses. */
function keepInCache(
  env: Pick<Env, 'SESSIONS'>,
  tokenHash: string,
  row: SessionRow,
  { now, waitUntil }: Pick<RequestContext, 'now' | 'waitUntil'>,
): void {
  const endsAt = row.createdAt + LIFE.wholeMs
  waitUntil(cacheSession(env.SESSIONS, tokenHash, row, { now, endsAt }))
}

/** A new session and the statements that open it. `epoch`: see `insertSession`. */
export function beginSession(
  db: Database,
  user: { id: string; epoch: number | null },
  now: number,
) {
  const token = randomSecret()
  const tokenHash = sha256(token)
  const session = { tokenHash, userId: user.id, epoch: user.epoch }
  return { token, tokenHash, statements: insertSession(db, session, now) }
}

/** Runs `writes` and opens a session in one batch. Null when the user's epoch has been raised meanwhile. */
export async function openSession(
  env: Pick<Env, 'DB' | 'SESSIONS'>,
  user: { id: string; epoch: number | null },
  writes: readonly Statement[],
  context: Pick<RequestContext, 'now' | 'waitUntil'>,
): Promise<SignedIn | null> {
  const { token, tokenHash, statements } = beginSession(env.DB, user, context.now)
  const reading = selectSession(env.DB, tokenHash)
  const answers = await runBatch(env.DB, [...writes, ...statements, reading])
  const rows: readonly SessionRow[] = answers.at(-1)
  const [row] = rows
  if (row === undefined) return null
  keepInCache(env, tokenHash, row, context)
  return { token, user: toAccount(row) }
}

/** Deletes sessions that were unused for too long. One that is too old is refused, so it becomes unused too. */
export function sweepSessions(db: Database, now: number) {
  return sweepSessionsBefore(db, now - LIFE.idleMs)
}
