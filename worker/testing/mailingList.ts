import { expect } from 'vitest'
import type { MailingListEntry } from '../contract/accounts/accounts.ts'
import type { Env } from '../env.ts'
import { call, passBotCheck } from './accounts.ts'
import type { Person } from './people.ts'

export const LIST = '/api/users/mailinglist'

/** Adds a person to the mailing list, as the form does. */
export async function preRegister(
  email: string,
  fields: Record<string, unknown> = {},
  settings: Partial<Env> = {},
): Promise<Response> {
  const body = { email, name: 'Ada', recaptchaToken: await passBotCheck(), ...fields }
  return call('POST', LIST, { body, settings })
}

/** The list as an admin sees it. */
export async function readList(
  admin: Person,
  query = '',
): Promise<{ entries: MailingListEntry[]; total: number }> {
  const response = await call('GET', `${LIST}?${query}`, { by: admin })
  expect(response.status).toBe(200)
  const total = Number(response.headers.get('x-total-count'))
  return { entries: await response.json<MailingListEntry[]>(), total }
}
