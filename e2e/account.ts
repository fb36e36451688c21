import type { APIRequestContext } from '@playwright/test'
import { callApi } from './calls.ts'
import { linkTo, waitForMail } from './mailbox.ts'
import { tokenOf } from './people.ts'
import { PASSWORD, type SignedIn } from './session.ts'

/** Makes an account as a person gets one: from the mailing list, by an invitation of the admin. */
export async function makeAccount(request: APIRequestContext): Promise<SignedIn> {
  const email = `own-${crypto.randomUUID()}@example.com`
  const check = await callApi<{ recaptchaToken: string }>(null, 'POST', '/dev/challenge')
  const person = { email, name: 'Own', city: 'Yonkers', ...check }
  await callApi(null, 'POST', '/api/users/mailinglist', person)
  const entry = `/api/users/mailinglist/${encodeURIComponent(email)}`
  await callApi(await tokenOf('admin'), 'PUT', entry)
  const link = linkTo(await waitForMail(request, email, /invitation/), '/create-account/')
  const secretCode = link.replace(/^.*\/|\?.*$/g, '')
  const path = '/api/users/registerSecretCode'
  return await callApi(null, 'POST', path, { email, password: PASSWORD, secretCode })
}
