import { env } from 'cloudflare:workers'
import { expect, it, vi } from 'vitest'
import { interceptDatabase } from '../db/interceptDatabase.ts'
import { AT_ONCE } from '../http/load/boundWork.ts'
import { call, makeAccount, PASSWORD } from '../testing/accounts.ts'
import { breakBindings } from '../testing/faults.ts'
import { request } from '../testing/request.ts'

const LIMITS = 'on'
const logIn = (email: string, password: string, settings = {}) =>
  call('POST', '/api/users/login', { body: { email, password }, settings: { ...settings, LIMITS } })

it('an isolate that checks as many passwords as it can refuses the next, known or not, and reads nothing', async () => {
  const { email } = await makeAccount()
  const { promise: gate, resolve: leave } = Promise.withResolvers<void>()
  const inWork = new Set<number>()
  const flood = Array.from({ length: AT_ONCE.PASSWORDS_AT_ONCE.max }, (_, n) => {
    const DB = interceptDatabase(env.DB, async (run) => {
      inWork.add(n)
      await gate
      return await run()
    })
    return logIn(`guess${n}@people.example`, 'a guess', { DB })
  })
  await vi.waitFor(() => expect(inWork.size).toBe(flood.length), { timeout: 10_000 })
  const { settings, calls } = breakBindings(null)
  for (const who of [email, 'nobody@people.example']) {
    const refused = await logIn(who, PASSWORD, settings)
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('5')
  }
  const body = { email, password: PASSWORD, secretCode: 'any' }
  for (const path of ['/api/users/reset-password', '/api/users/registerSecretCode']) {
    const refused = await call('POST', path, { body, settings: { ...settings, LIMITS } })
    expect(refused.status).toBe(503)
  }
  expect(calls).toEqual({ DB: 0, SESSIONS: 0, MAIL_QUEUE: 0 })
  expect((await request('/api/health', {}, { LIMITS })).status).toBe(200)

  leave()
  const answers = await Promise.all(flood)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]))
  expect((await logIn(email, PASSWORD)).status).toBe(200)
})
