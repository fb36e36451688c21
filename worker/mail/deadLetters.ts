import { HOUR_MS } from '../contract/durations.ts'
import type { Env } from '../env.ts'
import { logMail } from './log.ts'
import type { MailMessage } from './mail.ts'
import { postpone } from './store.ts'

const POSTPONED_MS = HOUR_MS

/**
 * Takes messages that failed repeatedly, for which the database or our code is at fault, not the mail. The sweep queues their
 * mail again after an hour, or gives it up when all attempts are used.
 */
export async function takeDeadLetters(
  { DB }: Pick<Env, 'DB'>,
  batch: MessageBatch<MailMessage>,
  now: number,
): Promise<void> {
  for (const message of batch.messages) {
    const id = message.body.outboxId
    const postponed = await postpone(DB, id, {
      now,
      dueAt: now + POSTPONED_MS,
      reason: 'dead_letter',
    })
    logMail('error', 'mail.deadLetter', { id, outcome: postponed ? 'postponed' : 'settled' })
    message.ack()
  }
}
