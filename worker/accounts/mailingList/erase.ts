import { t } from '../../../languages/t.ts'
import { query } from '../../db/client.ts'
import type { Env } from '../../env.ts'
import { AppError } from '../../errors.ts'
import { forgetListMailStatement } from '../../mail/store.ts'
import { addressMark, auditStatement, refusalOfNetwork } from '../../safety/audit.ts'
import type { RequestContext } from '../../safety/requestContext.ts'
import { foldEmail } from '../email.ts'
import { revokeCodes } from '../store.ts'
import { removeEntry } from './store.ts'

/** Erases an entry, its open invitations and its mail; `actor` is null when the person used their signed link. */
export async function eraseEntry(
  env: Pick<Env, 'DB' | 'SIGNING_KEY'>,
  typed: string,
  actor: string | null,
  context: RequestContext,
): Promise<void> {
  const email = foldEmail(typed)
  const subject = addressMark(env.SIGNING_KEY, email)
  const action = actor === null ? 'unsubscribed' : 'entry_erased'
  await query(env.DB).batch([
    removeEntry(env.DB, email),
    revokeCodes(env.DB, { email, purpose: 'invitation' }, context.now),
    forgetListMailStatement(env.DB, email),
    auditStatement(env.DB, { actor, action, subject }, context),
  ])
}

/** Records a link whose signature does not match the address; returns the error to throw. */
export async function refuseLink(
  env: Pick<Env, 'DB' | 'SIGNING_KEY'>,
  typed: string,
  context: RequestContext,
): Promise<AppError> {
  const subject = addressMark(env.SIGNING_KEY, foldEmail(typed))
  const refused = { action: 'unsubscribe_refused', subject } as const
  await query(env.DB).batch(refusalOfNetwork(env, refused, context))
  return new AppError('forbidden', t('This link is not valid'))
}
