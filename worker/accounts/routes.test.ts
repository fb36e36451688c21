import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { MailingListEntry } from '../contract/accounts/accounts.ts'
import {
  call,
  lastCode,
  mailsTo,
  newEmail,
  PASSWORD,
  passBotCheck,
  readSignedIn,
  tryLogin,
} from '../testing/accounts.ts'
import { makePerson } from '../testing/people.ts'

async function preRegister(email: string): Promise<Response> {
  const recaptchaToken = await passBotCheck()
  const location = { lat: 40.97, lng: -73.93 }
  const body = { email, name: 'Ada', city: 'Dobbs Ferry', location, recaptchaToken }
  return call('POST', '/api/users/mailinglist', { body })
}

describe('the life of an account', () => {
  it('goes from pre-registration and invitation to an account, logs out, and returns by a reset', async () => {
    const email = newEmail()
    const admin = await makePerson({ roles: ['admin'] })
    expect((await preRegister(email)).status).toBe(200)

    const path = `/api/users/mailinglist/${encodeURIComponent(email)}`
    const invited = await call('PUT', path, { by: admin })
    expect(await invited.json<MailingListEntry>()).toMatchObject({ email, secretCode: 'sent' })

    const secretCode = await lastCode(email, 'invitation')
    const account = { email, password: PASSWORD, secretCode }
    const registered = await call('POST', '/api/users/registerSecretCode', { body: account })
    const first = await readSignedIn(registered)
    expect(first.user).toEqual({ id: first.user.id, email, groups: [] })

    const me = await call('GET', '/api/users/me', { by: first })
    expect(await me.json()).toEqual({ user: first.user })
    expect((await call('POST', '/api/users/logout', { by: first })).status).toBe(204)
    expect((await call('GET', '/api/users/me', { by: first })).status).toBe(401)

    const second = await readSignedIn(await tryLogin(email.toUpperCase()))
    const reset = `/api/users/reset-password/${encodeURIComponent(email)}`
    expect(await (await call('PUT', reset)).json()).toEqual({ ok: true })
    const renewed = { email, password: 'a newer one', secretCode: await lastCode(email, 'reset') }
    const third = await readSignedIn(
      await call('POST', '/api/users/reset-password', { body: renewed }),
    )
    expect((await call('GET', '/api/users/me', { by: second })).status).toBe(401)
    expect((await call('GET', '/api/users/me', { by: third })).status).toBe(200)
    expect((await tryLogin(email)).status).toBe(401)
    expect((await tryLogin(email, 'a newer one')).status).toBe(200)
    expect((await mailsTo(email)).toSorted()).toEqual([
      'invitation',
      'passwordChanged',
      'passwordReset',
      'preRegistered',
    ])
  })

  it('keeps codes and tokens out of the database', async () => {
    const { token, user } = await readSignedIn(await loginOfNewAccount())
    const code = await lastCode(user.email, 'invitation')
    const { results: tables } = await env.DB.prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND sql NOT LIKE '%fts5%'",
    ).all<{ name: string }>()
    for (const { name } of tables) {
      // The development sender stores whole mails there; it is empty in production.
      if (name === 'mailbox') continue
      const { results } = await env.DB.prepare(`SELECT * FROM "${name}" LIMIT 1000`).all()
      const text = JSON.stringify(results)
      for (const secret of [token, code, PASSWORD]) expect(text, name).not.toContain(secret)
    }
  })
})

async function loginOfNewAccount(): Promise<Response> {
  const email = newEmail()
  const admin = await makePerson({ roles: ['admin'] })
  await preRegister(email)
  await call('PUT', `/api/users/mailinglist/${email}`, { by: admin })
  const secretCode = await lastCode(email, 'invitation')
  const body = { email, password: PASSWORD, secretCode }
  return call('POST', '/api/users/registerSecretCode', { body })
}
