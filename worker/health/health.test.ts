import { createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { HOUR_MS } from '../contract/durations.ts'
import type { HealthReport } from '../contract/health.ts'
import worker from '../index.ts'
import { storeRestaurant } from '../testing/editing.ts'
import { as, makePerson, type Person } from '../testing/people.ts'
import { brokenDatabase, request } from '../testing/request.ts'

const REPORT = '/api/health/report'
const since = new Date('2026-11-20T10:00:00.000Z')
let admin: Person

async function run(statements: string): Promise<void> {
  await env.DB.batch(statements.split(';').map((one) => env.DB.prepare(one)))
}

async function read(settings = {}): Promise<HealthReport> {
  const response = await request(REPORT, { headers: as(admin) }, settings)
  expect(response.status).toBe(200)
  return response.json()
}

const restaurantsIn = ({ sizes }: HealthReport): number =>
  sizes.tables.find(({ name }) => name === 'restaurants')?.rows ?? Number.NaN

beforeAll(async () => {
  admin = await makePerson({ roles: ['admin'] })
})

/** Empty tables, and a fixed clock so that no day ends in the middle of a test. */
beforeEach(async () => {
  vi.setSystemTime(Date.now())
  await run(`DELETE FROM outbox; DELETE FROM place_budgets; DELETE FROM place_services;
    DELETE FROM counters; DELETE FROM audit`)
  for (const bucket of [env.BACKUPS, env.OPEN_DATA]) {
    await bucket.delete((await bucket.list()).objects.map(({ key }) => key))
  }
})

afterEach(() => {
  vi.useRealTimers()
})

describe('the health report', () => {
  it('is for admins only', async () => {
    const owner = await makePerson({ owns: [await storeRestaurant()] })
    const beta = await makePerson({ roles: ['beta'] })
    const refused = [{}, as(owner), as(beta), as({ token: 'admin' })].map((headers) =>
      request(REPORT, { headers }),
    )
    const statuses = (await Promise.all(refused)).map(({ status }) => status)
    expect(statuses).toEqual([401, 403, 403, 401])
  })

  it('is refused once the role is revoked', async () => {
    const former = await makePerson({ roles: ['admin'] })
    await env.DB.prepare('DELETE FROM user_roles WHERE user_id = ?').bind(former.id).run()
    expect((await request(REPORT, { headers: as(former) })).status).toBe(403)
  })

  it('says that all is well when nothing has happened', async () => {
    const { mail, placeServices, nightly, hasCounters } = await read()
    expect(mail).toEqual({ waiting: 0, waitingSince: null, failed: [] })
    expect(placeServices).toEqual({ callsADay: 1000, services: [] })
    expect(nightly).toEqual({ backup: null, openData: null })
    expect(hasCounters).toBe(false)
  })

  it('says which mail waits and why other mail failed', async () => {
    const now = Date.now()
    await run(`INSERT INTO outbox (id, template, recipient, params, created_at, due_at, state, reason)
      VALUES ('w1', 'reset', 'a@sprig.test', '{}', ${since.getTime()}, 9, 'waiting', NULL),
        ('w2', 'reset', 'a@sprig.test', '{}', ${now}, 9, 'claimed', NULL),
        ('f1', 'reset', 'a@sprig.test', '{}', ${now}, 9, 'failed', 'http_503'),
        ('f2', 'reset', 'a@sprig.test', '{}', ${now}, 9, 'failed', 'http_503'),
        ('old', 'reset', '', '{}', 1, 9, 'failed', 'expired')`)
    expect((await read()).mail).toEqual({
      waiting: 2,
      waitingSince: since.toISOString(),
      failed: [{ reason: 'http_503', mails: 2 }],
    })
  })

  it('counts the calls of place services and says until when one is paused', async () => {
    const until = Date.now() + HOUR_MS
    const today = new Date().toISOString().slice(0, 10)
    await run(`INSERT INTO place_budgets VALUES ('google', '${today}', 12), ('google', '2026-01-01', 99);
      INSERT INTO place_services (provider, down_until) VALUES ('google', ${until}), ('nominatim', 5)`)
    expect((await read({ PLACES_A_DAY: '50' })).placeServices).toEqual({
      callsADay: 50,
      services: [
        { name: 'google', callsToday: 12, pausedUntil: new Date(until).toISOString() },
        { name: 'nominatim', callsToday: 0, pausedUntil: null },
      ],
    })
  })

  it('reports counters and refusals without naming anybody', async () => {
    const soon = Date.now() + HOUR_MS
    await run(`INSERT INTO counters VALUES ('login-ip:abc', 3, 1, ${soon}), ('login-ip:def', 9, 1, ${soon}),
        ('edits:u1', 2, 1, ${soon}), ('over:x', 5, 1, 2)`)
    const stranger = await makePerson()
    const refused = await request('/api/users/mailinglist', { headers: as(stranger) })
    expect(refused.status).toBe(403)
    const { limits } = await read()
    expect(limits.counted).toContainEqual({ kind: 'login-ip', keys: 2, highest: 9 })
    expect(limits.counted).toContainEqual({ kind: 'edits', keys: 1, highest: 2 })
    expect(limits.counted.map(({ kind }) => kind)).not.toContain('over')
    expect(limits.refused).toEqual([{ call: 'GET /api/users/mailinglist', times: 1 }])
    expect(JSON.stringify(limits)).not.toMatch(new RegExp(`abc|u1|${stranger.id}`))
  })

  it('reports the size of the database and the nightly files in R2', async () => {
    for (const cron of ['17 3 * * *', '47 3 * * *']) {
      await worker.scheduled(createScheduledController({ cron }), env)
    }
    const before = restaurantsIn(await read())
    await storeRestaurant()
    const report = await read()
    const { sizes, nightly } = report
    expect(sizes.databaseBytes).toBeGreaterThan(100_000)
    expect(restaurantsIn(report)).toBe(before + 1)
    expect(nightly.backup).toMatchObject({ kept: 1, bytes: expect.any(Number) })
    expect(Date.parse(nightly.openData?.at ?? '')).toBeGreaterThan(since.getTime())
  })

  it('is a 503 when the database cannot be reached', async () => {
    const response = await request(REPORT, { headers: as(admin) }, { DB: brokenDatabase() })
    expect(response.status).toBe(503)
  })
})
