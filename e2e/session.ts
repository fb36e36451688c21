import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'
import { saveData } from './savingData.ts'

export const PASSWORD = 'sprig-demo-1'

export interface SignedIn {
  token: string
  user: { id: string; email: string; groups: string[] }
}
export type SampleAccount = 'admin' | 'beta' | 'owner' | 'user'

const sessions = new Map<string, Promise<SignedIn>>()

export async function logInByCall(origin: string, name: SampleAccount): Promise<SignedIn> {
  const answer = await fetch(`${origin}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@sprig.test`, password: PASSWORD }),
  })
  if (!answer.ok) throw new Error(`Login as ${name} answered ${answer.status}`)
  return await answer.json()
}

/** Each worker logs in once to a sample account, because hashing a password takes longer than most tests. */
export async function sessionOf(origin: string, who: SampleAccount | SignedIn): Promise<SignedIn> {
  if (typeof who !== 'string') return who
  const session = sessions.get(who) ?? logInByCall(origin, who)
  sessions.set(who, session)
  return await session
}

/** A device on which an account is signed in, and whose visitor saves data. */
export async function deviceOf(
  browser: Browser,
  origin: string,
  who: SampleAccount | SignedIn,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const { token, user } = await sessionOf(origin, who)
  const localStorage = [
    { name: 'account', value: JSON.stringify(user) },
    { name: 'token', value: token },
  ]
  const storageState = { cookies: [], origins: [{ origin, localStorage }] }
  const context = await browser.newContext({ baseURL: origin, ...options, storageState })
  await context.addInitScript(saveData)
  return context
}
