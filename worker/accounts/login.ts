import { BOT_CHECK_ACTIONS } from '../contract/accountLimits.ts'
import type { SignedIn } from '../contract/accounts.ts'
import type { Env } from '../env.ts'
import { AppError } from '../errors.ts'
import { foldEmail } from './email.ts'
import { isPassword } from './password.ts'
import { addressMark, auditStatement } from './safety/audit.ts'
import { checkPerson } from './safety/botCheck.ts'
import { MINUTE_MS } from './safety/limits.ts'
import type { Occasion } from './safety/occasion.ts'
import { type CountRow, countOne, forgetCount } from './safety/store.ts'
import { beginSession, keepSession, toAccount } from './sessions/sessions.ts'
import type { SessionRow } from './sessions/store.ts'
import { findUser, type UserRow } from './store.ts'

/** Tries with an address in a quarter of an hour before each needs a bot check. */
const FREE_TRIES = 5
/** And before a wrong one is told to wait; the right password with a bot check is let in all the same. */
const TRIES_WITHOUT_WAIT = 10
const WINDOW_MS = 15 * MINUTE_MS
const FIRST_WAIT_SECONDS = 15
const LONGEST_WAIT_SECONDS = WINDOW_MS / 1000

/** Doubles with each try. */
function waitSeconds(tries: number): number {
  const doublings = tries - TRIES_WITHOUT_WAIT - 1
  return Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** doublings)
}

export function loginKey(env: Pick<Env, 'SIGNING_KEY'>, email: string): string {
  return `login:${addressMark(env.SIGNING_KEY, email)}`
}

/**
 * A session for the right address and password. A wrong address and a wrong password look alike and take as long.
 * @throws AppError unauthenticated; invalid naming `recaptchaToken` when a bot check is needed; too_many_requests
 */
export async function login(
  env: Env,
  input: { email: string; password: string; recaptchaToken?: string | undefined },
  occasion: Occasion,
): Promise<SignedIn> {
  const email = foldEmail(input.email)
  const key = loginKey(env, email)
  // Counted before it is tried: fifty at once are fifty tries.
  const [counted, user] = await Promise.all([
    countOne(env.DB, key, WINDOW_MS, occasion.now).first<CountRow>(),
    findUser(env.DB, email),
  ])
  const tries = counted?.count ?? 0
  if (tries > FREE_TRIES) {
    const check = { token: input.recaptchaToken ?? '', action: BOT_CHECK_ACTIONS.login }
    await checkPerson(env, { ...check, ip: occasion.ip }, occasion.now)
  }
  const stored = user && { hash: user.password_hash, scheme: user.password_scheme }
  if (!(await isPassword(env.PASSWORD_PEPPER, input.password, stored)) || user === null) {
    const subject = addressMark(env.SIGNING_KEY, email)
    const entry = { actor: null, action: 'login_failed', subject } as const
    await auditStatement(env.DB, entry, occasion).run()
    throw refusal(tries)
  }
  return openSession(env, user, key, occasion)
}

function refusal(tries: number): AppError {
  if (tries <= TRIES_WITHOUT_WAIT) {
    return new AppError('unauthenticated', 'The e-mail address or the password is wrong')
  }
  return new AppError(
    'too_many_requests',
    'The e-mail address or the password is wrong. Please wait before you try again, or reset your password.',
    { retryAfterSeconds: waitSeconds(tries) },
  )
}

async function openSession(
  env: Env,
  user: UserRow,
  key: string,
  occasion: Occasion,
): Promise<SignedIn> {
  const bearer = { id: user.id, epoch: user.session_epoch }
  const { token, tokenHash, statements } = beginSession(env.DB, bearer, occasion.now)
  const results = await env.DB.batch<SessionRow>([
    forgetCount(env.DB, key),
    auditStatement(env.DB, { actor: user.id, action: 'login', subject: null }, occasion),
    ...statements,
  ])
  const row = results.at(-1)?.results[0]
  // A reset between reading the password and now has ended this session before it began.
  if (row === undefined) throw refusal(0)
  keepSession(env, tokenHash, user.id, occasion)
  return { token, user: toAccount(row) }
}
