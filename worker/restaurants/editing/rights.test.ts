import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { METRES_PER_DEGREE } from '../../contract/places/distance.ts'
import {
  change,
  fetchRestaurant,
  resultOf,
  storeOwned,
  storeRestaurant,
} from '../../testing/editing.ts'
import { makePerson, type Person } from '../../testing/people.ts'

describe('an edit by a stranger', () => {
  it('is accepted twenty times a day', async () => {
    const id = await storeRestaurant()
    const by = await makePerson()
    const results = []
    for (let i = 0; i < 21; i += 1) {
      results.push(await resultOf(change('PUT', id, { by, body: { name: `Name ${i}` } })))
    }
    expect(results).toEqual([...Array(20).fill('200'), '429 too_many_requests'])
    const again = await change('PUT', id, { by, body: { name: 'Again' } })
    expect(await again.text()).toContain('Please try again in 24 hours.')
    expect(await fetchRestaurant(id)).toMatchObject({ name: 'Name 19', version: 21 })
    const admin = await makePerson({ roles: ['admin'] })
    expect(await resultOf(change('PUT', id, { by: admin, body: { name: 'Other' } }))).toBe('200')
  })

  const northOf = (id: string) => (metres: number, by: { token: string }) => {
    const geoJson = { type: 'Point', coordinates: [0, metres / METRES_PER_DEGREE] }
    return resultOf(change('PUT', id, { by, body: { name: 'A', geoJson } }))
  }

  it('moves the restaurant 500 m at most, all moves together', async () => {
    const id = await storeRestaurant({ place: { lat: 0, lng: 0 } })
    const north = northOf(id)
    const [ada, bob] = [await makePerson(), await makePerson()]
    const admin = await makePerson({ roles: ['admin'] })
    expect(await north(510, ada)).toBe('403 forbidden')
    expect(await north(490, ada)).toBe('200')
    expect(await north(900, bob)).toBe('403 forbidden')
    expect(await north(-400, bob)).toBe('200')
    expect(await north(5000, admin)).toBe('200')
    expect(await north(5400, ada)).toBe('200')
    expect(await north(-400, ada)).toBe('403 forbidden')
    const nowhere = { name: 'A', geoJson: null }
    expect(await resultOf(change('PUT', id, { by: bob, body: nowhere }))).toBe('403 forbidden')
  })

  it('gives a pop-up its first place anywhere, and then moves it 500 m at most', async () => {
    const north = northOf(await storeRestaurant({ place: null, status: 'OFFLINE' }))
    const by = await makePerson()
    expect(await north(50_000, by)).toBe('200')
    expect(await north(50_490, by)).toBe('200')
    expect(await north(50_900, by)).toBe('403 forbidden')
  })
})

describe('the limit of edits', () => {
  const settings = { LIMITS: 'on' }
  const noun = 'restaurantDetails'

  async function countedOf(key: string): Promise<number> {
    const query = env.DB.prepare('SELECT count FROM counters WHERE key = ?1').bind(key)
    return (await query.first<number>('count')) ?? 0
  }

  it('is sixty versions an hour, once limits are on', async () => {
    const { id, owner } = await storeOwned()
    const call = (method: string, rest = '') => change(method, id, { rest, by: owner, settings })
    await change('PUT', id, { noun, by: owner, body: { menu: '# M' }, settings })
    await call('POST', '/history/1/revert')
    await env.DB.prepare('UPDATE restaurants SET closed_at = 1 WHERE id = ?1').bind(id).run()
    await call('POST', '/reopen')
    expect(await countedOf(`edits:${owner.id}`)).toBe(3)
    for (let i = 4; i <= 60; i += 1) {
      const body = { name: `Name ${i}` }
      expect(await resultOf(change('PUT', id, { by: owner, body, settings }))).toBe('200')
    }
    const refused = await change('PUT', id, { by: owner, body: { name: 'Last' }, settings })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
    expect(await resultOf(refused)).toBe('429 too_many_requests')
    expect(await resultOf(call('POST', '/history/1/revert'))).toBe('429 too_many_requests')
    expect(await resultOf(call('DELETE'))).toBe('429 too_many_requests')
    expect(await fetchRestaurant(id)).toMatchObject({ name: 'Name 60' })
  })

  it('is ten times as many for an admin', async () => {
    const [id, by] = [await storeRestaurant(), await makePerson({ roles: ['admin'] })]
    const rename = (name: string) => resultOf(change('PUT', id, { by, body: { name }, settings }))
    expect(await rename('First')).toBe('200')
    const setCount = env.DB.prepare('UPDATE counters SET count = ?1 WHERE key = ?2')
    await setCount.bind(599, `edits:${by.id}`).run()
    expect(await rename('The 600th')).toBe('200')
    expect(await rename('One more')).toBe('429 too_many_requests')
  })

  it('does not count refused edits and those without effect', async () => {
    const id = await storeRestaurant({ place: { lat: 0, lng: 0 } })
    const by = await makePerson()
    const put = (body: object, onVersion = 1) =>
      resultOf(
        change('PUT', id, { by, body: { name: 'Green Fork', ...body }, onVersion, settings }),
      )
    expect(await put({})).toBe('200')
    expect(await put({ name: '' })).toBe('400 invalid')
    expect(await put({ name: 'Late' }, 9)).toBe('412 stale_version')
    expect(await put({ geoJson: { type: 'Point', coordinates: [1, 1] } })).toBe('403 forbidden')
    const late = { noun, by, body: { menu: '# Late' }, onVersion: 9, settings } as const
    expect(await resultOf(change('PUT', id, late))).toBe('412 stale_version')
    expect(await countedOf(`stranger-edits:${by.id}`)).toBe(0)
    expect(await put({ name: 'Written' })).toBe('200')
    expect(await countedOf(`stranger-edits:${by.id}`)).toBe(1)
    expect(await countedOf(`edits:${by.id}`)).toBe(1)
  })
})

describe('a restaurant that is read', () => {
  it('tells signed-in callers only whether they may edit it', async () => {
    const { id, owner } = await storeOwned()
    const free = await storeRestaurant()
    const [member, admin] = [await makePerson(), await makePerson({ roles: ['admin'] })]
    const told = async (
      of: string,
      by?: Pick<Person, 'token'>,
      kind: typeof noun | 'restaurants' = 'restaurants',
    ) => {
      const response = await change('GET', of, { noun: kind, ...(by ? { by } : {}) })
      expect(response.headers.get('cache-control')).toBe('no-store')
      return response.headers.get('x-may-edit')
    }
    const noun = 'restaurantDetails'
    await change('PUT', id, { noun, by: owner, body: { menu: '# M' } })
    for (const kind of ['restaurants', noun] as const) {
      expect(await told(id, owner, kind)).toBe('owner')
      expect(await told(id, admin, kind)).toBe('owner')
      expect(await told(id, member, kind)).toBe('no')
      expect(await told(id, undefined, kind)).toBeNull()
      expect(await told(id, { token: 'x'.repeat(43) }, kind)).toBeNull()
    }
    expect(await told(free, member)).toBe('member')
    expect(await told('rnothing00000000', member)).toBeNull()
  })
})
