import type { Database } from '../db/client.ts'
import { DAY_MS, MINUTE_MS } from '../time.ts'
import type { Mail } from './mail.ts'
import { MAX_ATTEMPTS } from './retryDelay.ts'

/** A claim is void after this time. Sending one mail takes a tenth of it at most. */
export const LEASE_MS = 2 * MINUTE_MS
const KEEP_RECIPIENT_MS = 30 * DAY_MS
const ERASE_AT_ONCE = 500

const IS_OPEN = `state IN ('waiting', 'claimed')`

export interface ClaimedMail {
  id: string
  recipient: string
  template: string
  params: string
  /** This one included. */
  attempts: number
  /** Also tells this claim from a later one. */
  claimedUntil: number
}

/** Puts a mail into the outbox, as part of the caller's batch: the mail is there exactly if its cause is. */
export function outboxStatement(db: Database, mail: Mail, now: number): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO outbox (id, recipient, template, params, due_at, created_at)
       VALUES (?, ?, ?, ?, ?, ?)`,
    )
    .bind(mail.id, mail.recipient, mail.template, JSON.stringify(mail.params), now, now)
}

/** Takes a due mail for LEASE_MS; null when it is not due, settled, unknown, or taken by somebody else. */
export function claim(db: Database, id: string, now: number): Promise<ClaimedMail | null> {
  return db
    .prepare(
      `UPDATE outbox SET state = 'claimed', attempts = attempts + 1, due_at = ?
       WHERE id = ? AND ${IS_OPEN} AND due_at <= ? AND attempts < ?
       RETURNING id, recipient, template, params, attempts, due_at AS claimedUntil`,
    )
    .bind(now + LEASE_MS, id, now, MAX_ATTEMPTS)
    .first<ClaimedMail>()
}

/** Whoever holds the claim by now: what was sent is never sent again. */
export async function markSent(db: Database, id: string, now: number): Promise<void> {
  await db
    .prepare(
      `UPDATE outbox SET state = 'sent', sent_at = ?, reason = NULL WHERE id = ? AND state <> 'sent'`,
    )
    .bind(now, id)
    .run()
}

type ClaimKey = Pick<ClaimedMail, 'id' | 'claimedUntil'>

/** Gives a claimed mail back until `dueAt`. Does nothing once the claim has passed to another. */
export async function markRetry(
  db: Database,
  mail: ClaimKey,
  { dueAt, reason, isCounted }: { dueAt: number; reason: string; isCounted: boolean },
): Promise<void> {
  await db
    .prepare(
      `UPDATE outbox SET state = 'waiting', due_at = ?, reason = ?, attempts = attempts - ?
       WHERE id = ? AND state = 'claimed' AND due_at = ?`,
    )
    .bind(dueAt, reason, isCounted ? 0 : 1, mail.id, mail.claimedUntil)
    .run()
}

/** Gives a claimed mail up. Does nothing once the claim has passed to another. */
export async function markFailed(db: Database, mail: ClaimKey, reason: string): Promise<void> {
  await db
    .prepare(
      `UPDATE outbox SET state = 'failed', reason = ? WHERE id = ? AND state = 'claimed' AND due_at = ?`,
    )
    .bind(reason, mail.id, mail.claimedUntil)
    .run()
}

/** Gives up whatever has used all its attempts and is in nobody's hands; answers the ids. */
export async function failExhausted(db: Database, now: number): Promise<string[]> {
  const { results } = await db
    .prepare(
      `UPDATE outbox SET state = 'failed', reason = coalesce(reason, 'interrupted')
       WHERE ${IS_OPEN} AND due_at <= ? AND attempts >= ? RETURNING id`,
    )
    .bind(now, MAX_ATTEMPTS)
    .all<{ id: string }>()
  return results.map(({ id }) => id)
}

/** Ids of the mails that anybody may claim now, the longest waiting first. */
export async function listDue(db: Database, now: number, limit: number): Promise<string[]> {
  const { results } = await db
    .prepare(`SELECT id FROM outbox WHERE ${IS_OPEN} AND due_at <= ? ORDER BY due_at LIMIT ?`)
    .bind(now, limit)
    .all<{ id: string }>()
  return results.map(({ id }) => id)
}

/** Puts off a mail that is due and in nobody's hands; false when there is none such. */
export async function postpone(
  db: Database,
  id: string,
  { now, dueAt, reason }: { now: number; dueAt: number; reason: string },
): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `UPDATE outbox SET state = 'waiting', due_at = ?, reason = ?
       WHERE id = ? AND ${IS_OPEN} AND due_at <= ?`,
    )
    .bind(dueAt, reason, id, now)
    .run()
  return meta.changes > 0
}

/** Forgets to whom old settled mails went; answers how many there were. */
export async function eraseOldRecipients(db: Database, now: number): Promise<number> {
  const { meta } = await db
    .prepare(
      `UPDATE outbox SET recipient = '', params = '{}' WHERE id IN (
         SELECT id FROM outbox
         WHERE state IN ('sent', 'failed') AND recipient <> '' AND created_at < ?
         ORDER BY created_at LIMIT ?)`,
    )
    .bind(now - KEEP_RECIPIENT_MS, ERASE_AT_ONCE)
    .run()
  return meta.changes
}

/**
 * For somebody who leaves the mailing list: list mail that still waits is not sent, and of what was sent the address is
 * forgotten. Mail about an account stays.
 */
export function forgetListMailStatement(db: Database, recipient: string): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE outbox SET recipient = '', params = '{}',
         state = CASE WHEN ${IS_OPEN} THEN 'failed' ELSE state END,
         reason = CASE WHEN ${IS_OPEN} THEN 'unsubscribed' ELSE reason END
       WHERE recipient = ? AND recipient <> '' AND template IN ('preRegistered', 'invitation')`,
    )
    .bind(recipient)
}
