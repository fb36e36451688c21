import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { HOUR_MS } from '../contract/durations.ts'
import { sha256 } from '../safety/digest.ts'
import {
  call,
  lastCode,
  newEmail,
  PASSWORD,
  passBotCheck,
  readSignedIn,
  tryLogin,
} from '../testing/accounts.ts'
import { change, storeOwned } from '../testing/editing.ts'
import { makePerson } from '../testing/people.ts'
import { brokenDatabase, request } from '../testing/request.ts'
import { unsubscribeToken } from './unsubscribe.ts'

const lines: string[] = []
const secrets = new Set<string>()

/** Notes a text that must not appear in the log. */
function keep(secret: string): string {
  secrets.add(secret)
  return secret
}

beforeAll(() => {
  for (const level of ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      lines.push(parts.map(String).join(' '))
    })
  }
})
afterAll(() => vi.restoreAllMocks())

/** Makes every call about accounts, successful and failing. */
async function wholeRun(): Promise<void> {
  const email = keep(newEmail())
  const admin = await makePerson({ roles: ['admin'] })
  keep(admin.token)
  const recaptchaToken = keep(await passBotCheck())
  const entry = { email, name: keep('Ada Byron-Lovelace'), recaptchaToken }
  await call('POST', '/api/users/mailinglist', { body: entry })
  await call('POST', '/api/users/mailinglist', { body: entry })
  await call('PUT', `/api/users/mailinglist/${email}`, { by: admin })
  await call('GET', `/api/users/mailinglist?search=${email}`, { by: admin })

  const secretCode = keep(await lastCode(email, 'invitation'))
  const account = { email, password: keep(PASSWORD), secretCode }
  await call('POST', '/api/users/registerSecretCode', { body: { ...account, password: 12345678 } })
  const first = await readSignedIn(
    await call('POST', '/api/users/registerSecretCode', { body: account }),
  )
  await call('POST', '/api/users/registerSecretCode', { body: account })
  await call('GET', '/api/users/mailinglist', { by: { token: keep(first.token) } })
  await request(`/create-account/${secretCode}?email=${email}`)
  await request(`/reset-password/${secretCode}?email=${email}`)

  await call('PUT', `/api/users/reset-password/${email}`)
  const password = keep('another quiet turnip')
  const reset = { email, password, secretCode: keep(await lastCode(email, 'reset')) }
  await call('POST', '/api/users/reset-password', { body: { ...reset, secretCode } })
  await call('POST', '/api/users/reset-password', { body: reset })
  await tryLogin(email, keep('not this turnip'))
  const second = await readSignedIn(await tryLogin(email, password))
  await call('POST', '/api/users/logout', { by: { token: keep(second.token) } })

  await call('DELETE', `/api/users/mailinglist/${email}?token=${keep('made-up-token')}`)
  const token = keep(unsubscribeToken(env.SIGNING_KEY, email))
  await call('DELETE', `/api/users/mailinglist/${email}?token=${token}`)
  const { id, owner } = await storeOwned()
  keep(owner.email)
  await change('POST', id, { rest: '/reports', body: { kind: 'moved' }, by: owner })
  await call('GET', '/api/reports', { by: admin })
  const settings = { DB: brokenDatabase() }
  await call('POST', '/api/users/login', { body: { email, password }, settings })
  await call('GET', '/api/users/me', { by: admin, settings })
  await call('PUT', `/api/users/reset-password/${email}`, { settings })
  await request('/api/users/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"email": "${email}", "password": "${password}`,
  })
}

describe('the log of a whole run', () => {
  it('holds no password, code, token, name or address', async () => {
    await wholeRun()
    expect(lines.length).toBeGreaterThan(20)
    for (const key of ['PASSWORD_PEPPER', 'CODE_KEY', 'SIGNING_KEY'] as const) keep(env[key])
    const log = lines.join('\n')
    for (const secret of secrets) expect(log.includes(secret), secret).toBe(false)
  })

  it('holds no value of a statement that fails after the answer', async () => {
    const person = await makePerson()
    const tokenHash = keep(sha256(person.token))
    await env.DB.prepare('UPDATE user_sessions SET seen_at = seen_at - ?1 WHERE token_hash = ?2')
      .bind(HOUR_MS, tokenHash)
      .run()
    const prepare = (sql: string) =>
      env.DB.prepare(sql.startsWith('update "user_sessions"') ? 'SELECT ?1, ?2, ?3' : sql)
    const settings = { DB: Object.assign(Object.create(env.DB), { prepare }) }
    const from = lines.length
    expect((await call('GET', '/api/users/me', { by: person, settings })).status).toBe(200)
    const late = lines.slice(from).filter((line) => line.includes('late_failure'))
    expect(late).toHaveLength(1)
    expect(late[0]).not.toContain(tokenHash)
  })

  it('is recorded in the audit, without secrets too', async () => {
    const { results } = await env.DB.prepare('SELECT * FROM audit').all<{ action: string }>()
    expect([...new Set(results.map(({ action }) => action))].toSorted()).toEqual([
      'addresses_read',
      'code_refused',
      'denied',
      'invited',
      'login',
      'login_failed',
      'logout',
      'mailing_list_read',
      'password_reset',
      'pre_registered',
      'registered',
      'reset_asked',
      'unsubscribe_refused',
      'unsubscribed',
    ])
    const audit = JSON.stringify(results)
    for (const secret of secrets) expect(audit.includes(secret), secret).toBe(false)
  })
})
