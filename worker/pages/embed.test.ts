import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Env } from '../env.ts'
import { saveRestaurants } from '../restaurants/saving/saveRestaurants.ts'
import { brokenDatabase, request } from '../testing/request.ts'
import { makeInput } from '../testing/restaurants.ts'

const PLACE = '/?lat=42.36&lng=-71.06'
const FRAMED = `${PLACE}&embed=1`

beforeEach(async () => {
  const one = makeInput({ id: 'osm-node-1', name: 'Green Fork', diet: 'vegan' })
  await saveRestaurants(env.DB, [one], { by: 'import', at: 1 })
})

async function framing(path: string, settings: Partial<Env> = {}, init: RequestInit = {}) {
  const { status, headers } = await request(path, init, settings)
  const policy = headers.get('content-security-policy') ?? ''
  return {
    status,
    etag: headers.get('etag') ?? '',
    by: /frame-ancestors ([^;]+)/.exec(policy)?.[1],
  }
}

describe('the main view with embed=1', () => {
  it('may be framed by any site, from the edge or not', async () => {
    const production = { APP_ENV: '' }
    expect(await framing(FRAMED)).toMatchObject({ status: 200, by: '*' })
    expect(await framing(FRAMED, production)).toMatchObject({ status: 200, by: '*' })
    expect(await framing(FRAMED, production)).toMatchObject({ status: 200, by: '*' })
  })

  it('keeps its policy when the browser already has it', async () => {
    const { etag } = await framing(FRAMED)
    const again = await framing(FRAMED, {}, { headers: { 'if-none-match': etag } })
    expect(again).toMatchObject({ status: 304, by: undefined })
  })

  it('has the same policy otherwise', async () => {
    const policyOf = async (path: string) =>
      // Each page lists its own inline styles.
      (await request(path)).headers.get('content-security-policy')?.replace(/style-src [^;]*/, '')
    const framed = await policyOf(FRAMED)
    expect(framed?.replace('frame-ancestors *', "frame-ancestors 'none'")).toBe(
      await policyOf(PLACE),
    )
  })

  it('has no header or footer, and opens Sprig in a new tab', async () => {
    const html = await (await request(FRAMED)).text()
    expect(html).toContain('<base target="_blank">')
    expect(html).toContain('data-embedded')
    expect(html).toContain('Green Fork')
    expect(html).toContain('href="/?lat=42.36&amp;lng=-71.06"')
    expect(html.replace(/<style>.*?<\/style>/gs, '')).not.toMatch(
      /site-header|site-footer|Login|HeartButton|aria-pressed/,
    )
  })

  it('is known to search engines by its address on Sprig', async () => {
    const html = await (await request(FRAMED)).text()
    expect(html).toContain(`<link rel="canonical" href="${env.ORIGIN}/">`)
  })

  it('uses no Google map, whose key is for our own pages', async () => {
    const html = await (await request(FRAMED, {}, { GOOGLE_MAPS_KEY: 'our-key' })).text()
    expect(html).not.toContain('our-key')
  })

  it('says so when there are no restaurants', async () => {
    const html = await (await request('/?lat=0&lng=-150&embed=1')).text()
    expect(html).toContain('There are no Sprig results yet here.')
  })
})

describe('no other page may be framed by another site', () => {
  it.each([
    PLACE,
    `${PLACE}&embed=0`,
    '/about?embed=1',
    '/login?embed=1',
    '/admin?embed=1',
    '/details/osm-node-1?embed=1',
    '/create/v2/search?embed=1',
    '/nowhere?embed=1',
    '/cities/nowhere/at_all?embed=1',
    '/api/health?embed=1',
  ])('%s', async (path) => {
    expect((await framing(path)).by).toBe("'none'")
  })

  it('nor may a failure page', async () => {
    const failed = await framing(FRAMED, { DB: brokenDatabase() })
    expect(failed).toMatchObject({ status: 503, by: "'none'" })
    const full = { LIMITS: 'on', LIMIT_SEARCH: { limit: async () => ({ success: false }) } }
    expect(await framing(FRAMED, full)).toMatchObject({ status: 429, by: "'none'" })
  })
})
