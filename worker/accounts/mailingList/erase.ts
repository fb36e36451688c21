import type { Env } from '../../env.ts'
import { forgetListMailStatement } from '../../mail/store.ts'
import { foldEmail } from '../email.ts'
import { addressMark, auditStatement } from '../safety/audit.ts'
import type { Occasion } from '../safety/occasion.ts'
import { removeEntry, voidInvitations } from './store.ts'

/** Erases an entry, its open invitations and its mail; `actor` is null for the person themselves, by their signed link. */
export async function eraseEntry(
  env: Pick<Env, 'DB' | 'SIGNING_KEY'>,
  typed: string,
  actor: string | null,
  occasion: Occasion,
): Promise<void> {
  const email = foldEmail(typed)
  const subject = addressMark(env.SIGNING_KEY, email)
  const action = actor === null ? 'unsubscribed' : 'entry_erased'
  await env.DB.batch([
    removeEntry(env.DB, email),
    voidInvitations(env.DB, email, occasion.now),
    forgetListMailStatement(env.DB, email),
    auditStatement(env.DB, { actor, action, subject }, occasion),
  ])
}
