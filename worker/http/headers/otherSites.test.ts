import { describe, expect, it } from 'vitest'
import { makePerson } from '../../testing/people.ts'
import { request } from '../../testing/request.ts'
import { ROUTE_ACCESS } from '../access/access.ts'

const ELSEWHERE = { origin: 'https://food.example', 'sec-fetch-site': 'cross-site' }
const QUERY = '/api/restaurants/query?lat=42.36&long=-71.06'
const corsOf = ({ headers }: Response) =>
  [...headers.keys()].filter((name) => name.startsWith('access-control-'))

const fill = (path: string) => path.replace(/:\w+/g, 'r1')
const closed = ROUTE_ACCESS.filter(({ isOpen }) => !isOpen)
const open = ROUTE_ACCESS.filter(({ isOpen }) => isOpen)

describe('a page of another site', () => {
  it('may read open calls and their counts, without cookies', async () => {
    const response = await request(QUERY, { headers: ELSEWHERE })
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-credentials')).toBeNull()
    expect(response.headers.get('access-control-expose-headers')).toContain('x-total-count')
  })

  it('may read why a call failed', async () => {
    const response = await request('/api/restaurants/query', { headers: ELSEWHERE })
    expect(response.status).toBe(400)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
  })

  it.each(open)('may ask before it calls: $method $path', async ({ method, path }) => {
    const headers = { ...ELSEWHERE, 'access-control-request-method': method }
    const response = await request(fill(path), { method: 'OPTIONS', headers })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-methods')).toBe('GET, HEAD')
    expect(response.headers.get('access-control-allow-headers')).not.toContain('token')
  })

  it.each(closed)('may not: $method $path', async ({ method, path }) => {
    const called = await request(fill(path), { method, headers: ELSEWHERE })
    expect(corsOf(called)).toEqual([])
    const headers = { ...ELSEWHERE, 'access-control-request-method': method }
    expect(corsOf(await request(fill(path), { method: 'OPTIONS', headers }))).toEqual([])
  })

  it('may not call what only our own pages may write', () => {
    for (const { method, who } of open) expect([method, who]).toEqual(['GET', 'anyone'])
  })

  it('may not read what a visitor with a token or a cookie asks for', async () => {
    const { token } = await makePerson()
    const theirs = await request(QUERY, { headers: { ...ELSEWHERE, 'x-auth-token': token } })
    expect([theirs.status, corsOf(theirs)]).toEqual([200, []])
    const again = await request(QUERY, { headers: { ...ELSEWHERE, cookie: 'bookmark=1' } })
    expect(corsOf(again)).toEqual([])
  })

  it('has its own limit and does not use up ours', async () => {
    const full = { limit: async () => ({ success: false }) }
    const ask = (headers: Record<string, string>, settings: object) =>
      request(QUERY, { headers }, { LIMITS: 'on', ...settings })
    const refused = await ask(ELSEWHERE, { LIMIT_OTHER_SITES: full })
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([429, '*'])
    expect((await ask({}, { LIMIT_OTHER_SITES: full })).status).toBe(200)
    expect((await ask(ELSEWHERE, { LIMIT_SEARCH: full })).status).toBe(200)
    expect((await ask({}, { LIMIT_SEARCH: full })).status).toBe(429)
  })

  it('may read no page', async () => {
    expect(corsOf(await request('/about', { headers: ELSEWHERE }))).toEqual([])
  })
})
