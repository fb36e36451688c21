import type { SignedIn } from '../contract/accounts.ts'
import type { Env } from '../env.ts'
import { enqueue } from '../mail/queue.ts'
import { outboxStatement } from '../mail/store.ts'
import { codeInvalid, holdCode, redeemStatements, withCode } from './codes.ts'
import { foldEmail } from './email.ts'
import { failuresKey } from './login.ts'
import { checkNewPassword, hashPassword } from './password.ts'
import { auditStatement } from './safety/audit.ts'
import type { Occasion } from './safety/occasion.ts'
import { forgetCount } from './safety/store.ts'
import { beginSession, keepSession, toAccount } from './sessions/sessions.ts'
import type { SessionRow } from './sessions/store.ts'
import { findUser, isBrokenConstraint, updatePassword } from './store.ts'

/**
 * A new password for who holds a reset code, and a session; every older session is dead.
 * @throws AppError invalid for the password; code_invalid
 */
export async function resetPassword(
  env: Env,
  input: { email: string; password: string; secretCode: string },
  occasion: Occasion,
): Promise<SignedIn> {
  const email = foldEmail(input.email)
  await checkNewPassword(input.password, email)
  return withCode(env, email, occasion, () => replacePassword(env, { ...input, email }, occasion))
}

async function replacePassword(
  env: Env,
  input: { email: string; password: string; secretCode: string },
  occasion: Occasion,
): Promise<SignedIn> {
  const { email } = input
  const code = { secretCode: input.secretCode, purpose: 'reset', email } as const
  await holdCode(env.DB, code, occasion.now)
  const user = await findUser(env.DB, email)
  if (user === null) throw codeInvalid()
  const password = await hashPassword(env.PASSWORD_PEPPER, input.password)
  const session = beginSession(env.DB, { id: user.id, epoch: null }, occasion.now)
  const mail = {
    id: crypto.randomUUID(),
    recipient: email,
    template: 'passwordChanged',
    params: {},
  } as const
  const results = await env.DB.batch<SessionRow>([
    ...redeemStatements(env.DB, code, occasion.now),
    ...updatePassword(env.DB, user.id, password),
    forgetCount(env.DB, failuresKey(env, email)),
    outboxStatement(env.DB, mail, occasion.now),
    auditStatement(
      env.DB,
      { actor: user.id, action: 'password_reset', subject: user.id },
      occasion,
    ),
    ...session.statements,
  ]).catch((error: unknown) => {
    throw isBrokenConstraint(error) ? codeInvalid() : error
  })
  const row = results.at(-1)?.results[0]
  if (row === undefined) throw codeInvalid()
  occasion.later(enqueue(env.MAIL_QUEUE, [mail.id]))
  keepSession(env, session.tokenHash, user.id, occasion)
  return { token: session.token, user: toAccount(row) }
}
