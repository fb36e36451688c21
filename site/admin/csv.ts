import type { MailingListEntry } from '../../worker/contract/accounts/accounts.ts'

const COLUMNS = ['email', 'name', 'city', 'lat', 'lng', 'invited', 'registered'] as const

/** What a spreadsheet takes for the start of a formula: strangers typed these fields. */
const FORMULA = /^\s*[=+\-@\t\r|%]/

/** A text field of a CSV file: never a formula, quoted where it has to be (RFC 4180). */
export function csvText(text: string): string {
  const plain = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** The mailing list as a CSV file with a heading line. */
export function mailingListCsv(entries: readonly MailingListEntry[]): string {
  const lines = entries.map(({ email, name, city, location, secretCode, createdAt }) => [
    csvText(email),
    csvText(name),
    csvText(city),
    location?.lat ?? '',
    location?.lng ?? '',
    secretCode === null ? 'no' : 'yes',
    createdAt,
  ])
  return [COLUMNS, ...lines].map((line) => `${line.join(',')}\r\n`).join('')
}

/** Hands the visitor a file. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
