import { MINUTE_MS } from '../contract/durations.ts'
import type { Env } from '../env.ts'
import { inLanguage } from '../language/language.ts'
import { logMail } from './log.ts'
import { languageIn, type MailLinks, type MailMessage, readContent } from './mail.ts'
import { retryDelayMs } from './retryDelay.ts'
import { chooseSender, type SenderSettings } from './sender.ts'
import type { OutgoingMail, Sender, SendResult } from './senders/sending.ts'
import { type ClaimedMail, claim, markFailed, markRetry, markSent } from './store.ts'
import { writeMail } from './writeMail.ts'

/** The delay while our own settings or quota stop all mail. */
const BLOCKED_DELAY_MS = 30 * MINUTE_MS
/** The delay when the database does not answer. */
const DATABASE_DELAY_SECONDS = 30

/** Exactly one address: a list or a line break here would add a recipient. */
const PLAIN_ADDRESS = /^[^\s"(),:;<>@[\\\]]+@[^\s"(),:;<>@[\\\]]+$/

type DeliverySettings = SenderSettings & Pick<Env, 'ORIGIN' | 'MAIL_FROM'> & { links: MailLinks }

/**
 * Sends the mail that the messages name. The claim in D1 decides which message sends it, so a message may come twice, late or
 * never. Without a sender the mail stays in the outbox.
 */
export async function deliverBatch(
  settings: DeliverySettings,
  batch: MessageBatch<MailMessage>,
  now: number,
  sender: Sender | null = chooseSender(settings),
): Promise<void> {
  if (sender === null) {
    logMail('error', 'mail.noSender', { waiting: batch.messages.length })
    batch.ackAll()
    return
  }
  await Promise.all(batch.messages.map((message) => deliver(settings, message, now, sender)))
}

async function deliver(
  settings: DeliverySettings,
  message: Message<MailMessage>,
  now: number,
  sender: Sender,
): Promise<void> {
  try {
    const claimed = await claim(settings.DB, message.body.outboxId, now)
    const delaySeconds = claimed && (await sendClaimed(settings, claimed, now, sender))
    if (delaySeconds === null) message.ack()
    else message.retry({ delaySeconds })
  } catch (error) {
    logMail('error', 'mail.interrupted', {
      error: error instanceof Error ? error.name : 'unknown',
    })
    message.retry({ delaySeconds: DATABASE_DELAY_SECONDS })
  }
}

/** The seconds after which to retry the message; null when it is done. */
async function sendClaimed(
  settings: DeliverySettings,
  claimed: ClaimedMail,
  now: number,
  sender: Sender,
): Promise<number | null> {
  const { id, template, attempts } = claimed
  const outgoing = await writeOutgoing(settings, claimed)
  const result: SendResult =
    typeof outgoing === 'string'
      ? { outcome: 'refused', reason: outgoing }
      : await sender.send(outgoing)
  const line = { id, template, attempts, ...result }

  if (result.outcome === 'sent') {
    logMail('info', 'mail.sent', line)
    // The mail has been sent, so a database failure must not send it again.
    await markSent(settings.DB, id, now).catch(() => markSent(settings.DB, id, now))
    return null
  }
  const { reason } = result
  if (result.outcome === 'blocked') {
    logMail('error', 'mail.blocked', line)
    const dueAt = now + BLOCKED_DELAY_MS
    await markRetry(settings.DB, claimed, { dueAt, reason, isCounted: false })
    return null
  }
  const delayMs = result.outcome === 'busy' ? retryDelayMs(attempts) : null
  if (delayMs === null) {
    logMail('error', 'mail.failed', line)
    await markFailed(settings.DB, claimed, reason)
    return null
  }
  logMail('warn', 'mail.retry', line)
  await markRetry(settings.DB, claimed, { dueAt: now + delayMs, reason, isCounted: true })
  return delayMs / 1000
}

/** The mail, or the reason why there is none to send. */
async function writeOutgoing(
  { ORIGIN: origin, MAIL_FROM: from, links }: DeliverySettings,
  { id, recipient, template, params }: ClaimedMail,
): Promise<OutgoingMail | 'unreadable' | 'expired'> {
  const content = readContent(template, params)
  if (content === null || !PLAIN_ADDRESS.test(recipient)) return 'unreadable'
  const letter = await inLanguage(languageIn(params), () =>
    writeMail({ origin, links }, recipient, content),
  )
  return letter === null ? 'expired' : { id, to: recipient, from, ...letter }
}
