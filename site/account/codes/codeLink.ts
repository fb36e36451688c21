import { paramsOf } from '../../shell/splitUrl.ts'

const CODE = /\/(?:create-account|reset-password)\/([^/?]+)/

/** The data in a link from a mail; null if a part is missing. */
export function codeLinkIn(url: string): { email: string; secretCode: string } | null {
  const [, secretCode = ''] = CODE.exec(url) ?? []
  const email = paramsOf(url).get('email')?.trim() ?? ''
  return email && secretCode ? { email, secretCode } : null
}
