import { desc, eq } from 'drizzle-orm'
import { type Database, query } from '../../db/client.ts'
import { mailbox } from '../../db/tables/mail.ts'

const entryColumns = {
  id: mailbox.id,
  to: mailbox.recipient,
  subject: mailbox.subject,
  text: mailbox.text,
  html: mailbox.html,
  /** Milliseconds since 1970. */
  sentAt: mailbox.sentAt,
}
const ENTRIES_SHOWN = 200

function selectEntries(db: Database) {
  return query(db).select(entryColumns).from(mailbox)
}

export type MailboxEntry = Awaited<ReturnType<typeof selectEntries>>[number]

/** Stores a mail once, however often its id comes. */
export async function saveToMailbox(
  db: Database,
  { to: recipient, ...entry }: MailboxEntry,
): Promise<void> {
  await query(db)
    .insert(mailbox)
    .values({ ...entry, recipient })
    .onConflictDoNothing()
}

/** The last mails, newest first. */
export async function listMailbox(db: Database): Promise<MailboxEntry[]> {
  return selectEntries(db).orderBy(desc(mailbox.sentAt), mailbox.id).limit(ENTRIES_SHOWN)
}

export async function findInMailbox(db: Database, id: string): Promise<MailboxEntry | null> {
  return (await selectEntries(db).where(eq(mailbox.id, id)).get()) ?? null
}
