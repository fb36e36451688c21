import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { Env } from '../env.ts'
import { saveRestaurants } from '../restaurants/saving/saveRestaurants.ts'
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
    await visit('/about')
    expect(await caches.default.match('https://sprig.example/about')).toBeDefined()
  })

  it('caches nothing in development', async () => {
    await visit('/contact', { APP_ENV: 'development' })
    expect(await caches.default.match('https://sprig.example/contact')).toBeUndefined()
  })
})
