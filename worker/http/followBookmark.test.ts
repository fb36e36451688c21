import { env } from 'cloudflare:workers'
import { describe, expect, it, vi } from 'vitest'
import { storeOwned } from '../testing/editing.ts'
import { as } from '../testing/people.ts'
import { request } from '../testing/request.ts'

/** The database, recording which sessions were opened. */
function watched() {
  const withSession = vi.fn((constraint?: string) => env.DB.withSession(constraint))
  const DB: D1Database = {
    prepare: (query) => env.DB.prepare(query),
    batch: (statements) => env.DB.batch(statements),
    exec: (query) => env.DB.exec(query),
    dump: () => env.DB.dump(),
    withSession,
  }
  return { DB, asked: () => withSession.mock.calls.map(([constraint]) => constraint) }
}

const bookmarkIn = (answer: Response) =>
  /^bookmark=([\w-]{8,});/.exec(answer.headers.get('set-cookie') ?? '')?.[1]

async function write() {
  const { id, owner } = await storeOwned()
  const written = await request(`/api/restaurants/${id}`, {
    method: 'PUT',
    headers: { ...as(owner), 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'After' }),
  })
  expect(written.status).toBe(200)
  return { id, written, bookmark: bookmarkIn(written) ?? '' }
}

describe('a bookmark', () => {
  it('comes with the answer to a write; a read that sends it is answered from that state or a newer one', async () => {
    const { id, written, bookmark } = await write()
    expect(bookmark).not.toBe('')
    expect(written.headers.get('set-cookie')).toMatch(
      /Max-Age=180; Path=\/; HttpOnly; Secure; SameSite=Lax/,
    )
    expect(written.headers.get('clear-site-data')).toBe('"prefetchCache"')
    const { DB, asked } = watched()
    const headers = { cookie: `bookmark=${bookmark}` }
    const read = await request(`/api/restaurants/${id}`, { headers }, { DB })
    expect(await read.json()).toMatchObject({ name: 'After' })
    expect(asked()).toEqual([bookmark])
    expect(bookmarkIn(read)).toBeUndefined()
  })

  it('bypasses the page that the edge has cached', async () => {
    const settings = { APP_ENV: '' }
    const { id, bookmark } = await write()
    const path = `/details/${id}`
    // Just after a change the edge keeps no page.
    vi.setSystemTime(Date.now() + 11_000)
    await request(path, {}, settings)
    const headers = { cookie: `bookmark=${bookmark}` }
    const { DB, asked } = watched()
    await request(path, {}, { ...settings, DB })
    expect(asked()).toEqual([])
    await request(path, { headers }, { ...settings, DB })
    vi.useRealTimers()
    expect(asked()).toContain(bookmark)
  })

  it.each([[{}], [{ cookie: 'bookmark=no bookmark at all' }]])(
    'that is missing or none leaves a read to the nearest replica: %o',
    async (headers) => {
      const { DB, asked } = watched()
      await request('/api/restaurants/cuisines', { headers }, { DB })
      expect(asked()).toEqual(['first-unconstrained'])
    },
  )
})
