import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS } from '../contract/durations.ts'
import { consumeChallenge, countOne } from '../safety/store.ts'
import { call, newEmail } from '../testing/accounts.ts'
import { makePerson } from '../testing/people.ts'
import { makeCode } from './codes.ts'
import { sweepAccounts } from './sweep.ts'

describe('the sweep', () => {
  it('deletes expired rows and keeps those that still count', async () => {
    const now = Date.now()
    const person = await makePerson()
    const email = newEmail()
    await makeCode(env, { purpose: 'reset', email }, now - 3 * DAY_MS).statement
    await makeCode(env, { purpose: 'reset', email }, now).statement
    await countOne(env.DB, 'over', 1000, now - 1000)
    await countOne(env.DB, 'open', 1000, now)
    await consumeChallenge(env.DB, 'over', now)
    await consumeChallenge(env.DB, 'open', now + 1)
    await sweepAccounts(env.DB, now)
    const count = (sql: string) => env.DB.prepare(`SELECT count(*) AS n FROM ${sql}`).first('n')
    expect(await count('secret_codes')).toBe(1)
    expect(await count("counters WHERE key IN ('over', 'open')")).toBe(1)
    expect(await count('used_challenges')).toBe(1)
    expect((await call('GET', '/api/users/me', { by: person })).status).toBe(200)
    await sweepAccounts(env.DB, now + 7 * DAY_MS - MINUTE_MS)
    expect(await count('user_sessions')).toBe(1)
    await sweepAccounts(env.DB, now + 7 * DAY_MS + MINUTE_MS)
    expect(await count('user_sessions')).toBe(0)
  })

  it('finds expired rows without reading whole tables', async () => {
    const asked: string[] = []
    const db: D1Database = Object.assign(Object.create(env.DB), {
      prepare: (sql: string) => {
        asked.push(sql)
        return env.DB.prepare(sql)
      },
      batch: (statements: D1PreparedStatement[]) => env.DB.batch(statements),
    })
    await sweepAccounts(db, Date.now())
    expect(asked.length).toBeGreaterThan(5)
    for (const sql of asked) {
      const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`).bind(1).all()
      expect(JSON.stringify(results), sql).not.toContain('SCAN')
    }
  })
})
