import { MAX_EMAIL_LENGTH } from './accountLimits.ts'

/** No white space, no invisible characters (controls, zero-width, lone surrogates), none that need quotes. */
const LOCAL = /^[^\s\p{C}<>()[\]\\,;:"@.]+(\.[^\s\p{C}<>()[\]\\,;:"@.]+)*$/u
const DOMAIN =
  /^([\p{L}\p{M}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,}$/u
const MAX_LOCAL_LENGTH = 64
/** Limits of the DNS, in ASCII letters (RFC 1035). */
const MAX_LABEL_LENGTH = 63
const MAX_DOMAIN_LENGTH = 253

/**
 * Folds an address to its stored form: trimmed, NFC, lower case; null for anything but one plain address. Dots stay, since only
 * the receiving host knows whether they matter.
 */
export function readEmail(typed: string): string | null {
  // Checked first: normalising a very long text is slow.
  const email = typed
    .trim()
    .slice(0, MAX_EMAIL_LENGTH + 1)
    .normalize('NFC')
    .toLowerCase()
    .normalize('NFC')
  const [local = '', domain = '', ...rest] = email.split('@')
  const isPlain =
    rest.length === 0 &&
    LOCAL.test(local) &&
    DOMAIN.test(domain) &&
    isDnsName(domain) &&
    local.length <= MAX_LOCAL_LENGTH &&
    new TextEncoder().encode(email).length <= MAX_EMAIL_LENGTH &&
    // A full-width @ or letter could imitate another address.
    email === email.normalize('NFKC')
  return isPlain ? email : null
}

/** Whether the DNS can hold the domain, where letters beyond ASCII take more characters. */
function isDnsName(domain: string): boolean {
  if (!URL.canParse(`https://${domain}`)) return false
  const { hostname } = new URL(`https://${domain}`)
  const isShort = hostname.split('.').every(({ length }) => length <= MAX_LABEL_LENGTH)
  return isShort && hostname.length <= MAX_DOMAIN_LENGTH
}
