import { t } from '../../../languages/t.ts'
import { type WrittenMail, writeLetter } from './letter.tsx'

/** The link that sets a new password. */
export function passwordReset(resetUrl: string): WrittenMail {
  return writeLetter({
    subject: t('Reset your Sprig password'),
    preview: t('The link holds until 60 minutes after you asked.'),
    parts: [
      {
        look: 'paragraph',
        words: t('Somebody, we hope you, asked for a new password for this address.'),
      },
      { look: 'action', words: t('Choose a new password'), links: { reset: resetUrl } },
      {
        look: 'small',
        words: t('The link works once and holds until 60 minutes after you asked.'),
      },
      { look: 'small', words: t('It was not you? Do nothing: your password stays as it is.') },
    ],
  })
}
