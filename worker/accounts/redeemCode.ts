import type { SignedIn } from '../contract/accounts/accounts.ts'
import { isBrokenConstraint, type Statement } from '../db/client.ts'
import type { Env } from '../env.ts'
import type { RequestContext } from '../safety/requestContext.ts'
import { openSession } from '../sessions/sessions.ts'
import { codeInvalid, holdCode, redeemStatements, withCode } from './codes.ts'
import { foldEmail } from './email.ts'
import { checkNewPassword, hashPassword, type StoredPassword } from './passwords/password.ts'
import type { CodePurpose } from './store.ts'

export interface Redeeming {
  email: string
  /** The one to set. */
  password: string
  secretCode: string
}

/** What a code opens. */
export interface Opening {
  purpose: CodePurpose
  /** The id of the account; null when a (folded) address has none to open. */
  whose(email: string): Promise<string | null>
  /** What is written in the batch that spends the code. */
  writes(account: { id: string; email: string; password: StoredPassword }): readonly Statement[]
}

/**
 * Sets a password for who holds a code, spends the code and opens a session, all or nothing.
 * @throws AppError invalid for the password; code_invalid
 */
export async function redeemCode(
  env: Env,
  input: Redeeming,
  opening: Opening,
  context: RequestContext,
): Promise<SignedIn> {
  const email = foldEmail(input.email)
  await checkNewPassword(input.password, email)
  return withCode(env, email, context, () =>
    openWithCode(env, { ...input, email }, opening, context),
  )
}

async function openWithCode(
  env: Env,
  { email, password, secretCode }: Redeeming,
  { purpose, whose, writes }: Opening,
  context: RequestContext,
): Promise<SignedIn> {
  const code = { secretCode, purpose, email }
  await holdCode(env, code, context)
  const id = await whose(email)
  if (id === null) throw codeInvalid()
  const stored = await hashPassword(env.PASSWORD_PEPPER, password)
  const spent = [
    ...redeemStatements(env.DB, code, context.now),
    ...writes({ id, email, password: stored }),
  ]
  const signedIn = await openSession(env, { id, epoch: null }, spent, context).catch(
    (error: unknown) => {
      throw isBrokenConstraint(error) ? codeInvalid() : error
    },
  )
  if (signedIn === null) throw codeInvalid()
  return signedIn
}
