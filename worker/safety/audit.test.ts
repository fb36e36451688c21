import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '../contract/durations.ts'
import { query } from '../db/client.ts'
import { newEmail } from '../testing/accounts.ts'
import { makePerson } from '../testing/people.ts'
import { request } from '../testing/request.ts'
import { refusalStatements } from './audit.ts'

const NOW = Date.now()

async function rows(action: string): Promise<number> {
  const counted = env.DB.prepare('SELECT count(*) AS n FROM audit WHERE action = ?1').bind(action)
  return (await counted.first<number>('n')) ?? 0
}

const refuse = (by: string, now = NOW) =>
  query(env.DB).batch(
    refusalStatements(env.DB, { actor: null, action: 'unsubscribe_refused', subject: 'mark' }, by, {
      now,
      requestId: 'r',
    }),
  )

async function refuseOften(by: string, times: number, now = NOW): Promise<void> {
  for (let i = 0; i < times; i += 1) await refuse(by, now)
}

describe('refusals in the audit', () => {
  it('are recorded sixty times an hour for each caller', async () => {
    await refuseOften('one', 70)
    expect(await rows('unsubscribe_refused')).toBe(60)
    await refuse('another')
    expect(await rows('unsubscribe_refused')).toBe(61)
    await refuse('one', NOW + HOUR_MS)
    expect(await rows('unsubscribe_refused')).toBe(62)
  })

  it('are recorded two thousand times a day for all callers together', async () => {
    const count = env.DB.prepare('SELECT count FROM counters WHERE key = ?1').bind(
      'audit:unsubscribe_refused',
    )
    // Refusals beyond a caller's own limit do not count towards the common limit.
    expect(await count.first('count')).toBe(62)
    await env.DB.prepare(
      "UPDATE counters SET count = 1999 WHERE key = 'audit:unsubscribe_refused'",
    ).run()
    await refuse('a third')
    await refuse('a fourth')
    expect(await rows('unsubscribe_refused')).toBe(63)
    await refuse('a fourth', NOW + DAY_MS)
    expect(await rows('unsubscribe_refused')).toBe(64)
  })

  it('of invented links, codes and logins are all bounded', async () => {
    const init = (method: string, body?: unknown): RequestInit => ({
      method,
      headers: { 'content-type': 'application/json', 'cf-connecting-ip': '2001:db8:9::1' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const before = await Promise.all(['login_failed', 'code_refused', 'reset_asked'].map(rows))
    const tryEach = (email: string) => [
      request('/api/users/login', init('POST', { email, password: 'wrong one' })),
      request(
        '/api/users/registerSecretCode',
        init('POST', { email, password: 'four turnips', secretCode: 'made up' }),
      ),
      request(`/api/users/reset-password/${email}`, init('PUT')),
    ]
    await Promise.all(Array.from({ length: 65 }, newEmail).flatMap(tryEach))
    const after = await Promise.all(['login_failed', 'code_refused', 'reset_asked'].map(rows))
    const written = after.map((count, i) => count - (before[i] ?? 0))
    // After the fiftieth guess codes are no longer checked.
    expect(written).toEqual([60, 50, 60])
  })

  it('of somebody signed in are bounded too', async () => {
    const by = await makePerson()
    const headers = { 'x-auth-token': by.token }
    for (let i = 0; i < 65; i += 1) await request('/api/users/mailinglist', { headers })
    const mine = env.DB.prepare('SELECT count(*) AS n FROM audit WHERE actor = ?1').bind(by.id)
    expect(await mine.first('n')).toBe(60)
  })
})
