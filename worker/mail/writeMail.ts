import type { MailContent, MailLinks } from './mail.ts'
import { accountExists } from './templates/accountExists.ts'
import { invitation } from './templates/invitation.ts'
import type { WrittenMail } from './templates/letter.tsx'
import { passwordChanged } from './templates/passwordChanged.ts'
import { passwordReset } from './templates/passwordReset.ts'
import { preRegistered } from './templates/preRegistered.ts'

/**
 * Writes a mail in the current language; null when its code expired while it waited. Equal content gives an equal text each
 * time, as an idempotency key requires.
 */
export async function writeMail(
  { origin, links }: { origin: string; links: MailLinks },
  recipient: string,
  content: MailContent,
): Promise<WrittenMail | null> {
  switch (content.template) {
    case 'preRegistered':
      return preRegistered(origin, links.toUnsubscribe(recipient))
    case 'invitation': {
      const code = { id: content.params.codeId, purpose: 'invitation', email: recipient } as const
      const url = await links.toCode(code)
      return url === null ? null : invitation(url, links.toUnsubscribe(recipient))
    }
    case 'passwordReset': {
      const code = { id: content.params.codeId, purpose: 'reset', email: recipient } as const
      const url = await links.toCode(code)
      return url === null ? null : passwordReset(url)
    }
    case 'passwordChanged':
      return passwordChanged(origin)
    case 'accountExists':
      return accountExists(origin)
  }
}
