import { t } from '../../languages/t.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../contract/durations.ts'
import { type Database, query } from '../db/client.ts'
import type { Env } from '../env.ts'
import { AppError } from '../errors.ts'
import { addressMark, networkMark, refusalOfNetwork } from '../safety/audit.ts'
import { sha256, sign } from '../safety/digest.ts'
import { takeFromLimits } from '../safety/limits.ts'
import type { RequestContext } from '../safety/requestContext.ts'
import {
  type CodePurpose,
  type CodeRow,
  codeUseStatements,
  holdValidCode,
  insertCode,
  isKnownCode,
  releaseCode,
} from './store.ts'

export const CODE_LIFE_MS = {
  invitation: 7 * DAY_MS,
  reset: HOUR_MS,
} as const satisfies Record<CodePurpose, number>

/** The code with this id. It is not stored: each mail derives it again from the key. `email` is folded. */
export function codeFor(
  key: string,
  code: { id: string; purpose: CodePurpose; email: string },
): string {
  return sign(key, 'code', code.id, code.purpose, code.email)
}

/** A new code's id and the statement that stores it. */
export function makeCode(
  env: { DB: Database; CODE_KEY: string },
  bound: { purpose: CodePurpose; email: string },
  now: number,
) {
  const id = crypto.randomUUID()
  const hash = sha256(codeFor(env.CODE_KEY, { id, ...bound }))
  const expiresAt = now + CODE_LIFE_MS[bound.purpose]
  return { id, statement: insertCode(env.DB, { id, hash, ...bound, createdAt: now, expiresAt }) }
}

interface CodeInput {
  secretCode: string
  purpose: CodePurpose
  /** Folded. */
  email: string
}

/** One answer for wrong, used and expired codes and for codes of another address. */
export function codeInvalid(): AppError {
  return new AppError(
    'code_invalid',
    t('This link is not valid any more. Please ask for a new one.'),
    { param: 'secretCode' },
  )
}

/** Does work that needs a code of this (folded) address, and records a refused code in the audit. */
export async function auditRefusedCode<T>(
  env: { DB: Database; SIGNING_KEY: string },
  email: string,
  context: RequestContext,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError && error.code === 'code_invalid') {
      const subject = addressMark(env.SIGNING_KEY, email)
      const refused = { action: 'code_refused', subject } as const
      await query(env.DB).batch(refusalOfNetwork(env, refused, context))
    }
    throw error
  }
}

/** Longer than hashing a password takes. */
const HOLD_MS = 5000
const MAX_GUESSES = 50
const GUESSES_WINDOW_MS = 15 * MINUTE_MS

/**
 * Holds a code during the work, so that only one request hashes a password; `redeemStatements` decides later. A guess counts
 * against the network that sent it and never against a mailed code, so nobody can lock others out.
 * @throws AppError code_invalid; too_many_requests
 */
export async function withHeldCode<T>(
  env: Pick<Env, 'DB' | 'SIGNING_KEY'>,
  input: CodeInput,
  context: Pick<RequestContext, 'now' | 'ip'>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    await holdCode(env, input, context)
    return await work()
  } catch (error) {
    // After a failure of ours, a new attempt must not meet its own hold. If the release fails too, the hold expires.
    if (!(error instanceof AppError)) {
      const released = releaseCode(env.DB, sha256(input.secretCode), context.now + HOLD_MS)
      await released.catch(() => {})
    }
    throw error
  }
}

async function holdCode(
  env: Pick<Env, 'DB' | 'SIGNING_KEY'>,
  input: CodeInput,
  { now, ip }: Pick<RequestContext, 'now' | 'ip'>,
): Promise<void> {
  const code: CodeRow = { ...input, hash: sha256(input.secretCode) }
  if (await holdValidCode(env.DB, code, now, now + HOLD_MS)) return
  if (!(await isKnownCode(env.DB, code))) {
    const key = `code-guesses:${networkMark(env.SIGNING_KEY, ip)}`
    await takeFromLimits(env.DB, [{ key, max: MAX_GUESSES, windowMs: GUESSES_WINDOW_MS }], now)
  }
  throw codeInvalid()
}

/** Must come first in a batch: the batch fails with a broken constraint unless the code is valid and unused. */
export function redeemStatements(db: Database, input: CodeInput, now: number) {
  return codeUseStatements(db, { ...input, hash: sha256(input.secretCode) }, now)
}
