import { t } from '../../../languages/t.ts'
import { type WrittenMail, writeLetter } from './letter.tsx'

/** "It is your turn", with the link that creates the account. */
export function invitation(createAccountUrl: string, unsubscribeUrl: string): WrittenMail {
  return writeLetter({
    subject: t('Your invitation to Sprig'),
    preview: t('It is your turn: create your account.'),
    parts: [
      {
        look: 'paragraph',
        words: t(
          'It is your turn. With an account you can add the places you know and keep them up to date.',
        ),
      },
      { look: 'action', words: t('Create your account'), links: { create: createAccountUrl } },
      {
        look: 'small',
        words: t('The link is for this address only, works once, and holds for 7 days.'),
      },
      {
        look: 'small',
        words: t(
          'You did not ask for it? Do nothing, or <leave>take this address off our list</leave>.',
        ),
        links: { leave: unsubscribeUrl },
      },
    ],
    headers: { 'List-Unsubscribe': `<${unsubscribeUrl}>` },
  })
}
