import { TOKEN_HEADER } from '../../../worker/contract/accounts/accountLimits.ts'
import type { Account } from '../../../worker/contract/accounts/accounts.ts'
import { call } from '../client.ts'

/** Ends the session of a token, which this device may have forgotten by then. */
export async function postLogout(token: string): Promise<void> {
  const headers = { [TOKEN_HEADER]: token }
  const options = { method: 'POST', headers, anonymous: true, keepalive: true } as const
  await call('/api/users/logout', options)
}

/** Ends every session of the account, on this and every other device. */
export async function postLogoutEverywhere(): Promise<void> {
  await call('/api/users/logout-everywhere', { method: 'POST' })
}

/** The account of the session, with its groups as of now. */
export async function fetchMe(): Promise<Account> {
  return (await call<{ user: Account }>('/api/users/me', { quiet: true })).value.user
}
