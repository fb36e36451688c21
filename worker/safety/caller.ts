import type { Account } from '../contract/accounts/accounts.ts'

/** Who makes a request, with what they may do as of now. */
export interface Caller extends Account {
  /** Which of their sessions it is. */
  tokenHash: string
}
