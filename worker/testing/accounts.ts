import { env } from 'cloudflare:workers'
import { and, desc, eq } from 'drizzle-orm'
import { codeFor } from '../accounts/codes.ts'
import { hashPassword } from '../accounts/passwords/password.ts'
import { type CodePurpose, insertUser } from '../accounts/store.ts'
import type { SignedIn } from '../contract/accounts/accounts.ts'
import { query } from '../db/client.ts'
import { secretCodes } from '../db/tables/accounts.ts'
import { outbox } from '../db/tables/mail.ts'
import type { Env } from '../env.ts'
import type { Person } from './people.ts'
import { request } from './request.ts'

export const PASSWORD = 'four turnips, quietly'

/** A JSON call of the API, signed in or signed out. */
export function call(
  method: string,
  path: string,
  {
    body,
    by,
    settings,
    language,
  }: {
    body?: unknown
    by?: Pick<Person, 'token'>
    settings?: Partial<Env>
    /** The language of the calling page. */
    language?: string
  } = {},
): Promise<Response> {
  return request(
    path,
    {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(by ? { 'x-auth-token': by.token } : {}),
        ...(language ? { 'accept-language': language } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    },
    settings,
  )
}

/** An address that no other test uses. */
export function newEmail(): string {
  return `${crypto.randomUUID()}@people.example`
}

/** An account that logs in with PASSWORD. */
export async function makeAccount(email = newEmail()): Promise<{ id: string; email: string }> {
  const id = crypto.randomUUID()
  const password = await hashPassword(env.PASSWORD_PEPPER, PASSWORD)
  await insertUser(env.DB, { id, email, password }, Date.now())
  return { id, email }
}

export function tryLogin(
  email: string,
  password = PASSWORD,
  more: Record<string, unknown> = {},
): Promise<Response> {
  return call('POST', '/api/users/login', { body: { email, password, ...more } })
}

export async function readSignedIn(response: Response): Promise<SignedIn> {
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`)
  return response.json<SignedIn>()
}

/** A token of the development bot check. */
export async function passBotCheck(): Promise<string> {
  const response = await request('/dev/challenge', { method: 'POST' })
  return (await response.json<{ recaptchaToken: string }>()).recaptchaToken
}

/** The code of the last mail to this address. */
export async function lastCode(email: string, purpose: CodePurpose): Promise<string> {
  const code = await query(env.DB)
    .select({ id: secretCodes.id })
    .from(secretCodes)
    .where(and(eq(secretCodes.email, email), eq(secretCodes.purpose, purpose)))
    .orderBy(desc(secretCodes.createdAt))
    .get()
  if (code === undefined) throw new Error(`No ${purpose} code for ${email}`)
  return codeFor(env.CODE_KEY, { ...code, purpose, email })
}

/** The mails in the outbox for this address, oldest first. */
export async function mailsTo(email: string): Promise<string[]> {
  const mails = await query(env.DB)
    .select({ template: outbox.template })
    .from(outbox)
    .where(eq(outbox.recipient, email))
    .orderBy(outbox.createdAt, outbox.id)
  return mails.map(({ template }) => template)
}
