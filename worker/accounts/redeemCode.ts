import type { CodePassword, SignedIn } from '../contract/accounts/accounts.ts'
import { isBrokenConstraint, type Statement } from '../db/client.ts'
import type { Env } from '../env.ts'
import type { RequestContext } from '../safety/requestContext.ts'
import { openSession } from '../sessions/sessions.ts'
import { auditRefusedCode, codeInvalid, redeemStatements, withHeldCode } from './codes.ts'
import { foldEmail } from './email.ts'
import { checkNewPassword, hashPassword, type StoredPassword } from './passwords/password.ts'
import type { CodePurpose } from './store.ts'

/** The account that a code gives access to. */
export interface CodeAccount {
  purpose: CodePurpose
  /** The id of the account; null when the (folded) address has none. */
  findId(email: string): Promise<string | null>
  /** Statements for the batch that uses the code. */
  writes(account: { id: string; email: string; password: StoredPassword }): readonly Statement[]
}

/**
 * Sets a password for the holder of a code, uses the code and opens a session, all in one batch.
 * @throws AppError invalid for the password; code_invalid
 */
export async function redeemCode(
  env: Env,
  input: CodePassword,
  account: CodeAccount,
  context: RequestContext,
): Promise<SignedIn> {
  const email = foldEmail(input.email)
  await checkNewPassword(input.password, email)
  const code = { secretCode: input.secretCode, purpose: account.purpose, email }
  return auditRefusedCode(env, email, context, () =>
    withHeldCode(env, code, context, () =>
      openWithCode(env, { ...input, email }, account, context),
    ),
  )
}

async function openWithCode(
  env: Env,
  { email, password, secretCode }: CodePassword,
  { purpose, findId, writes }: CodeAccount,
  context: RequestContext,
): Promise<SignedIn> {
  const code = { secretCode, purpose, email }
  const id = await findId(email)
  if (id === null) throw codeInvalid()
  const stored = await hashPassword(env.PASSWORD_PEPPER, password)
  const statements = [
    ...redeemStatements(env.DB, code, context.now),
    ...writes({ id, email, password: stored }),
  ]
  const signedIn = await openSession(env, { id, epoch: null }, statements, context).catch(
    (error: unknown) => {
      throw isBrokenConstraint(error) ? codeInvalid() : error
    },
  )
  if (signedIn === null) throw codeInvalid()
  return signedIn
}
