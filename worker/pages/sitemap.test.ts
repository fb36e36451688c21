import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { addressIn, LANGUAGES } from '../../languages/list.ts'
import { request } from '../testing/request.ts'

const partsIn = (xml: string) => [...xml.matchAll(/part=(\d+)/g)].map(([, part]) => part)

beforeAll(async () => {
  const add = env.DB.prepare(
    "INSERT INTO restaurants (n, id, name, source, modified_at) VALUES (?1, ?2, 'Fork', 'osm', 0)",
  )
  await env.DB.batch([1, 4_999, 5_000, 5_001, 16_000].map((n) => add.bind(n, `osm-node-${n}`)))
})

describe('the sitemap', () => {
  it('lists each restaurant once, by ranges of its number', async () => {
    const index = await (await request('/sitemap.xml')).text()
    expect(partsIn(index)).toEqual(['1', '2', '3', '4', '5'])
    const listed = await Promise.all(
      ['2', '3', '4', '5'].map(async (part) => {
        const response = await request(`/sitemap.xml?part=${part}`)
        expect(response.status).toBe(200)
        const xml = await response.text()
        expect(xml).toContain('<url><loc>')
        const own = new RegExp(`<loc>${env.ORIGIN}/details/osm-node-(\\d+)`, 'g')
        return [...xml.matchAll(own)].map(([, n]) => Number(n))
      }),
    )
    expect(listed).toEqual([[1, 4_999, 5_000], [5_001], [], [16_000]])
    expect((await request('/sitemap.xml?part=6')).status).toBe(404)
  })

  it('lists each address in every language, each with links to all of them', async () => {
    const xml = await (await request('/sitemap.xml?part=1')).text()
    const about = xml.split('<url>').filter((one) => one.includes('/about<'))
    expect(about.map((one) => one.match(/<loc>([^<]*)/)?.[1])).toEqual(
      LANGUAGES.map((language) => env.ORIGIN + addressIn(language, '/about')),
    )
    for (const one of about) {
      expect([...one.matchAll(/hreflang="(\w+)"/g)].map(([, code]) => code)).toEqual(
        LANGUAGES.map(({ code }) => code),
      )
    }
  })

  it('reads ranges of numbers from D1, never the whole table', async () => {
    const prepare = vi.spyOn(env.DB, 'withSession')
    const statements: string[] = []
    prepare.mockImplementation(() => {
      const session = Object.getPrototypeOf(env.DB).withSession.call(env.DB)
      return Object.assign(Object.create(session), {
        prepare: (sql: string) => {
          statements.push(sql)
          return session.prepare(sql)
        },
      })
    })
    await request('/sitemap.xml')
    await request('/sitemap.xml?part=3')
    prepare.mockRestore()
    expect(statements).toHaveLength(3)
    for (const sql of statements) {
      const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .bind(...Array(sql.split('?').length - 1).fill(1))
        .all()
      expect(JSON.stringify(results), sql).toMatch(/SEARCH/)
      expect(JSON.stringify(results), sql).not.toContain('SCAN')
    }
  })

  it('is cached at the edge for an hour', async () => {
    const production = { APP_ENV: '' }
    const first = await request('/sitemap.xml?part=2', {}, production)
    expect(first.headers.get('cache-control')).toContain('s-maxage=3600')
    const full = { limit: async () => ({ success: false }) }
    const again = await request('/sitemap.xml?part=2', {}, { ...production, LIMIT_DETAILS: full })
    expect([again.status, await again.text()]).toEqual([200, await first.text()])
  })
})
