import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FoundRestaurant } from '../../contract/restaurant.ts'
import type { LatLng } from '../../contract/search.ts'
import type { Env } from '../../env.ts'
import { saveRestaurants } from '../../restaurants/saving/saveRestaurants.ts'
import { change, storeOwned } from '../../testing/editing.ts'
import { as } from '../../testing/people.ts'
import { brokenDatabase, request } from '../../testing/request.ts'
import { makeInput } from '../../testing/restaurants.ts'

const IN_PRODUCTION: Partial<Env> = { APP_ENV: '' }
const UNREACHABLE: Partial<Env> = { APP_ENV: '', DB: brokenDatabase() }

/** Each test asks for a different place. */
let degrees = 10
function somewhere() {
  degrees += 2
  const place = { lat: degrees, lng: degrees }
  return { place, search: `/api/restaurants/query?lat=${degrees}&long=${degrees}` }
}

async function namesIn(answer: Response): Promise<string[]> {
  return (await answer.json<FoundRestaurant[]>()).map(({ name }) => name)
}

async function save(name: string, place: LatLng) {
  const input = makeInput({ id: `osm-node-${degrees}`, name, place })
  await saveRestaurants(env.DB, [input], { by: 'import', at: 1 })
}

/** Turns the edge's cache off, which is not tested here. */
function withoutEdge() {
  vi.spyOn(caches.default, 'match').mockResolvedValue(undefined)
}

/** Each test begins long after the changes of the previous test and of other files, whichever clock they used. */
let begin = Date.UTC(2100, 0)
beforeEach(() => {
  begin += 11_000
  vi.setSystemTime(begin)
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('an answer in memory', () => {
  it('goes to the next visitor without the database until five seconds have passed', async () => {
    const { place, search } = somewhere()
    await save('Kept', place)
    const first = await request(search, {}, IN_PRODUCTION)
    expect(first.headers.get('server-timing')).toContain('cache;desc=miss')
    const second = await request(search, {}, UNREACHABLE)
    expect(second.status).toBe(200)
    for (const name of ['x-total-count', 'content-type', 'cache-control', 'x-unconfirmed-count']) {
      expect(second.headers.get(name)).toBe(first.headers.get(name))
    }
    expect(second.headers.get('server-timing')).toMatch(/^cache;desc=hit, total/)
    expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
    expect(await second.text()).toBe(await first.text())
    vi.setSystemTime(Date.now() + 5001)
    expect((await request(search, {}, UNREACHABLE)).status).toBe(503)
  })

  it('is for the same address only, and never a failure', async () => {
    const { search } = somewhere()
    expect((await request(search, {}, UNREACHABLE)).status).toBe(503)
    expect((await request(search, {}, IN_PRODUCTION)).status).toBe(200)
    expect((await request(`${search}&distance=9`, {}, UNREACHABLE)).status).toBe(503)
  })

  it('is not for somebody who is signed in or has just written', async () => {
    const { search } = somewhere()
    await request(search, {}, IN_PRODUCTION)
    const signedIn = { headers: as({ token: 'any' }) }
    expect((await request(search, signedIn, UNREACHABLE)).status).toBe(503)
    const writer = { headers: { cookie: 'bookmark=any' } }
    expect((await request(search, writer, UNREACHABLE)).status).toBe(503)
  })

  it('ends at once in the isolate that changes its data', async () => {
    const { place, search } = somewhere()
    const page = `/?lat=${place.lat}&lng=${place.lng}`
    const { id, owner } = await storeOwned({ name: 'Before', place })
    expect(await namesIn(await request(search, {}, IN_PRODUCTION))).toEqual(['Before'])
    expect(await (await request(page, {}, IN_PRODUCTION)).text()).toContain('Before')
    await change('PUT', id, { by: owner, body: { name: 'After' } })
    withoutEdge()
    expect(await namesIn(await request(search, {}, IN_PRODUCTION))).toEqual(['After'])
    expect(await (await request(page, {}, IN_PRODUCTION)).text()).toContain('After')
  })

  it('of a wide search ends too', async () => {
    const { place, search } = somewhere()
    const { id, owner } = await storeOwned({
      name: 'Before',
      place: { ...place, lat: place.lat + 1.5 },
    })
    const wide = `${search}&distance=300`
    expect(await namesIn(await request(wide, {}, IN_PRODUCTION))).toContain('Before')
    await change('PUT', id, { by: owner, body: { name: 'After' } })
    expect(await namesIn(await request(wide, {}, IN_PRODUCTION))).toContain('After')
  })

  it('may be a page, with its ETag, framed or not, and without data of an account', async () => {
    const { place } = somewhere()
    const path = `/?lat=${place.lat}&lng=${place.lng}`
    const [first, framed] = [
      await request(path, {}, IN_PRODUCTION),
      await request(`${path}&embed=1`, {}, IN_PRODUCTION),
    ]
    withoutEdge()
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
    expect((await request(path, { headers }, UNREACHABLE)).status).toBe(304)
    const again = await request(path, {}, UNREACHABLE)
    expect(again.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(await again.text()).toBe(await first.text())
    const framedAgain = await request(`${path}&embed=1`, {}, UNREACHABLE)
    const policy = framedAgain.headers.get('content-security-policy')
    expect(policy).toBe(framed.headers.get('content-security-policy'))
    expect(policy).toContain('frame-ancestors *')
    await request('/login', {}, IN_PRODUCTION)
    const login = await request('/login', {}, IN_PRODUCTION)
    expect(login.headers.get('server-timing')).toContain('cache;desc=miss')
  })

  it('is sent even when the limit is reached', async () => {
    const { search } = somewhere()
    await request(search, {}, IN_PRODUCTION)
    const full = { limit: async () => ({ success: false }) }
    const settings = { ...UNREACHABLE, LIMIT_SEARCH: full }
    expect((await request(search, {}, settings)).status).toBe(200)
    expect((await request(`${search}&distance=9`, {}, settings)).status).toBe(429)
  })

  it('has the usual headers for other sites', async () => {
    const { search } = somewhere()
    const own = { headers: { cookie: 'theme=dark' } }
    await request(search, own, IN_PRODUCTION)
    const open = await request(search, {}, UNREACHABLE)
    expect(open.headers.get('access-control-allow-origin')).toBe('*')
    const closed = await request(search, own, UNREACHABLE)
    expect(closed.headers.get('access-control-allow-origin')).toBeNull()
  })
})
