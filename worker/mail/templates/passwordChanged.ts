import { t, to } from '../../../languages/t.ts'
import { type WrittenMail, writeLetter } from './letter.tsx'

/** Tells the owner of an account that its password was changed. */
export function passwordChanged(origin: string): WrittenMail {
  return writeLetter({
    subject: t('Your Sprig password was changed'),
    preview: t('Every other device was logged out.'),
    parts: [
      {
        look: 'paragraph',
        words: t(
          'The password of your account was changed just now, and every other device was logged out.',
        ),
      },
      {
        look: 'paragraph',
        words: t(
          'It was not you? Take your account back at once with “Forgot password” on the <login>login page</login>, and <contact>tell us</contact>.',
        ),
        links: { login: origin + to('/login'), contact: origin + to('/contact') },
      },
    ],
  })
}
