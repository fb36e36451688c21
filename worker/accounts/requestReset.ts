import { DAY_MS, HOUR_MS, MINUTE_MS } from '../contract/durations.ts'
import { query, runBatch } from '../db/client.ts'
import type { Env } from '../env.ts'
import { enqueue } from '../mail/queue.ts'
import { outboxStatement } from '../mail/store.ts'
import { addressMark, networkMark, refusalOfNetwork } from '../safety/audit.ts'
import { hasVolumeLimits, isFirstWithin, takeFromLimits } from '../safety/limits.ts'
import { padResponseTime } from '../safety/padResponseTime.ts'
import type { RequestContext } from '../safety/requestContext.ts'
import { countOne } from '../safety/store.ts'
import { makeCode } from './codes.ts'
import { foldEmail } from './email.ts'
import { findUser } from './store.ts'

const MAX_PER_HOUR = 3
const MAX_PER_DAY = 5
/**
 * The first request in this time is always mailed, so that strangers who use up the limits of an address do not lock its owner
 * out. So they can send it six mails an hour.
 */
const OWED_AFTER_MS = 10 * MINUTE_MS
/** The limit for all addresses together, known or not. */
const MAX_PER_HOUR_FROM_ONE_IP = 20

/**
 * Mails a reset link to an address that has an account. Neither the answer nor its timing reveals whether there is one.
 * @throws AppError invalid; too_many_requests
 */
export async function requestReset(
  env: Env,
  typed: string,
  context: RequestContext,
): Promise<void> {
  const email = foldEmail(typed)
  const subject = addressMark(env.SIGNING_KEY, email)
  if (hasVolumeLimits(env)) await countRequest(env, subject, context)
  await padResponseTime(async () => {
    const audit = refusalOfNetwork(env, { action: 'reset_asked', subject }, context)
    const user = await findUser(env.DB, email)
    if (user === null) {
      await query(env.DB).batch(audit)
      return
    }
    const { id: codeId, statement } = makeCode(env, { purpose: 'reset', email }, context.now)
    const id = crypto.randomUUID()
    const mail = { id, recipient: email, template: 'passwordReset', params: { codeId } } as const
    await query(env.DB).batch([statement, outboxStatement(env.DB, mail, context.now), ...audit])
    context.waitUntil(enqueue(env.MAIL_QUEUE, [id]))
  })
}

/** `subject` stands for the address, known or not. */
async function countRequest(env: Env, subject: string, { ip, now }: RequestContext): Promise<void> {
  const ipKey = `reset-ip:${networkMark(env.SIGNING_KEY, ip)}`
  const fromIp = { key: ipKey, max: MAX_PER_HOUR_FROM_ONE_IP, windowMs: HOUR_MS }
  await takeFromLimits(env.DB, [fromIp], now)
  const ofAddress = [
    { key: `reset-hour:${subject}`, max: MAX_PER_HOUR, windowMs: HOUR_MS },
    { key: `reset-day:${subject}`, max: MAX_PER_DAY, windowMs: DAY_MS },
  ]
  const owed = { key: `reset-owed:${subject}`, windowMs: OWED_AFTER_MS }
  if (await isFirstWithin(env.DB, owed, now)) {
    await runBatch(
      env.DB,
      ofAddress.map(({ key, windowMs }) => countOne(env.DB, key, windowMs, now)),
    )
  } else await takeFromLimits(env.DB, ofAddress, now)
}
