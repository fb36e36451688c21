import type { MailingListEntry } from '../../contract/accounts/accounts.ts'
import type { EntryRow } from './store.ts'

/** An entry for an admin: it says whether a code was sent, never the code. */
export function toEntry(row: EntryRow): MailingListEntry {
  return {
    email: row.email,
    name: row.name,
    city: row.city,
    location: row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng },
    secretCode: row.invitedAt === null ? null : 'sent',
    createdAt: new Date(row.createdAt).toISOString(),
  }
}
