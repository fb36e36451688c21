import { msg } from '../../languages/t.ts'
import { DEFAULT_ADMIN_TAB } from '../../worker/contract/accounts/accountLimits.ts'
import type { Account } from '../../worker/contract/accounts/accounts.ts'
import { mayUse } from '../account/auth.ts'

interface AdminTab {
  /** The digit in the address. */
  digit: number
  title: string
  /** The user needs one of these groups; empty for every signed-in user. */
  groups: readonly string[]
}

const ADMIN_TABS = [
  { digit: 1, title: msg('Add Google IDs'), groups: ['admin'] },
  { digit: 2, title: msg('Send Account Invitations'), groups: ['admin'] },
  { digit: 3, title: msg('Manage My Restaurants'), groups: [] },
  { digit: 4, title: msg('Reports'), groups: ['admin'] },
  { digit: 5, title: msg('Health'), groups: ['admin'] },
] as const satisfies readonly AdminTab[]

export type AdminDigit = (typeof ADMIN_TABS)[number]['digit']

export function tabsFor(user: Account | null): (typeof ADMIN_TABS)[number][] {
  return ADMIN_TABS.filter(({ groups }) => mayUse(user, groups))
}

/** The tab in an address if it is one of `tabs`, else the default. */
export function tabOf(hash: string, tabs: readonly { digit: AdminDigit }[]): AdminDigit {
  const digit = Number(hash.slice(1))
  return tabs.find((tab) => tab.digit === digit)?.digit ?? DEFAULT_ADMIN_TAB
}
