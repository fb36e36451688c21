import { msg } from '../../languages/t.ts'

/** An optional http or https, a host with at least one dot, then anything without spaces (specification §5). */
export const WEBSITE_PATTERN = String.raw`\s*([Hh][Tt][Tt][Pp][Ss]?:\/\/)?[^\s\/?#.]+(\.[^\s\/?#.]+)+([\/?#]\S*)?\s*`
export const WEBSITE_TITLE = msg('a valid website url (e.g www.example.com)')

/** As browsers apply the pattern of an input. */
const WHOLE = new RegExp(`^(?:${WEBSITE_PATTERN})$`, 'v')

export function isWebsite(text: string): boolean {
  return WHOLE.test(text)
}
