import { t, to } from '../../../languages/t.ts'
import { type WrittenMail, writeLetter } from './letter.tsx'

/** "We have your pre-registration." */
export function preRegistered(origin: string, unsubscribeUrl: string): WrittenMail {
  return writeLetter({
    subject: t('We have your pre-registration'),
    preview: t('We write again as soon as it is your turn.'),
    parts: [
      {
        look: 'paragraph',
        words: t(
          'Thank you for signing up for Sprig. We open accounts area by area, and write again as soon as it is your turn.',
        ),
      },
      { look: 'paragraph', words: t('You need no account to find vegan food:') },
      { look: 'action', words: t('Find a restaurant'), links: { home: origin + to('/') } },
      {
        look: 'small',
        words: t(
          'You did not sign up, or have changed your mind? <leave>Take this address off our list</leave> and we forget it.',
        ),
        links: { leave: unsubscribeUrl },
      },
    ],
    headers: { 'List-Unsubscribe': `<${unsubscribeUrl}>` },
  })
}
