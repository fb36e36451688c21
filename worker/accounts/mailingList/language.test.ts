import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { query } from '../../db/client.ts'
import { outbox } from '../../db/tables/mail.ts'
import { call, makeAccount, newEmail, passBotCheck } from '../../testing/accounts.ts'
import { deliver, recordingSender } from '../../testing/mail.ts'
import { LIST } from '../../testing/mailingList.ts'
import { makePerson } from '../../testing/people.ts'

async function signUp(email: string, language: string): Promise<void> {
  const body = { email, name: 'Ada', recaptchaToken: await passBotCheck() }
  expect((await call('POST', LIST, { body, language })).status).toBe(200)
}

async function inviteFrom(language: string, email: string): Promise<void> {
  const by = await makePerson({ roles: ['admin'] })
  const path = `${LIST}/${encodeURIComponent(email)}`
  expect((await call('PUT', path, { by, language })).status).toBe(200)
}

/** The language of each mail to this address, in the order of their templates. */
async function languagesTo(email: string): Promise<string[]> {
  const rows = await query(env.DB)
    .select({ id: outbox.id })
    .from(outbox)
    .where(eq(outbox.recipient, email))
    .orderBy(outbox.template)
  const sender = recordingSender()
  for (const { id } of rows) await deliver([id], Date.now(), sender)
  return sender.mails.map(({ html, subject, text }) => {
    expect(text).toContain(subject)
    return /<html lang="(\w+)"/.exec(html)?.[1] ?? ''
  })
}

it('a sign-up on a German page is confirmed in German', async () => {
  const email = newEmail()
  await signUp(email, 'de')
  expect(await languagesTo(email)).toEqual(['de'])
})

it('an invitation is in the language of the sign-up, not of the admin', async () => {
  const [german, english] = [newEmail(), newEmail()]
  await signUp(german, 'de')
  await signUp(german, 'fr')
  await signUp(english, 'en')
  await inviteFrom('ar', german)
  await inviteFrom('ar', english)
  expect((await languagesTo(german))[0]).toBe('de')
  expect((await languagesTo(english))[0]).toBe('en')
})

it('a forgotten password is answered in the language of the page', async () => {
  const { email } = await makeAccount()
  await call('PUT', `/api/users/reset-password/${encodeURIComponent(email)}`, { language: 'ja' })
  await expect.poll(() => languagesTo(email), { timeout: 10_000 }).toEqual(['ja'])
})
