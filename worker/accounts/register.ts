import type { SignedIn } from '../contract/accounts.ts'
import type { Env } from '../env.ts'
import { codeInvalid, holdCode, redeemStatements, withCode } from './codes.ts'
import { foldEmail } from './email.ts'
import { removeEntry } from './mailingList/store.ts'
import { checkNewPassword, hashPassword } from './password.ts'
import { auditStatement } from './safety/audit.ts'
import type { Occasion } from './safety/occasion.ts'
import { beginSession, keepSession, toAccount } from './sessions/sessions.ts'
import type { SessionRow } from './sessions/store.ts'
import { insertUser, isBrokenConstraint } from './store.ts'

/**
 * An account for who holds an invitation, and a session for it. The entry of the mailing list has done its work.
 * @throws AppError invalid for the password; code_invalid
 */
export async function register(
  env: Env,
  input: { email: string; password: string; secretCode: string },
  occasion: Occasion,
): Promise<SignedIn> {
  const email = foldEmail(input.email)
  await checkNewPassword(input.password, email)
  return withCode(env, email, occasion, () => openAccount(env, { ...input, email }, occasion))
}

async function openAccount(
  env: Env,
  input: { email: string; password: string; secretCode: string },
  occasion: Occasion,
): Promise<SignedIn> {
  const { email } = input
  const code = { secretCode: input.secretCode, purpose: 'invitation', email } as const
  await holdCode(env.DB, code, occasion.now)
  const password = await hashPassword(env.PASSWORD_PEPPER, input.password)
  const id = crypto.randomUUID()
  const session = beginSession(env.DB, { id, epoch: null }, occasion.now)
  const results = await env.DB.batch<SessionRow>([
    ...redeemStatements(env.DB, code, occasion.now),
    insertUser(env.DB, { id, email, password }, occasion.now),
    removeEntry(env.DB, email),
    auditStatement(env.DB, { actor: id, action: 'registered', subject: id }, occasion),
    ...session.statements,
  ]).catch((error: unknown) => {
    throw isBrokenConstraint(error) ? codeInvalid() : error
  })
  const row = results.at(-1)?.results[0]
  if (row === undefined) throw codeInvalid()
  keepSession(env, session.tokenHash, id, occasion)
  return { token: session.token, user: toAccount(row) }
}
