import { speech } from '../../../languages/speech.ts'
import { BOT_CHECK_ACTIONS } from '../../contract/accounts/accountLimits.ts'
import type { PreRegistration } from '../../contract/accounts/accounts.ts'
import { DAY_MS, HOUR_MS } from '../../contract/durations.ts'
import { roughly } from '../../contract/places/distance.ts'
import { tidyLine } from '../../contract/restaurants/lines.ts'
import { isBrokenConstraint, query } from '../../db/client.ts'
import type { Env } from '../../env.ts'
import { enqueue } from '../../mail/queue.ts'
import { outboxStatement } from '../../mail/store.ts'
import { findPlace } from '../../places/findPlace.ts'
import { addressMark, auditStatement, networkMark } from '../../safety/audit.ts'
import { checkPerson } from '../../safety/botCheck.ts'
import { takeFromVolume } from '../../safety/limits.ts'
import { padResponseTime } from '../../safety/padResponseTime.ts'
import type { RequestContext } from '../../safety/requestContext.ts'
import { markOnce } from '../../safety/store.ts'
import { foldEmail } from '../email.ts'
import { findUser } from '../store.ts'
import { addEntry } from './store.ts'

const MAX_PER_HOUR = 5

/**
 * Puts a person on the mailing list and confirms it by mail, once a day. The answer does not reveal whether the address was
 * known; an address with an account gets a mail that says so.
 * @throws AppError invalid, naming `recaptchaToken` for a missing bot check; too_many_requests
 */
export async function preRegister(
  env: Env,
  input: PreRegistration,
  context: RequestContext,
): Promise<void> {
  const email = foldEmail(input.email)
  const check = { token: input.recaptchaToken, action: BOT_CHECK_ACTIONS.preRegister }
  await checkPerson(env, { ...check, ip: context.ip }, context.now)
  const key = `pre-register:${networkMark(env.SIGNING_KEY, context.ip)}`
  await takeFromVolume(env, [{ key, max: MAX_PER_HOUR, windowMs: HOUR_MS }], context.now)
  await padResponseTime(() => addToList(env, { ...input, email }, context))
}

async function addToList(env: Env, input: PreRegistration, context: RequestContext): Promise<void> {
  const { DB } = env
  const { email } = input
  const subject = addressMark(env.SIGNING_KEY, email)
  const hasAccount = (await findUser(DB, email)) !== null
  const city = tidyLine(input.city)
  // Without a shared position, the typed city lets the filter by area find them.
  const place = input.location ? roughly(input.location) : await findPlace(DB, city)
  const entry = {
    email,
    name: tidyLine(input.name),
    city,
    language: speech().language.code,
    lat: place?.lat ?? null,
    lng: place?.lng ?? null,
  }
  const id = crypto.randomUUID()
  const template = hasAccount ? 'accountExists' : 'preRegistered'
  const mail = { id, recipient: email, template, params: {} } as const
  const writes = [
    addEntry(DB, entry, context.now),
    auditStatement(DB, { actor: null, action: 'pre_registered', subject }, context),
  ] as const
  try {
    await query(DB).batch([
      ...markOnce(DB, `pre-register-mail:${subject}`, DAY_MS, context.now),
      ...writes,
      outboxStatement(DB, mail, context.now),
    ])
    context.waitUntil(enqueue(env.MAIL_QUEUE, [id]))
  } catch (error) {
    // This constraint fails when the address has already had its mail of the day.
    if (!isBrokenConstraint(error, 'counters.key')) throw error
    await query(DB).batch(writes)
  }
}
