import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { call, mailsTo, makeAccount, newEmail } from '../testing/accounts.ts'
import { request } from '../testing/request.ts'
import { CODE_LIFE_MS } from './codes.ts'

const ask = (email: string, settings = {}) =>
  call('PUT', `/api/users/reset-password/${encodeURIComponent(email)}`, { settings })

describe('asking for a reset', () => {
  it('mails a code that is valid for an hour', async () => {
    const { email } = await makeAccount()
    const before = Date.now()
    expect((await ask(` ${email.toUpperCase()}`)).status).toBe(200)
    expect(await mailsTo(email)).toEqual(['passwordReset'])
    const ends = await env.DB.prepare('SELECT expires_at FROM secret_codes WHERE email = ?1')
      .bind(email)
      .first<number>('expires_at')
    expect(Math.abs((ends ?? 0) - before - CODE_LIFE_MS.reset)).toBeLessThan(10_000)
  })

  it('answers a known and an unknown address alike, and mails nothing to the unknown', async () => {
    const { email } = await makeAccount()
    const unknown = newEmail()
    const [first, second] = [await ask(email), await ask(unknown)]
    expect([...first.headers.keys()].toSorted()).toEqual([...second.headers.keys()].toSorted())
    expect([first.status, await first.text()]).toEqual([second.status, await second.text()])
    expect(await mailsTo(unknown)).toEqual([])
  })

  it.each(['known', 'unknown'])(
    'is had three times an hour and five a day: %s address',
    async (which) => {
      const email = which === 'known' ? (await makeAccount()).email : newEmail()
      const on = { LIMITS: 'on' }
      const times = async (count: number) => {
        const answers: number[] = []
        for (let i = 0; i < count; i += 1) answers.push((await ask(email, on)).status)
        return answers
      }
      expect(await times(4)).toEqual([200, 200, 200, 429])
      await env.DB.prepare("UPDATE counters SET ends_at = 0 WHERE key LIKE 'reset-hour:%'").run()
      expect(await times(3)).toEqual([200, 200, 429])
      expect((await ask(email, on)).headers.get('retry-after')).toMatch(/^[1-9]\d{3,4}$/)
      expect((await ask(email)).status).toBe(200)
    },
  )

  it('mails the first request in ten minutes, however often strangers have asked', async () => {
    const { email } = await makeAccount()
    const askFrom = async (ip: string) => {
      const init = { method: 'PUT', headers: { 'cf-connecting-ip': ip } }
      const answer = await request(`/api/users/reset-password/${email}`, init, { LIMITS: 'on' })
      return answer.status
    }
    const strangers: number[] = []
    for (let i = 0; i < 6; i += 1) strangers.push(await askFrom(`198.51.100.${40 + i}`))
    expect(strangers).toEqual([200, 200, 200, 429, 429, 429])
    await env.DB.prepare("UPDATE counters SET ends_at = 0 WHERE key LIKE 'reset-owed:%'").run()
    expect(await askFrom('198.51.100.50')).toBe(200)
    expect(await askFrom('198.51.100.50')).toBe(429)
    expect(await mailsTo(email)).toEqual(Array(4).fill('passwordReset'))
  })

  it('is allowed twenty times an hour from one IP, for all addresses together', async () => {
    const askFrom = (ip: string, email: string) =>
      request(
        `/api/users/reset-password/${encodeURIComponent(email)}`,
        { method: 'PUT', headers: { 'cf-connecting-ip': ip } },
        { LIMITS: 'on' },
      )
    for (let i = 0; i < 4; i += 1) {
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => askFrom('198.51.100.7', newEmail())),
      )
      expect(answers.every(({ status }) => status === 200)).toBe(true)
    }
    const { email } = await makeAccount()
    const [known, unknown] = [
      await askFrom('198.51.100.7', email),
      await askFrom('198.51.100.7', newEmail()),
    ]
    expect([known.status, unknown.status]).toEqual([429, 429])
    expect(Number(known.headers.get('retry-after'))).toBeGreaterThan(3500)
    expect(await mailsTo(email)).toEqual([])
    expect((await askFrom('198.51.100.8', email)).status).toBe(200)
  })

  it.each(['nobody', 'a%40b%40c.example', '%E0%A4%A', '%00@example.org'])(
    'answers 400 for %s',
    async (email) => {
      expect((await call('PUT', `/api/users/reset-password/${email}`)).status).toBe(400)
    },
  )
})
