import { codeFor } from '../accounts/codes.ts'
import { unsubscribeToken } from '../accounts/unsubscribe.ts'
import type { Env } from '../env.ts'
import type { MailContent } from './mail.ts'
import { accountExists } from './templates/accountExists.tsx'
import { invitation } from './templates/invitation.tsx'
import type { WrittenMail } from './templates/letter.tsx'
import { passwordChanged } from './templates/passwordChanged.tsx'
import { passwordReset } from './templates/passwordReset.tsx'
import { preRegistered } from './templates/preRegistered.tsx'

export type MailSettings = Pick<Env, 'ORIGIN' | 'CODE_KEY' | 'SIGNING_KEY'>

/**
 * Writes a mail. The same content gives the same words each time, which an idempotency key asks for. Links begin with
 * ORIGIN and nothing else; codes are made here and kept nowhere.
 */
export async function writeMail(
  settings: MailSettings,
  recipient: string,
  content: MailContent,
): Promise<WrittenMail> {
  const { ORIGIN: origin } = settings
  switch (content.template) {
    case 'preRegistered':
      return preRegistered(origin, unsubscribeUrl(settings, recipient))
    case 'invitation':
      return invitation(
        await codeUrl(settings, 'create-account', recipient, {
          id: content.params.codeId,
          purpose: 'invitation',
        }),
        unsubscribeUrl(settings, recipient),
      )
    case 'passwordReset':
      return passwordReset(
        await codeUrl(settings, 'reset-password', recipient, {
          id: content.params.codeId,
          purpose: 'reset',
        }),
      )
    case 'passwordChanged':
      return passwordChanged(origin)
    case 'accountExists':
      return accountExists(origin)
  }
}

async function codeUrl(
  { ORIGIN, CODE_KEY }: MailSettings,
  page: 'create-account' | 'reset-password',
  email: string,
  { id, purpose }: { id: string; purpose: 'invitation' | 'reset' },
): Promise<string> {
  const code = await codeFor(CODE_KEY, { id, purpose, email })
  return `${ORIGIN}/${page}/${code}?email=${encodeURIComponent(email)}`
}

function unsubscribeUrl({ ORIGIN, SIGNING_KEY }: MailSettings, email: string): string {
  const token = unsubscribeToken(SIGNING_KEY, email)
  return `${ORIGIN}/unsubscribe?email=${encodeURIComponent(email)}&token=${token}`
}
