import { t } from '../../languages/t.ts'
import { BOT_CHECK_ACTIONS } from '../contract/accounts/accountLimits.ts'
import type { SignedIn } from '../contract/accounts/accounts.ts'
import { MINUTE_MS } from '../contract/durations.ts'
import { query } from '../db/client.ts'
import type { Env } from '../env.ts'
import { AppError } from '../errors.ts'
import { addressMark, auditStatement, networkMark, refusalOfNetwork } from '../safety/audit.ts'
import { botCheckNeeded, checkPerson } from '../safety/botCheck.ts'
import { hasVolumeLimits } from '../safety/limits.ts'
import type { RequestContext } from '../safety/requestContext.ts'
import { countOne, forgetCount, readCount, uncountOne } from '../safety/store.ts'
import { openSession } from '../sessions/sessions.ts'
import { foldEmail } from './email.ts'
import { isPassword } from './passwords/password.ts'
import { findUser } from './store.ts'

/** Failures with an address in a quarter of an hour, after which each attempt needs a bot check. */
const FREE_FAILURES = 5
/** The same from one IP for all addresses. A login does not reset this count, as a guesser may have an account. */
const FREE_FAILURES_FROM_ONE_IP = 30
/** Failures with an address, after which a wrong password must wait; the right one with a bot check never waits. */
const FAILURES_WITHOUT_WAIT = 10
const WINDOW_MS = 15 * MINUTE_MS
const FIRST_WAIT_SECONDS = 15
const LONGEST_WAIT_SECONDS = WINDOW_MS / 1000
/** More simultaneous attempts with one address are guesses that race the count of the first failure. */
const MAX_AT_ONCE = 20

/** The key of the counter of failures with a (folded) address. */
export function failuresKey(env: Pick<Env, 'SIGNING_KEY'>, email: string): string {
  return `login:${addressMark(env.SIGNING_KEY, email)}`
}

function ipKey(env: Pick<Env, 'SIGNING_KEY'>, ip: string): string {
  return `login-ip:${networkMark(env.SIGNING_KEY, ip)}`
}

/** Whether enough attempts have failed that the next one needs a bot check. */
async function hasFailedOften(
  env: Env,
  key: string,
  { ip, now }: RequestContext,
): Promise<boolean> {
  const [failures, fromIp] = await Promise.all([
    readCount(env.DB, key, now),
    hasVolumeLimits(env) ? readCount(env.DB, ipKey(env, ip), now) : 0,
  ])
  return failures >= FREE_FAILURES || fromIp >= FREE_FAILURES_FROM_ONE_IP
}

/**
 * Opens a session for the right address and password. A wrong address and a wrong password get the same answer equally fast.
 * @throws AppError unauthenticated; invalid naming `recaptchaToken` when a bot check is needed; too_many_requests
 */
export async function login(
  env: Env,
  input: { email: string; password: string; recaptchaToken?: string | null | undefined },
  context: RequestContext,
): Promise<SignedIn> {
  const { DB } = env
  const email = foldEmail(input.email)
  const key = failuresKey(env, email)
  const atOnce = countOne(DB, `${key}:now`, WINDOW_MS, context.now).execute()
  try {
    const [[tries], isOften, user] = await Promise.all([
      atOnce,
      hasFailedOften(env, key, context),
      findUser(DB, email),
    ])
    const isSuspect = isOften || (tries?.count ?? 0) > MAX_AT_ONCE
    if (isSuspect) {
      const check = { token: input.recaptchaToken ?? '', action: BOT_CHECK_ACTIONS.login }
      await checkPerson(env, { ...check, ip: context.ip }, context.now)
    }
    const stored = user && { hash: user.passwordHash, scheme: user.passwordScheme }
    const isRight = await isPassword(env.PASSWORD_PEPPER, input.password, stored)
    if (!isRight || user === null) throw await recordFailure(env, email, isSuspect, context)
    // Among simultaneous guesses the right one must get the same answer as the wrong ones.
    const isLate = !isSuspect && (await hasFailedOften(env, key, context))
    if (isLate) throw botCheckNeeded()
    const signedIn = await openSession(
      env,
      { id: user.id, epoch: user.sessionEpoch },
      [
        forgetCount(DB, key),
        auditStatement(DB, { actor: user.id, action: 'login', subject: null }, context),
      ],
      context,
    )
    // A reset has raised the epoch since the password was read.
    if (signedIn === null) throw wrong()
    return signedIn
  } finally {
    // Wait until this attempt has been counted, so as not to uncount another one.
    context.waitUntil(atOnce.then(() => uncountOne(DB, `${key}:now`)))
  }
}

async function recordFailure(
  env: Env,
  email: string,
  isSuspect: boolean,
  context: RequestContext,
): Promise<AppError> {
  const subject = addressMark(env.SIGNING_KEY, email)
  const [[ofAddress], [ofIp]] = await query(env.DB).batch([
    countOne(env.DB, failuresKey(env, email), WINDOW_MS, context.now),
    countOne(env.DB, ipKey(env, context.ip), WINDOW_MS, context.now),
    ...refusalOfNetwork(env, { action: 'login_failed', subject }, context),
  ])
  const failures = ofAddress?.count ?? 0
  const fromIp = hasVolumeLimits(env) ? (ofIp?.count ?? 0) : 0
  const isOften = failures > FREE_FAILURES || fromIp > FREE_FAILURES_FROM_ONE_IP
  if (!isSuspect && isOften) return botCheckNeeded()
  return failures > FAILURES_WITHOUT_WAIT ? mustWait(failures) : wrong()
}

function wrong(): AppError {
  return new AppError('unauthenticated', t('The email address or the password is wrong'))
}

/** The wait doubles with each failure. */
function mustWait(failures: number): AppError {
  const doublings = failures - FAILURES_WITHOUT_WAIT - 1
  return new AppError(
    'too_many_requests',
    t(
      'The email address or the password is wrong. Please wait before you try again, or reset your password.',
    ),
    { retryAfterSeconds: Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** doublings) },
  )
}
