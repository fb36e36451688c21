import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Restaurant } from '../../contract/restaurant.ts'
import {
  change,
  fetchRestaurant,
  resultOf,
  storeOwned,
  storeRestaurant,
} from '../../testing/editing.ts'
import { makePerson, type Person } from '../../testing/people.ts'
import { request } from '../../testing/request.ts'
import { readHistory } from './history/store.ts'

const noun = 'restaurantDetails'
const readMenu = async (id: string) => (await request(`/api/${noun}/${id}`)).json()

describe('PUT /api/restaurantDetails/{id}', () => {
  it('saves a menu as a new version of its restaurant, with its history', async () => {
    const { id, owner } = await storeOwned()
    const body = { menu: '# Soup', restaurantKey: id }
    const saved = await change('PUT', id, { noun, by: owner, body, onVersion: 1 })
    expect(saved.headers.get('etag')).toBe('"2"')
    expect(await saved.json()).toEqual({ ...body, version: 2 })
    expect(await readMenu(id)).toMatchObject({ menu: '# Soup' })
    expect(await fetchRestaurant(id)).toMatchObject({ version: 2 })
    const again = await change('PUT', id, { noun, by: owner, body: { menu: '# Soup' } })
    expect(await again.json()).toEqual({ ...body, version: 2 })
    await change('PUT', id, { noun, by: owner, body: { menu: '# Stew' } })
    expect(await readHistory(env.DB, id)).toMatchObject([
      { version: 3, by: owner.id, changes: { menu: ['# Soup', '# Stew'] } },
      { version: 2, by: owner.id, changes: { menu: [null, '# Soup'] } },
    ])
  })

  it('loses no menu and no edit when both are made on one version', async () => {
    const { id, owner } = await storeOwned()
    const menus = ['# A', '# B', '# C'].map((menu) =>
      change('PUT', id, { noun, by: owner, body: { menu }, onVersion: 1 }),
    )
    const edit = change('PUT', id, { by: owner, body: { name: 'Edited' }, onVersion: 1 })
    const results = await Promise.all([...menus, edit].map(resultOf))
    expect(results.filter((result) => result === '200')).toHaveLength(1)
    expect(results.filter((result) => result === '412 stale_version')).toHaveLength(3)
    const free = ['# A', '# B', '# C'].map((menu) =>
      change('PUT', id, { noun, by: owner, body: { menu } }),
    )
    await Promise.all(free)
    const [last] = await readHistory(env.DB, id)
    expect(await readMenu(id)).toMatchObject({ menu: last?.changes.menu?.[1] })
  })

  it('accepts up to 32 KiB, counted in bytes', async () => {
    const { id, owner } = await storeOwned()
    const put = (menu: unknown) => resultOf(change('PUT', id, { noun, by: owner, body: { menu } }))
    expect(await put('é'.repeat(16 * 1024))).toBe('200')
    expect(await put(`${'é'.repeat(16 * 1024)}x`)).toBe('413 too_large')
    expect(await put('x'.repeat(33 * 1024))).toBe('413 too_large')
    expect(await put(7)).toBe('400 invalid')
    expect(await put(undefined)).toBe('400 invalid')
    expect(await readMenu(id)).toMatchObject({ menu: 'é'.repeat(16 * 1024) })
    expect(await put('')).toBe('200')
  })

  it('is for those who may edit the restaurant, and for the restaurant of the address', async () => {
    const { id, owner } = await storeOwned()
    const body = { menu: '# Spam' }
    expect(await resultOf(change('PUT', id, { noun, body }))).toBe('401 unauthenticated')
    const stranger = await makePerson()
    expect(await resultOf(change('PUT', id, { noun, by: stranger, body }))).toBe('403 forbidden')
    const empty = change('PUT', id, { noun, by: stranger, body: {} })
    expect(await resultOf(empty)).toBe('403 forbidden')
    const other = { ...body, restaurantKey: await storeRestaurant() }
    expect(await resultOf(change('PUT', id, { noun, by: owner, body: other }))).toBe('400 invalid')
    const none = change('PUT', 'rnothing00000000', { noun, by: owner, body })
    expect(await resultOf(none)).toBe('404 not_found')
    const unowned = await storeRestaurant()
    expect(await resultOf(change('PUT', unowned, { noun, by: stranger, body }))).toBe('200')
  })
})

describe('GET /api/restaurantDetails/missingGoogleId', () => {
  let admin: Person
  beforeAll(async () => {
    admin = await makePerson({ roles: ['admin'] })
  })
  async function page(query: string) {
    const headers = { 'x-auth-token': admin.token }
    const response = await request(`/api/restaurantDetails/missingGoogleId${query}`, { headers })
    const restaurants = await response.json<Restaurant[]>()
    return {
      ids: restaurants.map(({ _id }) => _id),
      left: Number(response.headers.get('x-total-count')),
    }
  }

  it('pages through the restaurants without an id, with the number of all', async () => {
    const before = await page('')
    const added = [await storeRestaurant(), await storeRestaurant()]
    await storeRestaurant({ googleId: 'ChIJ' })
    const { id: deleted, owner } = await storeOwned()
    await change('DELETE', deleted, { by: owner })
    const all = await page('')
    expect(all.left).toBe(before.left + 2)
    expect(all.ids).toEqual([...before.ids, ...added].toSorted())
    const first = await page('?limit=1')
    expect(first).toEqual({ ids: all.ids.slice(0, 1), left: all.left })
    const rest = await page(`?after=${first.ids[0]}`)
    expect(rest.ids).toEqual(all.ids.slice(1))
    const [accepted = ''] = added
    const body = { name: 'Green Fork', googleId: 'ChIJ2' }
    await change('PUT', accepted, { by: admin, body, onVersion: 1 })
    expect((await page('')).left).toBe(all.left - 1)
  })

  it('refuses an invalid page', async () => {
    const headers = { 'x-auth-token': admin.token }
    for (const query of ['?limit=0', '?limit=201', '?limit=x']) {
      const response = await request(`/api/restaurantDetails/missingGoogleId${query}`, { headers })
      expect(response.status).toBe(400)
    }
  })
})
