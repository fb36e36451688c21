import type { Env } from '../env.ts'
import { cloudflareSender } from './senders/cloudflare.ts'
import { httpApiSender } from './senders/httpApi.ts'
import { mailboxSender } from './senders/mailbox.ts'
import type { Sender } from './senders/sending.ts'

export type SenderSettings = Pick<Env, 'DB' | 'APP_ENV' | 'MAIL_API_URL' | 'MAIL_API_KEY' | 'MAIL'>

/**
 * The HTTP API if it is set, else in development the mailbox, else the `send_email` binding. Null when there is none; mail then
 * stays in the outbox.
 */
export function chooseSender(settings: SenderSettings): Sender | null {
  const { MAIL_API_URL: url, MAIL_API_KEY: key, MAIL: binding } = settings
  if (url && key) return httpApiSender({ url, key, fetch: (...call) => fetch(...call) })
  if (settings.APP_ENV === 'development') return mailboxSender(settings.DB, Date.now)
  return binding ? cloudflareSender(binding) : null
}
