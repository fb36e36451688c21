import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { mailLinks } from '../accounts/mailLinks.ts'
import { query, runBatch } from '../db/client.ts'
import { outbox } from '../db/tables/mail.ts'
import type { Env } from '../env.ts'
import { deliverBatch } from '../mail/deliver.ts'
import type { Mail, MailMessage } from '../mail/mail.ts'
import type { OutgoingMail, Sender, SendResult } from '../mail/senders/sending.ts'
import { outboxStatement } from '../mail/store.ts'

/** Adds mails to the outbox, as the batch of their cause does. */
export async function putMail(now: number, ...mails: Mail[]): Promise<void> {
  await runBatch(
    env.DB,
    mails.map((mail) => outboxStatement(env.DB, mail, now)),
  )
}

/** A mail without secrets to a person of this name. */
export function makeMail(id: string): Mail {
  return { id, recipient: `${id}@people.example`, template: 'accountExists', params: {} }
}

/** A sender that records its mails in order and gives `answer`, by default 'sent'. */
export function recordingSender(
  answer: (mail: OutgoingMail) => SendResult = () => ({ outcome: 'sent' }),
): Sender & { mails: OutgoingMail[] } {
  const mails: OutgoingMail[] = []
  return {
    mails,
    async send(mail) {
      mails.push(mail)
      return answer(mail)
    },
  }
}

/** The outcome of the messages of a batch, by their position. */
interface BatchResult {
  acknowledged: number[]
  /** Seconds until the retry of each. */
  retried: Record<number, number | undefined>
}

/** Messages for these rows; an id may occur several times. */
export function mailBatch(ids: readonly string[]): {
  batch: MessageBatch<MailMessage>
  result: BatchResult
} {
  const result: BatchResult = { acknowledged: [], retried: {} }
  const messages = ids.map((outboxId, place) => ({
    id: `message-${place}`,
    timestamp: new Date(0),
    attempts: 1,
    body: { outboxId },
    ack: () => {
      result.acknowledged.push(place)
    },
    retry: (options?: QueueRetryOptions) => {
      result.retried[place] = options?.delaySeconds
    },
  }))
  const batch = {
    messages,
    queue: 'sprig-mail',
    metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } },
    ackAll: () => {
      for (const message of messages) message.ack()
    },
    retryAll: () => {
      for (const message of messages) message.retry()
    },
  }
  return { batch, result }
}

/** Passes one batch to the consumer and returns the outcome of its messages. */
export async function deliver(
  ids: readonly string[],
  now: number,
  sender: Sender | null,
  settings: Partial<Env> = {},
): Promise<BatchResult> {
  const { batch, result } = mailBatch(ids)
  const all = { ...env, ...settings }
  await deliverBatch({ ...all, links: mailLinks(all, now) }, batch, now, sender)
  return result
}

export async function readOutbox(id: string): Promise<typeof outbox.$inferSelect | null> {
  return (await query(env.DB).select().from(outbox).where(eq(outbox.id, id)).get()) ?? null
}
