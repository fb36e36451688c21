import type { Env } from '../env.ts'
import { logMail } from './log.ts'
import { enqueue } from './queue.ts'
import { chooseSender, type SenderSettings } from './sender.ts'
import { eraseOldRecipients, failExhausted, listDue } from './store.ts'

const QUEUED_AT_ONCE = 500

/**
 * Queues mail again that the queue lost or whose consumer was killed. Also gives up mail that has used all its attempts and
 * erases old recipients.
 */
export async function sweepMail(
  settings: SenderSettings & Pick<Env, 'MAIL_QUEUE'>,
  now: number,
): Promise<{ queued: number; failed: number; erased: number }> {
  const exhausted = await failExhausted(settings.DB, now)
  for (const id of exhausted) logMail('error', 'mail.failed', { id, reason: 'exhausted' })

  const due = await listDue(settings.DB, now, QUEUED_AT_ONCE)
  const canSend = chooseSender(settings) !== null
  if (canSend) await enqueue(settings.MAIL_QUEUE, due)
  else if (due.length > 0) logMail('error', 'mail.noSender', { waiting: due.length })

  const erased = await eraseOldRecipients(settings.DB, now)
  return { queued: canSend ? due.length : 0, failed: exhausted.length, erased }
}
