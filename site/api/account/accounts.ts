import type { SignedIn } from '../../../worker/contract/accounts/accounts.ts'
import type { LatLng } from '../../../worker/contract/search.ts'
import { call } from '../client.ts'

/** `recaptchaToken` is required after several failed tries; the error then names it as its `param`. */
export async function postLogin(input: {
  email: string
  password: string
  recaptchaToken?: string
}): Promise<SignedIn> {
  const options = { method: 'POST', body: input, anonymous: true } as const
  return (await call<SignedIn>('/api/users/login', options)).value
}

/** Requests a reset link; the answer is the same for unknown addresses. */
export async function requestReset(email: string): Promise<void> {
  const path = `/api/users/reset-password/${encodeURIComponent(email)}`
  await call(path, { method: 'PUT', anonymous: true })
}

export interface CodeAndPassword {
  email: string
  password: string
  secretCode: string
}

export async function resetPassword(input: CodeAndPassword): Promise<SignedIn> {
  const options = { method: 'POST', body: input, anonymous: true } as const
  return (await call<SignedIn>('/api/users/reset-password', options)).value
}

export async function registerSecretCode(input: CodeAndPassword): Promise<SignedIn> {
  const options = { method: 'POST', body: input, anonymous: true } as const
  return (await call<SignedIn>('/api/users/registerSecretCode', options)).value
}

export interface PreRegistration {
  email: string
  name: string
  city: string
  /** Omitted if the visitor has not shared it. */
  location?: LatLng
  recaptchaToken: string
}

export async function preRegister(input: PreRegistration): Promise<void> {
  await call('/api/users/mailinglist', { method: 'POST', body: input, anonymous: true })
}

/** A signed, expiring token of the development bot check. */
export async function fetchChallenge(): Promise<string> {
  const options = { method: 'POST', anonymous: true } as const
  return (await call<{ recaptchaToken: string }>('/dev/challenge', options)).value.recaptchaToken
}
