import type {
  CodePassword,
  PreRegistration,
  SignedIn,
} from '../../../worker/contract/accounts/accounts.ts'
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

export async function resetPassword(input: CodePassword): Promise<SignedIn> {
  const options = { method: 'POST', body: input, anonymous: true } as const
  return (await call<SignedIn>('/api/users/reset-password', options)).value
}

export async function registerSecretCode(input: CodePassword): Promise<SignedIn> {
  const options = { method: 'POST', body: input, anonymous: true } as const
  return (await call<SignedIn>('/api/users/registerSecretCode', options)).value
}

export async function preRegister(input: PreRegistration): Promise<void> {
  await call('/api/users/mailinglist', { method: 'POST', body: input, anonymous: true })
}

/** A signed, expiring token of the development bot check. */
export async function fetchChallenge(): Promise<string> {
  const options = { method: 'POST', anonymous: true } as const
  return (await call<{ recaptchaToken: string }>('/dev/challenge', options)).value.recaptchaToken
}
