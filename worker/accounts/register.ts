import type { CodePassword, SignedIn } from '../contract/accounts/accounts.ts'
import type { Env } from '../env.ts'
import { auditStatement } from '../safety/audit.ts'
import type { RequestContext } from '../safety/requestContext.ts'
import { removeEntry } from './mailingList/store.ts'
import { type CodeAccount, redeemCode } from './redeemCode.ts'
import { insertUser } from './store.ts'

/**
 * Creates an account for the holder of an invitation, opens a session and removes the entry of the mailing list.
 * @throws AppError invalid for the password; code_invalid
 */
export function register(
  env: Env,
  input: CodePassword,
  context: RequestContext,
): Promise<SignedIn> {
  const account = {
    purpose: 'invitation',
    findId: async () => crypto.randomUUID(),
    writes: (user) => [
      insertUser(env.DB, user, context.now),
      removeEntry(env.DB, user.email),
      auditStatement(env.DB, { actor: user.id, action: 'registered', subject: user.id }, context),
    ],
  } satisfies CodeAccount
  return redeemCode(env, input, account, context)
}
