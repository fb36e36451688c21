import { createHmac } from 'node:crypto'
import { t } from '../../../languages/t.ts'
import { lengthFault } from '../../contract/accounts/passwordLength.ts'
import { AppError } from '../../errors.ts'
import { bcrypt } from './bcrypt/bcrypt.ts'
import { isCommonPassword } from './commonPasswords.ts'

export interface StoredPassword {
  hash: string
  scheme: number
}

const SCHEME = 1
const COST = 10
/** The hash of no password; a comparison with it takes as long as with a real one. */
const NOBODYS_HASH = '$2b$10$lSL3IOs5sGzCKeY6ZHCX8eKaN6QBgvdZQbppvgaeCcnI1ZGETkwDC'

/** bcrypt reads 72 bytes and stops at a NUL, so it gets a digest of the password: 64 characters of base64. */
function peppered(pepper: string, password: string): string {
  return createHmac('sha384', pepper).update(password.normalize('NFC')).digest('base64')
}

export async function hashPassword(pepper: string, password: string): Promise<StoredPassword> {
  return { hash: await bcrypt.hash(peppered(pepper, password), COST), scheme: SCHEME }
}

/** Takes as long for an unknown user (null) as for a known one. */
export async function isPassword(
  pepper: string,
  password: string,
  stored: StoredPassword | null,
): Promise<boolean> {
  const known = stored?.scheme === SCHEME ? stored.hash : null
  const fits = await bcrypt.compare(peppered(pepper, password), known ?? NOBODYS_HASH)
  return fits && known !== null
}

/**
 * Whether a password may be chosen. `email` is the folded address it is for.
 * @throws AppError invalid with the sentence to show
 */
export async function checkNewPassword(password: string, email: string): Promise<void> {
  const refuse = (sentence: string) => new AppError('invalid', sentence, { param: 'password' })
  const plain = password.normalize('NFC')
  const fault = lengthFault(plain)
  if (fault !== null) throw refuse(fault)
  if (plain.includes('\0') || !plain.isWellFormed()) {
    throw refuse(t('The password holds a character that cannot be typed'))
  }
  const folded = plain.trim().toLowerCase()
  if (folded === email || folded === email.split('@')[0]) {
    throw refuse(t('Choose a password other than your email address'))
  }
  if (await isCommonPassword(plain)) {
    throw refuse(t('That password is one of the first that others would try. Choose another.'))
  }
}
