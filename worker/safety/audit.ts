import { DAY_MS, HOUR_MS } from '../contract/durations.ts'
import type { Database } from '../db/client.ts'
import { sign } from './digest.ts'
import { networkOf } from './network.ts'
import type { RequestContext } from './requestContext.ts'
import { countUpTo, insertAudit, type When } from './store.ts'

type AuditAction =
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
 * `addressMark`, never an address, a code or a token. `when`: see `When`.
 */
export function auditStatement(
  db: Database,
  entry: { actor: string | null; action: AuditAction; subject: string | null },
  { now, requestId }: Pick<RequestContext, 'now' | 'requestId'>,
  when: When = 'always',
) {
  return insertAudit(db, { ...entry, at: now, requestId }, when)
}

/** The most rows of one action: for each caller in an hour, and for all callers in a day. */
const MAX_REFUSALS_PER_HOUR = 60
const MAX_REFUSALS_PER_DAY = 2000

/** Audit rows for refusals, bounded so that nobody can fill the table. `by` is an account's id or a `networkMark`. */
export function refusalStatements(
  db: Database,
  entry: Parameters<typeof auditStatement>[1],
  by: string,
  context: Pick<RequestContext, 'now' | 'requestId'>,
) {
  const key = `audit:${entry.action}`
  const hour = { key: `${key}:${by}`, max: MAX_REFUSALS_PER_HOUR, windowMs: HOUR_MS }
  const day = { key, max: MAX_REFUSALS_PER_DAY, windowMs: DAY_MS }
  return [
    countUpTo(db, hour, context.now, 'always'),
    countUpTo(db, day, context.now, 'if changed'),
    auditStatement(db, entry, context, 'if changed'),
  ] as const
}

/** The same for a caller without an account, by their network. */
export function refusalOfNetwork(
  env: { DB: Database; SIGNING_KEY: string },
  entry: Omit<Parameters<typeof auditStatement>[1], 'actor'>,
  context: Pick<RequestContext, 'now' | 'requestId' | 'ip'>,
) {
  const by = networkMark(env.SIGNING_KEY, context.ip)
  return refusalStatements(env.DB, { ...entry, actor: null }, by, context)
}

/** A keyed digest that stands for an e-mail address in counters and audit. */
export function addressMark(key: string, email: string): string {
  return sign(key, 'address', email)
}

/** A keyed digest that stands for an IP address's network, so that D1 and its backups hold no IP address. */
export function networkMark(key: string, ip: string): string {
  return sign(key, 'network', networkOf(ip))
}
