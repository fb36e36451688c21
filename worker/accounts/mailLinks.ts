import { to } from '../../languages/t.ts'
import type { Env } from '../env.ts'
import type { MailLinks } from '../mail/mail.ts'
import { codeFor } from './codes.ts'
import { isValidCode } from './store.ts'
import { unsubscribeToken } from './unsubscribe.ts'

const PAGES = { invitation: 'create-account', reset: 'reset-password' } as const

/** The links in mail written at `now`, to pages in its language. They begin with ORIGIN; codes are derived here, not stored. */
export function mailLinks(
  env: Pick<Env, 'DB' | 'ORIGIN' | 'CODE_KEY' | 'SIGNING_KEY'>,
  now: number,
): MailLinks {
  return {
    async toCode(code) {
      if (!(await isValidCode(env.DB, code, now))) return null
      const secret = codeFor(env.CODE_KEY, code)
      const path = `/${PAGES[code.purpose]}/${secret}?email=${encodeURIComponent(code.email)}`
      return env.ORIGIN + to(path)
    },
    toUnsubscribe(email) {
      const token = unsubscribeToken(env.SIGNING_KEY, email)
      return env.ORIGIN + to(`/unsubscribe?email=${encodeURIComponent(email)}&token=${token}`)
    },
  }
}
