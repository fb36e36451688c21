import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { Restaurant } from '../../contract/restaurant.ts'
import {
  change,
  readListing,
  readRestaurant,
  resultOf,
  storeListing,
  storeOwned,
} from '../../testing/editing.ts'
import { makeListing } from '../../testing/listings.ts'
import { makePerson } from '../../testing/people.ts'
import { request } from '../../testing/request.ts'
import { findNearby } from '../finding/findNearby.ts'
import { saveListings } from '../saving/saveListings.ts'
import { readWhole } from './store.ts'
import { sweepListings } from './sweep.ts'

const DAY_MS = 86_400_000

async function readDerived() {
  const tables = [
    'restaurant_counts ORDER BY level, y, x',
    'cuisine_counts ORDER BY 1',
    'dish_counts ORDER BY 1',
  ]
  const answers = await env.DB.batch([
    ...tables.map((table) => env.DB.prepare(`SELECT * FROM ${table}`)),
    env.DB.prepare('SELECT rowid, name, cells FROM restaurant_words ORDER BY rowid'),
  ])
  return answers.map(({ results }) => results)
}

const dishes = [{ option: 'Dal', description: 'Red.', index: 0 }]

describe('DELETE /api/restaurants/{id}', () => {
  it('takes the listing out of searches, counts and pages; an admin brings it back', async () => {
    const empty = await readDerived()
    const place = { lat: -33.9, lng: 18.4 }
    const { id, owner } = await storeOwned({ place, cuisine: ['cape'], veganOptions: dishes })
    const full = await readDerived()
    const before = await readListing(id)
    expect((await change('DELETE', id, { by: owner, onVersion: 2 })).status).toBe(412)
    expect((await change('DELETE', id, { by: owner, onVersion: 1 })).status).toBe(204)
    expect(await readDerived()).toEqual(empty)
    expect((await request(`/api/restaurants/${id}`)).status).toBe(404)
    expect((await request(`/details/${id}`)).status).toBe(404)
    expect(await resultOf(change('DELETE', id, { by: owner }))).toBe('403 forbidden')
    const edit = change('PUT', id, { by: owner, body: { name: 'Back' } })
    expect(await resultOf(edit)).toBe('404 not_found')
    expect(await resultOf(change('POST', id, { rest: '/restore', by: owner }))).toBe(
      '403 forbidden',
    )

    const admin = await makePerson({ roles: ['admin'] })
    expect(await resultOf(change('DELETE', id, { by: admin }))).toBe('404 not_found')
    const restored = await readRestaurant(change('POST', id, { rest: '/restore', by: admin }))
    expect(restored).toEqual({ ...before, version: 3, metadata: restored.metadata })
    expect(await readDerived()).toEqual(full)
    const again = await readRestaurant(change('POST', id, { rest: '/restore', by: admin }))
    expect(again).toEqual(restored)
    expect((await change('DELETE', id, { by: owner })).status).toBe(204)
  })

  it('is refused to whoever does not own it', async () => {
    const { id } = await storeOwned()
    expect(await resultOf(change('DELETE', id))).toBe('401 unauthenticated')
    expect(await resultOf(change('DELETE', id, { by: await makePerson() }))).toBe('403 forbidden')
    const unowned = await storeListing()
    const stranger = await makePerson()
    expect(await resultOf(change('DELETE', unowned, { by: stranger }))).toBe('403 forbidden')
    expect(await readListing(id)).toMatchObject({ version: 1 })
  })
})

describe('the sweep', () => {
  it('lets go of what was deleted 30 days ago, and no import brings it back', async () => {
    const mine = await storeOwned({ source: 'member' })
    const imported = await storeOwned({ source: 'osm' })
    const later = await storeOwned({ source: 'member' })
    for (const { id, owner } of [mine, imported, later]) {
      await change('PUT', id, { noun: 'restaurantDetails', by: owner, body: { menu: '# M' } })
      await change('POST', id, { rest: '/reports', by: owner, body: { kind: 'other' } })
      await change('POST', id, { rest: '/confirm', by: owner })
      await change('DELETE', id, { by: owner })
    }
    const now = Date.now()
    await env.DB.prepare('UPDATE restaurants SET deleted_at = ?1 WHERE id IN (?2, ?3)')
      .bind(now - 30 * DAY_MS - 1, mine.id, imported.id)
      .run()
    const admin = await makePerson({ roles: ['admin'] })
    const restore = (id: string) => resultOf(change('POST', id, { rest: '/restore', by: admin }))
    expect(await restore(mine.id)).toBe('404 not_found')
    await sweepListings(env, now)
    await sweepListings(env, now)
    expect(await readWhole(env.DB, mine.id)).toBeNull()
    expect(await readWhole(env.DB, imported.id)).toMatchObject({ name: '', menu: null })
    const stamp = { by: 'import', at: now }
    expect(await saveListings(env.DB, [makeListing({ id: imported.id })], stamp)).toEqual(['kept'])
    expect(await restore(imported.id)).toBe('404 not_found')
    const tables = [
      'restaurant_history',
      'restaurant_confirmations',
      'restaurant_details',
      'reports',
    ]
    for (const table of tables) {
      const { results } = await env.DB.prepare(
        `SELECT DISTINCT restaurant_id AS id FROM ${table} WHERE restaurant_id IN (?1, ?2, ?3)`,
      )
        .bind(mine.id, imported.id, later.id)
        .all()
      expect(results, table).toEqual([{ id: later.id }])
    }
    expect(await restore(later.id)).toBe('200')
  })

  it('leaves nothing behind of more deleted listings than fit one sweep', async () => {
    const ids = Array.from({ length: 230 }, (_, at) => `rgone${String(at).padStart(11, '0')}`)
    const listings = ids.map((id, at) =>
      makeListing({ id, source: at % 2 === 0 ? 'osm' : 'member' }),
    )
    const now = Date.now()
    await saveListings(env.DB, listings, { by: 'import', at: now })
    await env.DB.batch([
      env.DB.prepare("UPDATE restaurants SET deleted_at = ?1 WHERE id LIKE 'rgone%'").bind(
        now - 31 * DAY_MS,
      ),
      env.DB.prepare(
        `INSERT INTO restaurant_details (restaurant_id, menu, modified_at)
        SELECT id, '# M', 1 FROM restaurants WHERE id LIKE 'rgone%'`,
      ),
    ])
    const left = async (table: string, column: string) =>
      env.DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${column} LIKE 'rgone%'`).first('n')
    await sweepListings(env, now)
    // All but 30, of which each still has its menu, and the empty rows of the imported.
    expect(await left('restaurant_details', 'restaurant_id')).toBe(30)
    expect(await left('restaurants', 'id')).toBe(30 + 100)
    await sweepListings(env, now)
    expect(await left('restaurant_details', 'restaurant_id')).toBe(0)
    expect(await left('restaurants', 'id')).toBe(115)
  })

  it('goes on after a part that failed, and says so', async () => {
    const { id, owner } = await storeOwned({ source: 'member' })
    await change('DELETE', id, { by: owner })
    const out = await storeListing({ status: 'ONLINE', onlineUntil: Date.now() - 1 })
    await env.DB.prepare(
      `CREATE TRIGGER refuse BEFORE UPDATE ON restaurants WHEN old.id = '${out}'
      BEGIN SELECT RAISE(ABORT, 'refused'); END`,
    ).run()
    await expect(sweepListings(env, Date.now() + 31 * DAY_MS)).rejects.toThrow('Parts of the sweep')
    await env.DB.prepare('DROP TRIGGER refuse').run()
    expect(await readWhole(env.DB, id)).toBeNull()
  })

  it('writes down that a pop-up is offline once its time is over', async () => {
    const over = { status: 'ONLINE', onlineUntil: Date.now() - 1 } as const
    const [sample, still] = [
      await storeListing(over),
      await storeListing({ ...over, onlineUntil: Date.now() + DAY_MS }),
    ]
    await sweepListings(env, Date.now())
    expect(await readWhole(env.DB, sample)).toMatchObject({
      status: 'OFFLINE',
      online_until: null,
      version: 2,
      edited_at: null,
    })
    expect(await readWhole(env.DB, still)).toMatchObject({ status: 'ONLINE', version: 1 })
    const by = await makePerson()
    const history = await change('GET', sample, { rest: '/history', by })
    expect(await history.json()).toMatchObject({ history: [{ by: 'timer' }] })
  })
})

describe('POST /api/restaurants/{id}/reopen', () => {
  it('brings a closed place back into searches', async () => {
    const place = { lat: -12, lng: -77 }
    const { id, owner } = await storeOwned({ place })
    const found = async () =>
      (await findNearby(env.DB, { ...place, distanceKm: 1 }, Date.now())).restaurants.map(
        (one) => one._id,
      )
    await change('POST', id, { rest: '/reports', by: owner, body: { kind: 'closed' } })
    const [report] = await (
      await request('/api/reports', { headers: { 'x-auth-token': owner.token } })
    ).json<{ id: number }[]>()
    await request(`/api/reports/${report?.id}/resolve`, {
      method: 'POST',
      headers: { 'x-auth-token': owner.token, 'content-type': 'application/json' },
      body: '{"outcome":"closed"}',
    })
    expect(await readListing(id)).toMatchObject({ closedAt: expect.stringMatching(/^20.*Z$/) })
    expect(await found()).toEqual([])
    const edit = change('PUT', id, { by: owner, body: { name: 'Was Green Fork' } })
    expect(await resultOf(edit)).toBe('200')
    expect(await found()).toEqual([])
    expect((await request(`/details/${id}`)).status).toBe(200)
    const stranger = await makePerson()
    const reopen = (by: typeof owner) => change('POST', id, { rest: '/reopen', by })
    expect(await resultOf(reopen(stranger))).toBe('403 forbidden')
    expect(await readRestaurant(reopen(owner))).toMatchObject({ closedAt: null, version: 4 })
    expect(await found()).toEqual([id])
  })
})

describe('GET /api/restaurants/owned_restaurants', () => {
  it("answers with the caller's own listings by name, and nobody else's", async () => {
    const [b, a, gone] = [
      await storeListing({ name: 'Beet', place: null, status: 'OFFLINE' }),
      await storeListing({ name: 'apple' }),
      await storeListing({ name: 'Gone' }),
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
})
