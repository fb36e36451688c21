import type { SignedIn } from '../contract/accounts/accounts.ts'
import type { Env } from '../env.ts'
import { auditStatement } from '../safety/audit.ts'
import type { RequestContext } from '../safety/requestContext.ts'
import { removeEntry } from './mailingList/store.ts'
import { type Opening, type Redeeming, redeemCode } from './redeemCode.ts'
import { insertUser } from './store.ts'

/**
 * An account for who holds an invitation, and a session for it. The entry of the mailing list has done its work.
 * @throws AppError invalid for the password; code_invalid
 */
export function register(env: Env, input: Redeeming, context: RequestContext): Promise<SignedIn> {
  const opening = {
    purpose: 'invitation',
    whose: async () => crypto.randomUUID(),
    writes: (account) => [
      insertUser(env.DB, account, context.now),
      removeEntry(env.DB, account.email),
      auditStatement(
        env.DB,
        { actor: account.id, action: 'registered', subject: account.id },
        context,
      ),
    ],
  } satisfies Opening
  return redeemCode(env, input, opening, context)
}
