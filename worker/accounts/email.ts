import { MAX_EMAIL_LENGTH } from '../contract/accounts/accountLimits.ts'
import { AppError } from '../errors.ts'

/** No white space, nothing invisible (controls, zero-width, lone surrogates), none of the signs that need quotes. */
const LOCAL = /^[^\s\p{C}<>()[\]\\,;:"@.]+(\.[^\s\p{C}<>()[\]\\,;:"@.]+)*$/u
const DOMAIN =
  /^([\p{L}\p{M}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,}$/u
const MAX_LOCAL_LENGTH = 64

/**
 * An address as it is stored and looked up: trimmed, NFC, lower case. Dots stay: who owns them is for the receiving host
 * to say.
 * @throws AppError invalid for anything that is not one plain address
 */
export function foldEmail(typed: string): string {
  const email = typed.trim().normalize('NFC').toLowerCase().normalize('NFC')
  const [local = '', domain = '', ...rest] = email.split('@')
  const isPlain =
    rest.length === 0 &&
    LOCAL.test(local) &&
    DOMAIN.test(domain) &&
    local.length <= MAX_LOCAL_LENGTH &&
    new TextEncoder().encode(email).length <= MAX_EMAIL_LENGTH &&
    // A full-width @ or letter looks like another address.
    email === email.normalize('NFKC')
  if (!isPlain) {
    throw new AppError('invalid', 'That is not a valid email address', { param: 'email' })
  }
  return email
}
