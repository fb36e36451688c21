import { describe, expect, it } from 'vitest'
import { change, readListing, resultOf, storeListing, storeOwned } from '../../testing/editing.ts'
import { makePerson } from '../../testing/people.ts'

describe('an edit by somebody who does not own the listing, which nobody does', () => {
  it('is taken, twenty times a day', async () => {
    const id = await storeListing()
    const by = await makePerson()
    const results = []
    for (let i = 0; i < 21; i += 1) {
      results.push(await resultOf(change('PUT', id, { by, body: { name: `Name ${i}` } })))
    }
    expect(results).toEqual([...Array(20).fill('200'), '429 too_many_requests'])
    expect(await readListing(id)).toMatchObject({ name: 'Name 19', version: 21 })
    const admin = await makePerson({ roles: ['admin'] })
    expect(await resultOf(change('PUT', id, { by: admin, body: { name: 'Other' } }))).toBe('200')
  })

  it('moves it 500 m at most, in all its steps together', async () => {
    const id = await storeListing({ place: { lat: 0, lng: 0 } })
    const north = (metres: number, by: { token: string }) => {
      const geoJson = { type: 'Point', coordinates: [0, metres / 111_195] }
      return resultOf(change('PUT', id, { by, body: { name: 'A', geoJson } }))
    }
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
})

describe('the limit of edits', () => {
  it('is sixty an hour, menus among them, once limits are on', async () => {
    const { id, owner } = await storeOwned()
    const settings = { LIMITS: 'on' }
    const menu = { noun: 'restaurantDetails', by: owner, body: { menu: '# M' }, settings } as const
    expect(await resultOf(change('PUT', id, menu))).toBe('200')
    const edit = { by: owner, body: { name: 'A' }, settings }
    for (let i = 0; i < 59; i += 1) expect(await resultOf(change('PUT', id, edit))).toBe('200')
    const refused = await change('PUT', id, edit)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
    expect(await resultOf(refused)).toBe('429 too_many_requests')
    expect(await resultOf(change('PUT', id, menu))).toBe('429 too_many_requests')
  })
})
