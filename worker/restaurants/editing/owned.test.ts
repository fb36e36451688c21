import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { Restaurant } from '../../contract/restaurant.ts'
import { change, storeOwned, storeRestaurant } from '../../testing/editing.ts'
import { makePerson } from '../../testing/people.ts'
import { request } from '../../testing/request.ts'
import { listOwned } from './store.ts'

describe('GET /api/restaurants/owned_restaurants', () => {
  it("answers with the caller's own restaurants by name, and nobody else's", async () => {
    const [b, a, gone] = [
      await storeRestaurant({ name: 'Beet', place: null, status: 'OFFLINE' }),
      await storeRestaurant({ name: 'apple' }),
      await storeRestaurant({ name: 'Gone' }),
    ]
    const owner = await makePerson({ owns: [b, a, gone] })
    await storeOwned()
    await change('DELETE', gone, { by: owner })
    const owned = async (token: string) => {
      const headers = { 'x-auth-token': token }
      const response = await request('/api/restaurants/owned_restaurants', { headers })
      return response.json<Restaurant[]>()
    }
    expect((await owned(owner.token)).map(({ _id }) => _id)).toEqual([a, b])
    expect(await owned((await makePerson({ roles: ['admin'] })).token)).toEqual([])
    expect((await request('/api/restaurants/owned_restaurants')).status).toBe(401)
  })

  it('answers page by page with the number of all, also with equal names and a deleted last one', async () => {
    const ids = []
    for (const name of ['dal', 'Beet', 'Apple', 'beet', 'Corn']) {
      ids.push(await storeRestaurant({ name }))
    }
    const [dal = '', b1 = '', apple = '', b2 = '', corn = ''] = ids
    const [first = '', second = ''] = [b1, b2].sort()
    const owner = await makePerson({ owns: ids })
    const page = async (query: string) => {
      const headers = { 'x-auth-token': owner.token }
      const response = await request(`/api/restaurants/owned_restaurants${query}`, { headers })
      const rows = await response.json<Restaurant[]>()
      return [response.headers.get('x-total-count'), ...rows.map(({ _id }) => _id)]
    }
    expect(await page('?limit=2')).toEqual(['5', apple, first])
    expect(await page(`?limit=2&after=${first}`)).toEqual(['5', second, corn])
    await change('DELETE', corn, { by: owner })
    expect(await page(`?limit=2&after=${corn}`)).toEqual(['4', dal])
    const headers = { 'x-auth-token': owner.token }
    const tooMany = await request('/api/restaurants/owned_restaurants?limit=201', { headers })
    expect(tooMany.status).toBe(400)
  })

  it('reads and counts by the index, without sorting', async () => {
    const stored = []
    for (let i = 0; i < 30; i += 1) stored.push(await storeRestaurant({ name: `Bowl ${i % 7}` }))
    const owner = await makePerson({ owns: stored })
    const asked: { sql: string; values: unknown[] }[] = []
    const db = {
      prepare: (sql: string) => {
        const statement = env.DB.prepare(sql)
        const bind = statement.bind.bind(statement)
        statement.bind = (...values) => {
          asked.push({ sql, values })
          return bind(...values)
        }
        return statement
      },
      batch: <T>(all: D1PreparedStatement[]) => env.DB.batch<T>(all),
    }
    expect((await listOwned(db, owner.id, { after: '', limit: 2 })).total).toBe(30)
    const plans = asked.map(async ({ sql, values }) => {
      const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .bind(...values)
        .all()
      return JSON.stringify(results)
    })
    const [page, count] = await Promise.all(plans)
    expect(page).not.toContain('FOR ORDER BY')
    expect(count).toContain('COVERING INDEX restaurants_owner')
  })
})
