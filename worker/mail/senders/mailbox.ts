import type { Database } from '../../db/client.ts'
import type { Sender } from './sending.ts'
import { saveToMailbox } from './store.ts'

/** Development only: mail goes to nobody but the page /dev/mailbox. */
export function mailboxSender(db: Database, now: () => number): Sender {
  return {
    async send({ id, to, subject, text, html }) {
      await saveToMailbox(db, { id, to, subject, text, html, sentAt: now() })
      return { outcome: 'sent' }
    },
  }
}
