import { t } from '../../../languages/t.ts'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './accountLimits.ts'

/** Why a password is too short or too long to be chosen, by its code points in NFC; null when it is neither. */
export function lengthFault(password: string): string | null {
  const length = [...password.normalize('NFC')].length
  if (length < MIN_PASSWORD_LENGTH) {
    const min = MIN_PASSWORD_LENGTH
    return t('Passwords must be at least {min} characters in length!', { min })
  }
  if (length <= MAX_PASSWORD_LENGTH) return null
  return t('Passwords must be at most {max} characters in length!', { max: MAX_PASSWORD_LENGTH })
}
