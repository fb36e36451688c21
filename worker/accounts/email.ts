import { t } from '../../languages/t.ts'
import { readEmail } from '../contract/accounts/readEmail.ts'
import { AppError } from '../errors.ts'

/**
 * Folds an address to the form in which it is stored and looked up.
 * @throws AppError invalid for anything that is not one plain address
 */
export function foldEmail(typed: string): string {
  const email = readEmail(typed)
  if (email === null) {
    throw new AppError('invalid', t('That is not a valid email address'), { param: 'email' })
  }
  return email
}
