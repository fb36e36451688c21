import type { MailMessage } from './mail.ts'

/** The platform's limit for one `sendBatch`. */
const MESSAGES_AT_ONCE = 100

/**
 * Tells the consumer that these outbox rows wait. A queue that cannot be reached is logged and not thrown: the sweep
 * finds the rows.
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
