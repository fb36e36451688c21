import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { request } from '../testing/request.ts'

/** A database that loses the connection whenever a statement runs. */
function losingDatabase(): D1Database {
  const lose = async () => {
    throw new Error('D1_ERROR: Network connection lost.')
  }
  const prepare: D1Database['prepare'] = (sql) => {
    const statement = env.DB.prepare(sql)
    return Object.assign(Object.create(statement), {
      bind: () => prepare(sql),
      all: lose,
      first: lose,
      raw: lose,
      run: lose,
    })
  }
  const broken = { prepare, batch: lose, exec: lose, dump: lose, getBookmark: () => null }
  return { ...broken, withSession: () => broken }
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('a query that fails', () => {
  it('is a 503, and its values are not in the log', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const response = await request(
      '/api/restaurants/latlong?zipcode=02139',
      {},
      { DB: losingDatabase() },
    )
    expect(response.status).toBe(503)
    const logged = log.mock.calls.flat().join('\n')
    expect(logged).toContain('Network connection lost')
    expect(logged).not.toContain('02139')
  })
})
