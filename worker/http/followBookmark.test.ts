import { env } from 'cloudflare:workers'
import { describe, expect, it, vi } from 'vitest'
import { BOOKMARK_HEADER } from '../contract/headers.ts'
import { storeOwned } from '../testing/editing.ts'
import { as } from '../testing/people.ts'
import { request } from '../testing/request.ts'

/** The database, which also tells which sessions were asked of it. */
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

describe('a bookmark', () => {
  it('comes with the answer to a write, and a read that sends it is answered by nobody older', async () => {
    const { id, owner } = await storeOwned()
    const path = `/api/restaurants/${id}`
    const written = await request(path, {
      method: 'PUT',
      headers: { ...as(owner), 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'After' }),
    })
    expect(written.status).toBe(200)
    const bookmark = written.headers.get(BOOKMARK_HEADER) ?? ''
    expect(bookmark).toMatch(/^[\w-]{8,}$/)
    const { DB, asked } = watched()
    const read = await request(path, { headers: { [BOOKMARK_HEADER]: bookmark } }, { DB })
    expect(await read.json()).toMatchObject({ name: 'After' })
    expect(asked()).toEqual([bookmark])
    expect(read.headers.get(BOOKMARK_HEADER)).toBeNull()
  })

  it.each([[{}], [{ [BOOKMARK_HEADER]: 'no bookmark at all' }]])(
    'that is missing or none leaves a read to the nearest replica: %o',
    async (headers) => {
      const { DB, asked } = watched()
      await request('/api/restaurants/cuisines', { headers }, { DB })
      expect(asked()).toEqual(['first-unconstrained'])
    },
  )
})
