import type { Env } from '../env.ts'
import { HOUR_MS } from '../time.ts'
import { logMail } from './log.ts'
import type { MailMessage } from './mail.ts'
import { postpone } from './store.ts'

const POSTPONED_MS = HOUR_MS

/**
 * Messages that failed again and again, which is the database or our code rather than the mail. Their mail stays in the
 * outbox for an hour, then the sweep takes it up; one that has used all its attempts is given up there.
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
