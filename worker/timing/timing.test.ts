import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { saveRestaurants } from '../restaurants/saving/saveRestaurants.ts'
import { create, newPlace } from '../testing/adding.ts'
import { as, makePerson } from '../testing/people.ts'
import { brokenDatabase, request } from '../testing/request.ts'
import { makeInput } from '../testing/restaurants.ts'
import { startMeasures } from './measures.ts'
import { serverTiming } from './serverTiming.ts'

const SEARCH = '/api/restaurants/query?lat=42.36&long=-71.06'

/** The metrics of an answer by name: their parameters. */
function metricsOf(response: Response): Record<string, string> {
  const metrics = (response.headers.get('server-timing') ?? '').split(', ')
  return Object.fromEntries(metrics.map((metric) => metric.split(/;(.*)/, 2)))
}

/** Stands in for Analytics Engine, which does not exist locally. */
function keepPoints() {
  const points: AnalyticsEngineDataPoint[] = []
  return { points, TRAFFIC: { writeDataPoint: (point?: object) => points.push({ ...point }) } }
}

beforeAll(async () => {
  await saveRestaurants(env.DB, [makeInput({ id: 'r1' })], { by: 'import', at: 1 })
})

describe('Server-Timing', () => {
  it('says what a search spent on statements', async () => {
    const metrics = metricsOf(await request(SEARCH))
    expect(Object.keys(metrics)).toEqual(['d1', 'total'])
    expect(metrics.d1).toMatch(/^dur=[\d.]+;desc="[1-9]\d* statements"$/)
    expect(metrics.total).toMatch(/^dur=[\d.]+$/)
  })

  it('reports the rendering time of a page and the KV call of a session', async () => {
    expect(Object.keys(metricsOf(await request('/details/r1')))).toEqual(['d1', 'render', 'total'])
    const person = await makePerson()
    const signedIn = await request('/api/saved', { headers: as(person) })
    expect(Object.keys(metricsOf(signedIn))).toEqual(['d1', 'kv', 'total'])
  })

  it('tells one call in the singular', () => {
    const measures = { ...startMeasures(), d1: { calls: 1, ms: 1 }, kv: { calls: 2, ms: 1 } }
    expect(serverTiming(measures, 3)).toBe(
      'd1;dur=1;desc="1 statement", kv;dur=1;desc="2 calls", total;dur=3',
    )
  })

  it('counts each statement of a batch', async () => {
    const added = await create(await makePerson(), newPlace())
    expect(added.status).toBe(201)
    const [, statements] = /desc="(\d+) statements"/.exec(metricsOf(added).d1 ?? '') ?? []
    expect(Number(statements)).toBeGreaterThan(8)
  })

  it('omits the parts when they would reveal whether an address is known', async () => {
    const response = await request('/api/users/reset-password/nobody@sprig.test', {
      method: 'PUT',
    })
    expect(Object.keys(metricsOf(response))).toEqual(['total'])
  })

  it('is on failures too', async () => {
    expect(metricsOf(await request('/api/nothing'))).toHaveProperty('total')
    const down = await request(SEARCH, {}, { DB: brokenDatabase() })
    expect(down.status).toBe(503)
    expect(metricsOf(down)).toHaveProperty('total')
  })
})

describe('the counters', () => {
  it('hold the route, the class of the status and times, and nothing that names a person', async () => {
    const { points, TRAFFIC } = keepPoints()
    const person = await makePerson()
    const headers = { ...as(person), 'cf-connecting-ip': '198.51.100.77' }
    await request('/api/restaurants/r1?near=secret', { headers }, { TRAFFIC })
    const [point] = points
    expect(point?.indexes).toEqual(['/api/restaurants/:id'])
    expect(point?.blobs).toEqual(['/api/restaurants/:id', 'GET', '2xx', 'none', ''])
    expect(point?.doubles).toHaveLength(6)
    expect(JSON.stringify(points)).not.toMatch(/r1|secret|198\.51|sprig\.test/)
  })

  it('say which limit refused', async () => {
    const { points, TRAFFIC } = keepPoints()
    const full = { limit: async () => ({ success: false }) }
    await request(SEARCH, {}, { TRAFFIC, LIMITS: 'on', LIMIT_SEARCH: full })
    expect(points[0]?.blobs).toEqual([
      '/api/restaurants/query',
      'GET',
      '4xx',
      'none',
      'LIMIT_SEARCH',
    ])
  })

  it('say whether the edge had the page', async () => {
    const { points, TRAFFIC } = keepPoints()
    await request('/about', {}, { TRAFFIC, APP_ENV: '' })
    await request('/about', {}, { TRAFFIC, APP_ENV: '' })
    expect(points.map(({ blobs }) => blobs?.[3])).toEqual(['miss', 'hit'])
  })

  it('are written for unknown addresses under one name', async () => {
    const { points, TRAFFIC } = keepPoints()
    await request('/api/a-secret-in-an-address', {}, { TRAFFIC })
    expect(JSON.stringify(points)).not.toContain('secret')
  })
})
