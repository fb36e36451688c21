import type { MailingListEntry } from '../../worker/contract/accounts/accounts.ts'
import { csvLine } from '../../worker/contract/csv.ts'

const COLUMNS = ['email', 'name', 'city', 'lat', 'lng', 'invited', 'registered'] as const

/** The mailing list as a CSV file with a heading line. */
export function mailingListCsv(entries: readonly MailingListEntry[]): string {
  const lines = entries.map(({ email, name, city, location, secretCode, createdAt }) => [
    email,
    name,
    city,
    location?.lat,
    location?.lng,
    secretCode === null ? 'no' : 'yes',
    createdAt,
  ])
  return [COLUMNS, ...lines].map(csvLine).join('')
}
