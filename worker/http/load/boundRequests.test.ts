import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, it, vi } from 'vitest'
import { MINUTE_MS } from '../../contract/durations.ts'
import type { ErrorBody } from '../../contract/errors.ts'
import {
  app,
  fill,
  finish,
  LIMITS,
  max,
  min,
  queue,
  SEARCH,
  setTimer,
  slowSearch,
  startEachWithAFreshIsolate,
  statusOf,
} from '../../testing/busyIsolate.ts'
import { breakBindings } from '../../testing/faults.ts'
import { as } from '../../testing/people.ts'
import { request } from '../../testing/request.ts'
import { sourceHash } from '../headers/securityHeaders.ts'
import { MAX_WAIT_MS } from './bound.ts'

const SENTENCE =
  'More people are asking than Sprig can answer just now. Please try again in a moment.'

const LOGGING = '/api/restaurants/logging'

startEachWithAFreshIsolate()

describe('an isolate with as many requests as it can handle', () => {
  it('refuses the next at once, in the shape of the contract, and reads nothing for it', async () => {
    const slow = fill()
    const { settings, calls } = breakBindings(null)
    const busy = { ...settings, LIMITS }
    const refused = await request(SEARCH, { headers: as({ token: 'any' }) }, busy, app)
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('5')
    expect(refused.headers.get('cache-control')).toBe('no-store')
    expect(refused.headers.get('server-timing')).toMatch(/^refused;desc=REQUESTS_AT_ONCE, total/)
    expect(await refused.json<ErrorBody>()).toEqual({
      errors: [{ code: 'unavailable', msg: SENTENCE }],
      requestId: refused.headers.get('x-request-id'),
    })
    expect(calls).toEqual({ DB: 0, SESSIONS: 0, MAIL_QUEUE: 0 })
    expect(new Set(await finish(slow))).toEqual(new Set([200]))
  })

  it('counts HEAD, which does the work of a GET', async () => {
    const slow = fill('HEAD')
    expect(await statusOf(SEARCH)).toBe(503)
    expect(new Set(await finish(slow))).toEqual(new Set([200]))
  })

  it('lets exactly one in when one has ended', async () => {
    const [first, ...others] = fill()
    first?.leave()
    await first?.answer
    const next = slowSearch()
    expect(await statusOf(SEARCH)).toBe(503)
    await finish([...others, next])
    expect(await statusOf(SEARCH)).toBe(200)
  })

  it('lets the next in only after a timer, so that waiting refusals go first', async () => {
    const { promise: timer, resolve: fire } = Promise.withResolvers<void>()
    vi.spyOn(globalThis, 'setTimeout').mockImplementation((done, ms) => {
      if (ms !== 0) return setTimer(ms === MAX_WAIT_MS ? () => {} : done, ms)
      return setTimer(() => timer.then(done), 0)
    })
    const [first, ...others] = fill()
    first?.leave()
    await vi.waitFor(
      () => expect(globalThis.setTimeout).toHaveBeenCalledWith(expect.anything(), 0),
      { timeout: 10_000 },
    )
    expect(await statusOf(SEARCH)).toBe(503)
    fire()
    expect(await first?.answer.then(({ status }) => status)).toBe(200)
    const next = slowSearch()
    expect(new Set(await finish([...others, next]))).toEqual(new Set([200]))
  })

  it.each([
    ['', 'our map'],
    ['a-key', 'Google’s map'],
  ])(
    'gives a visitor a plain page in their language, without rendering: key "%s", %s',
    async (key) => {
      const slow = fill()
      const { settings, calls } = breakBindings(null)
      const busy = { ...settings, LIMITS, GOOGLE_MAPS_KEY: key }
      const page = await request('/de/cities/massachusetts/boston', {}, busy, app)
      expect(page.status).toBe(503)
      expect(page.headers.get('retry-after')).toBe('5')
      expect(page.headers.get('server-timing')).not.toContain('render')
      const html = await page.text()
      const [, style = ''] = /<style>(.*?)<\/style>/.exec(html) ?? []
      expect(style).toContain('font')
      const policy = page.headers.get('content-security-policy')
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain(`style-src 'self' ${sourceHash(style)}`)
      // The next refusals are copies, which must not repeat a nonce.
      expect(policy).not.toContain('nonce')
      expect(html).toContain('<html lang="de"')
      expect(html).toContain('Gerade gibt es mehr Anfragen')
      expect(html).toContain('<a href="">')
      expect(calls.DB).toBe(0)
      await finish(slow)
    },
  )

  it('still answers the health check and robots.txt', async () => {
    const slow = fill()
    expect(await statusOf('/api/health')).toBe(200)
    expect(await statusOf('/robots.txt')).toBe(200)
    await finish(slow)
  })

  it('counts refusals under the name of the bound', async () => {
    const slow = fill()
    const points: AnalyticsEngineDataPoint[] = []
    const TRAFFIC = { writeDataPoint: (point?: object) => points.push({ ...point }) }
    await request(SEARCH, {}, { TRAFFIC, LIMITS }, app)
    await request(SEARCH, {}, { TRAFFIC, LIMITS }, app)
    expect(points[0]?.blobs?.slice(2)).toEqual(['5xx', 'none', 'REQUESTS_AT_ONCE'])
    expect(points[1]).toEqual({ ...points[0], doubles: [0, 0, 0, 0, 0, 0] })
    await finish(slow)
  })

  it('logs refusals as a number, a line a second', async () => {
    const logged = vi.spyOn(console, 'info').mockImplementation(() => {})
    const slow = fill()
    const start = Date.now()
    for (const ms of [0, 10, 999]) {
      vi.setSystemTime(start + ms)
      expect(await statusOf(SEARCH)).toBe(503)
    }
    vi.setSystemTime(start + 1000)
    expect(await statusOf('/robots.txt')).toBe(200)
    const events = logged.mock.calls.map(([line]) => JSON.parse(String(line)))
    expect(events).toEqual([
      { event: 'refused', count: 1 },
      {
        event: 'request',
        requestId: expect.any(String),
        method: 'GET',
        route: '/robots.txt',
        status: 200,
        ms: expect.any(Number),
      },
      { event: 'refused', count: 2 },
    ])
    await finish(slow)
  })

  it('forgets work that the platform has silently ended', async () => {
    const slow = fill()
    vi.setSystemTime(Date.now() + MINUTE_MS + 1)
    expect(await statusOf(SEARCH)).toBe(200)
    await finish(slow)
  })
})

it('lets fewer in while its thread is late', async () => {
  let now = Date.now()
  // Each reading of this clock is 60 ms after the previous one.
  vi.spyOn(Date, 'now').mockImplementation(() => {
    now += 60
    return now
  })
  for (let n = 0; n < 8; n += 1) await statusOf('/api/nothing')
  const slow = Array.from({ length: min + queue }, () => slowSearch())
  expect(await statusOf(SEARCH)).toBe(503)
  expect(await finish(slow)).toContain(200)
})

it('answers a burst of twice as many as may run, one after the other', async () => {
  expect(await finish(fill())).toEqual(Array.from({ length: max + queue }, () => 200))
})

it('takes no answers from memory for an overload, in which nobody may wait', async () => {
  const begin = Date.UTC(2200, 0)
  vi.setSystemTime(begin)
  const known = { APP_ENV: '', LIMITS }
  const path = '/api/restaurants/query?lat=1&long=1'
  const ask = async () => (await request(path, {}, known, app)).status
  expect(await ask()).toBe(200)
  const slow = fill()
  for (let n = 0; n < 4 * slow.length; n += 1) expect(await ask()).toBe(200)
  await finish(slow)
  vi.setSystemTime(begin + 600)
  expect(await finish(fill())).not.toContain(503)
})

it('pauses before each part of a page, after an answer of the database and before that of a search, only in an overload', async () => {
  const timersOf = async (path: string) => {
    vi.mocked(globalThis.setTimeout).mockClear()
    expect(await statusOf(path)).toBe(200)
    return vi.mocked(globalThis.setTimeout).mock.calls.filter(([, ms]) => ms === 0).length
  }
  // The first page loads parts on demand.
  await statusOf('/?page=1')
  const usual = await timersOf('/?page=2')
  const usualOfSearch = await timersOf(`${SEARCH}&distance=2`)
  const slow = fill()
  for (let n = 0; n < 4 * slow.length; n += 1) expect(await statusOf(SEARCH)).toBe(503)
  await finish(slow)
  vi.setSystemTime(Date.now() + 300)
  expect(await timersOf('/?page=3')).toBeGreaterThan(usual + 2)
  vi.setSystemTime(Date.now() + 50)
  expect(await timersOf(`${SEARCH}&distance=3`)).toBe(usualOfSearch + 2)
})

it('keeps a request that waits, though its visitor may leave: its slot would stay taken', async () => {
  const slow = Array.from({ length: max }, () => slowSearch())
  const context = createExecutionContext()
  const kept = vi.spyOn(context, 'waitUntil')
  const waiting = app.fetch(
    new Request(`https://sprig.example${SEARCH}`),
    { ...env, LIMITS },
    context,
  )
  expect(kept).toHaveBeenCalledOnce()
  await finish(slow)
  expect((await waiting).status).toBe(200)
})

it('refuses a request that has waited for a slot in vain', async () => {
  vi.restoreAllMocks()
  const slow = Array.from({ length: max }, () => slowSearch())
  expect(await statusOf(SEARCH)).toBe(503)
  await finish(slow)
})

it('gives no slot to a call that only waits, nor to one whose body is slow to arrive', async () => {
  const many = Array.from({ length: max + queue })
  const waiting = many.map(() =>
    request('/api/users/reset-password/nobody@sprig.test', { method: 'PUT' }, { LIMITS }, app),
  )
  const bodies = many.map(() => new TransformStream<Uint8Array, Uint8Array>())
  const sending = bodies.map(({ readable }) =>
    request(LOGGING, { method: 'POST', body: readable }, { LIMITS }, app),
  )
  expect(await statusOf(SEARCH)).toBe(200)
  for (const { writable } of bodies) await writable.close()
  await Promise.all([...waiting, ...sending])
})
