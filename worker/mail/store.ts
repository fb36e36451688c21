import { and, eq, gte, inArray, lt, lte, ne, sql } from 'drizzle-orm'
import { DAY_MS, MINUTE_MS } from '../contract/durations.ts'
import { type Database, query } from '../db/client.ts'
import { outbox } from '../db/tables/mail.ts'
import { type Mail, withLanguage } from './mail.ts'
import { MAX_ATTEMPTS } from './retryDelay.ts'

/** A claim expires after this time. Sending one mail takes at most a tenth of it. */
export const LEASE_MS = 2 * MINUTE_MS
const KEEP_RECIPIENT_MS = 30 * DAY_MS
const ERASE_AT_ONCE = 500

// Literals, since SQLite does not use the partial indexes with parameters.
const isOpen = sql`${outbox.state} IN ('waiting', 'claimed')`
const isSettled = sql`${outbox.state} IN ('sent', 'failed')`
const hasRecipient = sql`${outbox.recipient} <> ''`
const isDue = (now: number) => and(isOpen, lte(outbox.dueAt, now))

/** `attempts` includes this one; `claimedUntil` also distinguishes this claim from a later one. */
const claimedColumns = {
  id: outbox.id,
  recipient: outbox.recipient,
  template: outbox.template,
  params: outbox.params,
  attempts: outbox.attempts,
  claimedUntil: outbox.dueAt,
}

/** Adds a mail to the outbox in the caller's batch, so that the mail and its cause are written together. */
export function outboxStatement(db: Database, mail: Mail, now: number) {
  return query(db)
    .insert(outbox)
    .values({ ...mail, params: withLanguage(mail.params), dueAt: now, createdAt: now })
}

/** Claims a due mail for LEASE_MS; null when it is not due, settled, unknown, or claimed by another consumer. */
export async function claim(db: Database, id: string, now: number): Promise<ClaimedMail | null> {
  const [claimed] = await claimMail(db, id, now)
  return claimed ?? null
}

function claimMail(db: Database, id: string, now: number) {
  return query(db)
    .update(outbox)
    .set({ state: 'claimed', attempts: sql`${outbox.attempts} + 1`, dueAt: now + LEASE_MS })
    .where(and(eq(outbox.id, id), isDue(now), lt(outbox.attempts, MAX_ATTEMPTS)))
    .returning(claimedColumns)
}

export type ClaimedMail = Awaited<ReturnType<typeof claimMail>>[number]

/** Marks a mail sent whoever holds the claim now, since it must not be sent again. */
export async function markSent(db: Database, id: string, now: number): Promise<void> {
  await query(db)
    .update(outbox)
    .set({ state: 'sent', sentAt: now, reason: null })
    .where(and(eq(outbox.id, id), ne(outbox.state, 'sent')))
}

type ClaimKey = Pick<ClaimedMail, 'id' | 'claimedUntil'>

const isHeld = ({ id, claimedUntil }: ClaimKey) =>
  and(eq(outbox.id, id), eq(outbox.state, 'claimed'), eq(outbox.dueAt, claimedUntil))

/** Releases a claimed mail for a retry at `dueAt`. Does nothing once another consumer holds the claim. */
export async function markRetry(
  db: Database,
  mail: ClaimKey,
  { dueAt, reason, isCounted }: { dueAt: number; reason: string; isCounted: boolean },
): Promise<void> {
  const attempts = sql`${outbox.attempts} - ${isCounted ? 0 : 1}`
  await query(db)
    .update(outbox)
    .set({ state: 'waiting', dueAt, reason, attempts })
    .where(isHeld(mail))
}

/** Gives up a claimed mail. Does nothing once another consumer holds the claim. */
export async function markFailed(db: Database, mail: ClaimKey, reason: string): Promise<void> {
  await query(db).update(outbox).set({ state: 'failed', reason }).where(isHeld(mail))
}

/** Gives up unclaimed mail that has used all its attempts; returns its ids. */
export async function failExhausted(db: Database, now: number): Promise<string[]> {
  const failed = await query(db)
    .update(outbox)
    .set({ state: 'failed', reason: sql`coalesce(${outbox.reason}, 'interrupted')` })
    .where(and(isDue(now), gte(outbox.attempts, MAX_ATTEMPTS)))
    .returning({ id: outbox.id })
  return failed.map(({ id }) => id)
}

/** Ids of the mails that may be claimed now, the longest waiting first. */
export async function listDue(db: Database, now: number, limit: number): Promise<string[]> {
  const due = await query(db)
    .select({ id: outbox.id })
    .from(outbox)
    .where(isDue(now))
    .orderBy(outbox.dueAt)
    .limit(limit)
  return due.map(({ id }) => id)
}

/** Postpones a mail that is due and unclaimed; false when there is none. */
export async function postpone(
  db: Database,
  id: string,
  { now, dueAt, reason }: { now: number; dueAt: number; reason: string },
): Promise<boolean> {
  const { meta } = await query(db)
    .update(outbox)
    .set({ state: 'waiting', dueAt, reason })
    .where(and(eq(outbox.id, id), isDue(now)))
  return meta.changes > 0
}

const NOBODY = { recipient: '', params: {} }

/** Erases the recipients of old settled mails; returns how many there were. */
export async function eraseOldRecipients(db: Database, now: number): Promise<number> {
  const old = query(db)
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isSettled, hasRecipient, lt(outbox.createdAt, now - KEEP_RECIPIENT_MS)))
    .orderBy(outbox.createdAt)
    .limit(ERASE_AT_ONCE)
  const { meta } = await query(db).update(outbox).set(NOBODY).where(inArray(outbox.id, old))
  return meta.changes
}

/**
 * For somebody who leaves the mailing list: cancels list mail that still waits, and erases the address from list mail that was
 * sent. Mail about an account stays.
 */
export function forgetListMailStatement(db: Database, recipient: string) {
  return query(db)
    .update(outbox)
    .set({
      ...NOBODY,
      state: sql`CASE WHEN ${isOpen} THEN 'failed' ELSE ${outbox.state} END`,
      reason: sql`CASE WHEN ${isOpen} THEN 'unsubscribed' ELSE ${outbox.reason} END`,
    })
    .where(
      and(
        eq(outbox.recipient, recipient),
        hasRecipient,
        inArray(outbox.template, ['preRegistered', 'invitation']),
      ),
    )
}
