import type { Account } from '../contract/accounts/accounts.ts'

/** The account that makes a request, with its present groups. */
export interface Caller extends Account {
  /** The session of this request. */
  tokenHash: string
}
