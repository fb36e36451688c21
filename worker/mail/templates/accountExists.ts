import { t, to } from '../../../languages/t.ts'
import { type WrittenMail, writeLetter } from './letter.tsx'

/** For an address with an account that somebody pre-registers again: only its owner learns that the account exists. */
export function accountExists(origin: string): WrittenMail {
  return writeLetter({
    subject: t('You already have a Sprig account'),
    preview: t('There is nothing to sign up for: just log in.'),
    parts: [
      {
        look: 'paragraph',
        words: t(
          'Somebody, we hope you, signed this address up for Sprig. It has an account already: just log in. “Forgot password” on the same page sends a link for a new password.',
        ),
      },
      { look: 'action', words: t('Log in'), links: { login: origin + to('/login') } },
      { look: 'small', words: t('It was not you? Do nothing: your account stays as it is.') },
    ],
  })
}
