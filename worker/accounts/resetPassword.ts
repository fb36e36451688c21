import type { CodePassword, SignedIn } from '../contract/accounts/accounts.ts'
import type { Env } from '../env.ts'
import { enqueue } from '../mail/queue.ts'
import { outboxStatement } from '../mail/store.ts'
import { auditStatement } from '../safety/audit.ts'
import type { RequestContext } from '../safety/requestContext.ts'
import { forgetCount } from '../safety/store.ts'
import { failuresKey } from './login.ts'
import { type CodeAccount, redeemCode } from './redeemCode.ts'
import { findUser, updatePassword } from './store.ts'

/**
 * Sets a new password for the holder of a reset code, ends every older session and opens a new one.
 * @throws AppError invalid for the password; code_invalid
 */
export async function resetPassword(
  env: Env,
  input: CodePassword,
  context: RequestContext,
): Promise<SignedIn> {
  const mailId = crypto.randomUUID()
  const mailTo = (recipient: string) =>
    ({ id: mailId, recipient, template: 'passwordChanged', params: {} }) as const
  const account = {
    purpose: 'reset',
    findId: async (email) => (await findUser(env.DB, email))?.id ?? null,
    writes: ({ id, email, password }) => [
      ...updatePassword(env.DB, id, password),
      forgetCount(env.DB, failuresKey(env, email)),
      outboxStatement(env.DB, mailTo(email), context.now),
      auditStatement(env.DB, { actor: id, action: 'password_reset', subject: id }, context),
    ],
  } satisfies CodeAccount
  const signedIn = await redeemCode(env, input, account, context)
  context.waitUntil(enqueue(env.MAIL_QUEUE, [mailId]))
  return signedIn
}
