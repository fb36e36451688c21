import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { createApp } from './app.ts'
import type { ErrorBody } from './contract/errors.ts'
import { ROUTE_ACCESS } from './http/access/access.ts'
import { brokenDatabase, request } from './testing/request.ts'

describe('the API', () => {
  it('has one row in the access table for each route', () => {
    const routes = createApp()
      .routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
      .map(({ method, path }) => `${method} ${path.replace(/\/$/, '')}`)
    const table = ROUTE_ACCESS.map(({ method, path }) => `${method} ${path}`)
    expect(new Set(table)).toEqual(new Set(routes))
    expect(table).toHaveLength(new Set(table).size)
  })

  it.each(['/api/nothing', '/api', '/api/'])(
    'answers %s with 404 in the error shape',
    async (path) => {
      const response = await request(path)
      expect(response.status).toBe(404)
      const body = await response.json<ErrorBody>()
      expect(body.errors).toEqual([{ msg: 'There is no such call', code: 'not_found' }])
      expect(body.requestId).toBe(response.headers.get('x-request-id'))
    },
  )

  it('answers 503 with Retry-After when the database cannot be reached', async () => {
    const response = await request(
      '/api/restaurants/query?lat=42&long=-71',
      {},
      { DB: brokenDatabase() },
    )
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('5')
    const body = await response.json<ErrorBody>()
    expect(body.errors[0]?.code).toBe('unavailable')
    expect(JSON.stringify(body)).not.toContain('D1_ERROR')
  })

  it('refuses a body that is too large', async () => {
    const response = await request('/api/users/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': '400000' },
      body: JSON.stringify({ email: 'x'.repeat(399_985) }),
    })
    expect(response.status).toBe(413)
  })

  it('sheds load with 429 and Retry-After once a limit is switched on', async () => {
    const full = { limit: async () => ({ success: false }) }
    const response = await request(
      '/api/restaurants/query?lat=42&long=-71',
      {},
      { LIMITS: 'on', LIMIT_SEARCH: full },
    )
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('60')
  })
})

describe('limits', () => {
  const full = { limit: async () => ({ success: false }) }
  const names = Object.keys(env).filter((name) => name.startsWith('LIMIT_'))
  const allFull = { LIMITS: 'on', ...Object.fromEntries(names.map((name) => [name, full])) }

  it.each(ROUTE_ACCESS)(
    'hold for $method $path before the caller is known',
    async ({ method, path, isDropped }) => {
      const response = await request(path.replace(/:\w+/g, 'r1'), { method }, allFull)
      expect(response.status).toBe(isDropped ? 204 : 429)
    },
  )

  it('of writes and of reads are separate', () => {
    const own = ['LIMIT_WRITES', 'LIMIT_ACCOUNTS', 'LIMIT_LOGGING', 'LIMIT_REPORTS', 'LIMIT_SAVED']
    const writes = ROUTE_ACCESS.filter(({ method }) => method !== 'GET')
    for (const { method, path, limit } of writes) expect(own, `${method} ${path}`).toContain(limit)
  })

  it.each(['/', '/cities/massachusetts/boston', '/details/r1', '/about', '/login', '/sitemap.xml'])(
    'hold for the page %s',
    async (path) => {
      expect((await request(path, {}, allFull)).status).toBe(429)
    },
  )

  it('hold for pages that do not exist', async () => {
    for (const path of ['/nowhere', '/de/nowhere', '/assets/none.js', '/dev/mailbox']) {
      const settings = { ...allFull, APP_ENV: 'production' }
      expect((await request(path, {}, settings)).status, path).toBe(429)
    }
  })

  it('are answered with a page that costs less than the refused one', async () => {
    const refused = await request('/about', {}, allFull)
    expect(refused.headers.get('retry-after')).toBe('60')
    expect(await refused.text()).not.toContain('<script')
  })

  it.each(ROUTE_ACCESS)(
    'count a call once: $method $path',
    async ({ method, path, limit: name }) => {
      const counted: string[] = []
      const counters = names.map((one) => {
        const limit = async () => {
          counted.push(one)
          return { success: true }
        }
        return [one, { limit }]
      })
      const settings = { LIMITS: 'on', ...Object.fromEntries(counters) }
      await request(path.replace(/:\w+/g, 'r1'), { method }, settings)
      expect(counted).toEqual([name])
    },
  )

  it.each([
    ['LIMIT_HEALTH', '/api/health'],
    ['LIMIT_PAGES', '/about'],
    ['LIMIT_CLUSTERS', '/api/restaurants/clusters?west=-72&east=-71&south=42&north=43&zoom=9'],
    ['LIMIT_CUISINES', '/api/restaurants/cuisines'],
  ])('of other work leave room in %s', async (name, path) => {
    const others = { ...allFull, [name]: { limit: async () => ({ success: true }) } }
    expect((await request(path, {}, others)).status).toBe(200)
  })

  it('of the details of a restaurant are shared by nothing but its page, its menu and its dishes', () => {
    const sharing = ROUTE_ACCESS.filter(({ limit }) => limit === 'LIMIT_DETAILS')
    expect(sharing.map(({ path }) => path)).toEqual([
      '/api/restaurants/:id',
      '/api/restaurantDetails/:id',
      '/api/restaurantDetails/:id/dishes',
    ])
  })
})

describe('every answer', () => {
  const paths = ['/', '/about', '/nowhere', '/api/health', '/api/nothing', '/robots.txt']

  it.each(paths)('carries the security headers: %s', async (path) => {
    const { headers } = await request(path)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toMatch(/unsafe-(inline|eval)/)
    expect(headers.get('strict-transport-security')).toContain('max-age=63072000')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('asks for street tiles elsewhere only where the setting says so', async () => {
    const policyFor = async (TILES: string) =>
      (await request('/about', {}, { TILES })).headers.get('content-security-policy')
    expect(await policyFor('openfreemap')).toContain('https://tiles.openfreemap.org')
    for (const TILES of ['none', 'pmtiles:new-england', 'pmtiles:../secret']) {
      expect(await policyFor(TILES), TILES).not.toContain('openfreemap')
    }
  })
})
