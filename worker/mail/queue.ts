import type { MailMessage } from './mail.ts'

/** The platform's limit for one `sendBatch`. */
const MESSAGES_AT_ONCE = 100

/**
 * Queues these outbox rows for the consumer. It only logs that the queue cannot be reached, since the sweep finds the rows.
 */
export async function enqueue(queue: Queue<MailMessage>, ids: readonly string[]): Promise<void> {
  try {
    for (let from = 0; from < ids.length; from += MESSAGES_AT_ONCE) {
      const some = ids.slice(from, from + MESSAGES_AT_ONCE)
      await queue.sendBatch(some.map((outboxId) => ({ body: { outboxId } })))
    }
  } catch (error) {
    console.error(
      JSON.stringify({
        event: 'mail.notQueued',
        count: ids.length,
        error: error instanceof Error ? error.message : 'unknown',
      }),
    )
  }
}
