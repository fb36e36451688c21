import type { Database } from '../db/client.ts'
import { DAY_MS, HOUR_MS } from '../time.ts'
import { sign } from './digest.ts'
import { networkOf } from './network.ts'
import type { RequestContext } from './requestContext.ts'
import { countUpTo, insertAudit, type When } from './store.ts'

export type AuditAction =
  | 'login'
  | 'login_failed'
  | 'logout'
  | 'logout_everywhere'
  | 'denied'
  | 'pre_registered'
  | 'invited'
  | 'registered'
  | 'code_refused'
  | 'reset_asked'
  | 'password_reset'
  | 'role_granted'
  | 'roles_revoked'
  | 'restaurant_given'
  | 'mailing_list_read'
  | 'entry_erased'
  | 'unsubscribed'
  | 'unsubscribe_refused'
  | 'addresses_read'

/**
 * A row that says who did what to whom. `actor` is a user's id; `subject` a user's id, a route, a role, a restaurant or
 * `addressMark`, never an address, a code or a token. 'if changed': not where the statement ahead of it in its batch changed
 * nothing.
 */
export function auditStatement(
  db: Database,
  entry: { actor: string | null; action: AuditAction; subject: string | null },
  { now, requestId }: Pick<RequestContext, 'now' | 'requestId'>,
  when: When = 'always',
) {
  return insertAudit(db, { ...entry, at: now, requestId }, when)
}

/** One who tries on and on leaves so many rows of a kind an hour, and all together so many a day. */
const MOST_REFUSALS_AN_HOUR = 60
const MOST_REFUSALS_A_DAY = 2000

/**
 * The same for what nobody has to be let in for, so that strangers cannot fill the table. `by` is an account's id or a
 * `networkMark`.
 */
export function refusalStatements(
  db: Database,
  entry: Parameters<typeof auditStatement>[1],
  by: string,
  context: Pick<RequestContext, 'now' | 'requestId'>,
) {
  const key = `audit:${entry.action}`
  const hour = { key: `${key}:${by}`, most: MOST_REFUSALS_AN_HOUR, windowMs: HOUR_MS }
  const day = { key, most: MOST_REFUSALS_A_DAY, windowMs: DAY_MS }
  return [
    countUpTo(db, hour, context.now, 'always'),
    countUpTo(db, day, context.now, 'if changed'),
    auditStatement(db, entry, context, 'if changed'),
  ] as const
}

/** Stands for an address in counters and audit: equal for equal addresses, and of no use without the key. */
export function addressMark(key: string, email: string): string {
  return sign(key, 'address', email)
}

/** The same for the network of a connection, whose address D1 and its backups are not to hold. */
export function networkMark(key: string, ip: string): string {
  return sign(key, 'network', networkOf(ip))
}
