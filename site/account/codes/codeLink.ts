import { queryOf } from '../queryOf.ts'

const CODE = /\/(?:create-account|reset-password)\/([^/?]+)/

/** What a link from a mail carries, in its path and behind it; null when a piece of it is missing. */
export function codeLinkIn(url: string): { email: string; secretCode: string } | null {
  const [, secretCode = ''] = CODE.exec(url) ?? []
  const email = queryOf(url).get('email')?.trim() ?? ''
  return email && secretCode ? { email, secretCode } : null
}
