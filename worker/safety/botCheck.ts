import { z } from 'zod'
import { t } from '../../languages/t.ts'
import { BOT_CHECK_PARAM, type BotCheckAction } from '../contract/accounts/accountLimits.ts'
import { MINUTE_MS } from '../contract/durations.ts'
import type { Env } from '../env.ts'
import { AppError } from '../errors.ts'
import { isSame, randomSecret, sha256, sign } from './digest.ts'
import { consumeChallenge } from './store.ts'

const SITEVERIFY = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
const PATIENCE_MS = 6000
/** How long a token is valid, both Turnstile's and ours. */
const TOKEN_LIFE_MS = 5 * MINUTE_MS

type BotCheckEnv = Pick<Env, 'DB' | 'APP_ENV' | 'ORIGIN' | 'SIGNING_KEY' | 'TURNSTILE_SECRET'>

const verdictSchema = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  action: z.string().optional(),
})

export function botCheckNeeded(): AppError {
  return new AppError('invalid', t('Please complete recaptcha'), { param: BOT_CHECK_PARAM })
}

/** Whether the development check stands in for Turnstile. */
export function hasOwnChallenge(env: Pick<Env, 'APP_ENV' | 'TURNSTILE_SECRET'>): boolean {
  return env.APP_ENV === 'development' && !env.TURNSTILE_SECRET
}

/** A token of the development check: its expiry, a random part and their signature. */
export function makeChallenge(key: string, now: number): string {
  const body = `${now + TOKEN_LIFE_MS}.${randomSecret()}`
  return `${body}.${sign(key, 'challenge', body)}`
}

function isChallenge(key: string, token: string, now: number): boolean {
  const [end = '', random = '', ...rest] = token.split('.')
  return isSame(sign(key, 'challenge', `${end}.${random}`), rest.join('.')) && now < Number(end)
}

/**
 * Whether Turnstile says that a person solved this check on our site for this action.
 * @throws AppError unavailable when Turnstile does not answer, since nobody may pass unchecked
 */
async function isSolved(
  env: BotCheckEnv,
  check: { token: string; action: BotCheckAction; ip: string },
): Promise<boolean> {
  try {
    const response = await fetch(SITEVERIFY, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        secret: env.TURNSTILE_SECRET,
        response: check.token,
        remoteip: check.ip,
      }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const verdict = verdictSchema.parse(await response.json())
    const isOurs = verdict.hostname === new URL(env.ORIGIN).hostname
    return verdict.success && isOurs && verdict.action === check.action
  } catch {
    throw new AppError(
      'unavailable',
      t('We could not check that you are a person. Please try again in a moment.'),
      { param: BOT_CHECK_PARAM, retryAfterSeconds: 5 },
    )
  }
}

/**
 * Accepts each valid token once.
 * @throws AppError invalid with the name of the token's field; unavailable when the check does not answer
 */
export async function checkPerson(
  env: BotCheckEnv,
  check: { token: string; action: BotCheckAction; ip: string },
  now: number,
): Promise<void> {
  if (check.token === '') throw botCheckNeeded()
  const isPerson = env.TURNSTILE_SECRET
    ? await isSolved(env, check)
    : hasOwnChallenge(env) && isChallenge(env.SIGNING_KEY, check.token, now)
  if (!isPerson) throw botCheckNeeded()
  const isFirstUse = await consumeChallenge(env.DB, sha256(check.token), now + 2 * TOKEN_LIFE_MS)
  if (!isFirstUse) throw botCheckNeeded()
}
