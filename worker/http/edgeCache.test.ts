import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DAY_MS } from '../contract/durations.ts'
import type { Env } from '../env.ts'
import { saveRestaurants } from '../restaurants/saving/saveRestaurants.ts'
import { change, storeOwned } from '../testing/editing.ts'
import { brokenDatabase, request } from '../testing/request.ts'
import { makeInput } from '../testing/restaurants.ts'

const IN_PRODUCTION: Partial<Env> = { APP_ENV: '' }

async function save(id: string, name: string) {
  await saveRestaurants(env.DB, [makeInput({ id, name })], { by: 'import', at: 1 })
}

async function visit(path: string, settings: Partial<Env> = {}) {
  const response = await request(path, {}, { ...IN_PRODUCTION, ...settings })
  return {
    status: response.status,
    requestId: response.headers.get('x-request-id'),
    policy: response.headers.get('content-security-policy'),
    html: await response.text(),
  }
}

const unreachable = { DB: brokenDatabase() }

/** Moves the Worker's clock forward, but not the edge's. */
function pass(seconds: number): void {
  vi.setSystemTime(Date.now() + seconds * 1000)
}

afterEach(() => {
  vi.useRealTimers()
})

describe('the edge cache', () => {
  it('answers a second visit with the cached page and a new request id', async () => {
    await save('osm-node-1', 'Before')
    const first = await visit('/details/osm-node-1')
    await save('osm-node-1', 'After')
    const second = await visit('/details/osm-node-1')
    expect(second.html).toBe(first.html)
    expect(second.html).toContain('Before')
    expect(second.requestId).toMatch(/^[0-9a-f-]{36}$/)
    expect(second.requestId).not.toBe(first.requestId)
    expect(second.policy).toBe(first.policy)
  })

  it('answers with the cached page even when the limit is reached', async () => {
    await save('osm-node-2', 'Free')
    await visit('/details/osm-node-2')
    const full = { limit: async () => ({ success: false }) }
    expect((await visit('/details/osm-node-2', { LIMIT_DETAILS: full })).status).toBe(200)
    expect((await visit('/details/osm-node-4', { LIMIT_DETAILS: full })).status).toBe(429)
  })

  it('does not cache failures and pages that do not exist', async () => {
    expect((await visit('/details/osm-node-3', { DB: brokenDatabase() })).status).toBe(503)
    expect((await visit('/details/osm-node-3')).status).toBe(404)
    await save('osm-node-3', 'Late')
    expect((await visit('/details/osm-node-3')).status).toBe(200)
  })

  it('does not cache pages about an account', async () => {
    await visit('/login')
    expect(await caches.default.match('https://sprig.example/login')).toBeUndefined()
    await visit('/consulting')
    expect(await caches.default.match('https://sprig.example/consulting')).toBeDefined()
  })

  it('caches nothing in development', async () => {
    await visit('/contact', { APP_ENV: 'development' })
    expect(await caches.default.match('https://sprig.example/contact')).toBeUndefined()
  })

  it('does not send its own headers, and answers 304 to a visitor who has the page', async () => {
    await save('osm-node-5', 'Known')
    const [first, second] = [
      await request('/details/osm-node-5', {}, IN_PRODUCTION),
      await request('/details/osm-node-5', {}, { ...IN_PRODUCTION, ...unreachable }),
    ]
    for (const name of ['cache-control', 'content-type', 'etag']) {
      expect(first.headers.get(name)).not.toBeNull()
      expect(second.headers.get(name)).toBe(first.headers.get(name))
    }
    for (const name of ['x-begun-at', 'x-change-address', 'x-life']) {
      expect(second.headers.get(name)).toBeNull()
    }
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
    const settings = { ...IN_PRODUCTION, ...unreachable }
    expect((await request('/details/osm-node-5', { headers }, settings)).status).toBe(304)
  })

  it('stores a page that its visitor already has, and answers 304 for feeds too', async () => {
    const { id } = await storeOwned({ status: 'OFFLINE' })
    const path = `/popups/${id}.ics`
    const tag = (await request(path)).headers.get('etag') ?? ''
    const headers = { 'if-none-match': tag }
    expect((await request(path, { headers }, IN_PRODUCTION)).status).toBe(304)
    const settings = { ...IN_PRODUCTION, ...unreachable }
    expect((await request(path, {}, settings)).status).toBe(200)
    expect((await request(path, { headers }, settings)).status).toBe(304)
  })

  it('stores each language separately', async () => {
    await save('osm-node-6', 'Word')
    expect((await visit('/details/osm-node-6')).html).toContain('<html lang="en"')
    expect((await visit('/de/details/osm-node-6')).html).toContain('<html lang="de"')
    expect((await visit('/de/details/osm-node-6', unreachable)).html).toContain('<html lang="de"')
  })
})

describe('a kept page', () => {
  it('ends for everybody when its data changes, and stays when something far away does', async () => {
    const { id, owner } = await storeOwned({ name: 'Before', place: { lat: 42.36, lng: -71.06 } })
    const [details, near, far] = [`/details/${id}`, '/?lat=42.37&lng=-71.05', '/?lat=48.1&lng=11.5']
    for (const path of [details, near, far]) expect((await visit(path)).status).toBe(200)
    expect((await visit(near, unreachable)).html).toContain('Before')
    const body = { name: 'After' }
    expect((await change('PUT', id, { by: owner, body })).status).toBe(200)
    expect((await visit(details)).html).toContain('After')
    expect((await visit(near)).html).toContain('After')
    expect((await visit(far, unreachable)).status).toBe(200)
  })

  it('ends, like its calendar, when a pop-up changes its announcements', async () => {
    const { id, owner } = await storeOwned({ status: 'OFFLINE' })
    const paths = [`/details/${id}`, `/popups/${id}.ics`]
    const day = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10)
    const body = { from: `${day}T11:00`, to: `${day}T15:00`, place: 'Copley Square' }
    const rest = '/announced/abcdefghijklmnop'
    for (const path of paths) expect((await visit(path)).html).not.toContain('Copley')
    expect((await change('PUT', id, { rest, by: owner, body })).status).toBe(200)
    for (const path of paths) expect((await visit(path)).html).toContain('Copley')
    pass(11)
    for (const path of paths) {
      await visit(path)
      expect((await visit(path, unreachable)).html).toContain('Copley')
    }
    expect((await change('DELETE', id, { rest, by: owner })).status).toBe(200)
    const after = await Promise.all(paths.map((path) => visit(path)))
    expect(after[0]?.html).not.toContain('Copley')
    expect(after[1]?.html).toContain('STATUS:CANCELLED')
  })

  it('from just before or after a change is not used', async () => {
    const { id, owner } = await storeOwned({ name: 'Before' })
    await change('PUT', id, { by: owner, body: { name: 'After' } })
    await visit(`/details/${id}`)
    expect((await visit(`/details/${id}`, unreachable)).status).toBe(503)
    pass(11)
    await visit(`/details/${id}`)
    expect((await visit(`/details/${id}`, unreachable)).html).toContain('After')
  })

  it('is rendered again for one visitor after a minute, while the others get the old one', async () => {
    await save('osm-node-7', 'Before')
    await visit('/details/osm-node-7')
    await save('osm-node-7', 'After')
    pass(54)
    expect((await visit('/details/osm-node-7')).html).toContain('Before')
    // Longer than an isolate keeps it in memory.
    pass(7)
    let onOthers: Promise<unknown> = Promise.resolve()
    const whileRendering = Object.assign(brokenDatabase(), {
      withSession: (constraint?: string) => {
        onOthers = visit('/details/osm-node-7', unreachable)
        return env.DB.withSession(constraint)
      },
    })
    expect((await visit('/details/osm-node-7', { DB: whileRendering })).html).toContain('After')
    expect(await onOthers).toMatchObject({ status: 200, html: expect.stringContaining('Before') })
    expect((await visit('/details/osm-node-7', unreachable)).html).toContain('After')
  })

  it('is sent when it cannot be rendered again', async () => {
    await save('osm-node-8', 'Still')
    await visit('/details/osm-node-8')
    pass(61)
    const kept = await visit('/details/osm-node-8', unreachable)
    expect(kept).toMatchObject({ status: 200, html: expect.stringContaining('Still') })
    expect(kept.policy).toContain('default-src')
  })
})
