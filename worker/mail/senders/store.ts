import type { Database } from '../../db/client.ts'

export interface MailboxEntry {
  id: string
  to: string
  subject: string
  text: string
  html: string
  /** Milliseconds since 1970. */
  sentAt: number
}

const COLUMNS = 'id, recipient AS "to", subject, text, html, sent_at AS sentAt'
const ENTRIES_SHOWN = 200

/** The same id a second time is the same mail: it stays once. */
export async function saveToMailbox(db: Database, entry: MailboxEntry): Promise<void> {
  await db
    .prepare(
      `INSERT INTO mailbox (id, recipient, subject, text, html, sent_at) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (id) DO NOTHING`,
    )
    .bind(entry.id, entry.to, entry.subject, entry.text, entry.html, entry.sentAt)
    .run()
}

/** The last mails, newest first. */
export async function listMailbox(db: Database): Promise<MailboxEntry[]> {
  const { results } = await db
    .prepare(`SELECT ${COLUMNS} FROM mailbox ORDER BY sent_at DESC, id LIMIT ?`)
    .bind(ENTRIES_SHOWN)
    .all<MailboxEntry>()
  return results
}

export function findInMailbox(db: Database, id: string): Promise<MailboxEntry | null> {
  return db.prepare(`SELECT ${COLUMNS} FROM mailbox WHERE id = ?`).bind(id).first<MailboxEntry>()
}
