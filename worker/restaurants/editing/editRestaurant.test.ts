import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '../../contract/durations.ts'
import type { ErrorBody } from '../../contract/errors.ts'
import type { Restaurant } from '../../contract/restaurant.ts'
import {
  change,
  fetchRestaurant,
  readRestaurant,
  resultOf,
  storeOwned,
} from '../../testing/editing.ts'
import { makePerson } from '../../testing/people.ts'
import { findNearby } from '../finding/findNearby.ts'
import type { RestaurantInput } from '../restaurantInput.ts'
import { readHistory } from './history/store.ts'

const dish = (option: string, description = 'Good.') => ({ option, description })

/** What the edit form sends: the restaurant minus its id. */
function formOf({ _id, ...rest }: Restaurant): Omit<Restaurant, '_id'> {
  return rest
}

describe('PUT /api/restaurants/{id}', () => {
  it('lets an owner change every field of the form, and searches find it as it is now', async () => {
    const { id, owner } = await storeOwned()
    const edit = {
      name: '  The   Fork ',
      cuisine: ['Thai', 'thai', 'middle-eastern'],
      geoJson: { type: 'Point', coordinates: [10, 20] },
      veganOptions: [dish('Pho'), dish('Pad Thai')],
      address: '1 Main Street',
      website: 'fork.example',
      diet: 'vegan',
      openingHours: 'Mo-Fr 10:00-18:00',
      status: 'OFFLINE',
    }
    const response = await change('PUT', id, { by: owner, body: edit, onVersion: 1 })
    expect(response.headers.get('etag')).toBe('"2"')
    const expected = {
      ...edit,
      name: 'The Fork',
      cuisine: ['thai', 'middle-eastern'],
      veganOptions: [
        { ...dish('Pho'), index: 0 },
        { ...dish('Pad Thai'), index: 1 },
      ],
      website: 'https://fork.example',
      version: 2,
    }
    expect(await readRestaurant(response)).toMatchObject(expected)
    expect(await fetchRestaurant(id)).toMatchObject(expected)
    const near = { lat: 20, lng: 10, distanceKm: 1, keywords: 'pho', cuisines: ['thai'] }
    const { restaurants } = await findNearby(env.DB, near, Date.now())
    expect(restaurants).toMatchObject([{ _id: id, version: 2 }])
    const history = await readHistory(env.DB, id)
    expect(history).toMatchObject([{ version: 2, by: owner.id }])
    expect(history[0]?.changes.name).toEqual(['Green Fork', 'The Fork'])
  })

  it('writes nothing when the whole restaurant is sent back unchanged', async () => {
    const old = { veganOptions: [{ option: 'Soup', description: '', index: 0 }], website: 'no url' }
    const { id, owner } = await storeOwned({ ...old, rating: 4, googleId: 'ChIJ' })
    const before = await fetchRestaurant(id)
    const after = await readRestaurant(change('PUT', id, { by: owner, body: formOf(before) }))
    expect(after).toEqual(before)
    const renamed = { ...formOf(before), name: 'Other' }
    expect(await readRestaurant(change('PUT', id, { by: owner, body: renamed }))).toMatchObject({
      name: 'Other',
      veganOptions: old.veganOptions,
      website: 'no url',
      version: 2,
    })
  })

  it.each([
    ['no name', { diet: 'vegan' }],
    ['an empty name', { name: ' \n ' }],
    ['a name of zero width', { name: '\u200b\u2060' }],
    ['a name of 201 characters', { name: 'x'.repeat(201) }],
    ['a name that is no text', { name: 7 }],
    ['six dishes', { name: 'A', veganOptions: Array.from('123456', (n) => dish(n)) }],
    ['a dish without a name', { name: 'A', veganOptions: [dish(' ')] }],
    ['a dish without a description', { name: 'A', veganOptions: [dish('Soup', '')] }],
    ['a cuisine with a space', { name: 'A', cuisine: ['middle eastern'] }],
    ['a cuisine with &', { name: 'A', cuisine: ['fish&chips'] }],
    ['a website of another scheme', { name: 'A', website: 'javascript:alert(1)' }],
    ['a website with a password', { name: 'A', website: 'https://a:b@c.example' }],
    ['a website without a dot', { name: 'A', website: 'https://localhost' }],
    ['a website with a quote', { name: 'A', website: 'https://a.example/"onload' }],
    ['an address of 301 characters', { name: 'A', address: 'x'.repeat(301) }],
    ['a place past the pole', { name: 'A', geoJson: { type: 'Point', coordinates: [0, 90.01] } }],
    ['a place past 180°', { name: 'A', geoJson: { type: 'Point', coordinates: [180.1, 0] } }],
    ['a place that is a line', { name: 'A', geoJson: { type: 'Point', coordinates: [[1, 2]] } }],
    ['two email addresses', { name: 'A', email: 'a@b.example, c@b.example' }],
    ['an account at another host', { name: 'A', instagram: 'https://evil.example/fork' }],
    ['wheelchair access that is no choice', { name: 'A', wheelchair: 'maybe' }],
    ['a phone number of letters', { name: 'A', phone: 'call us' }],
    ['an unknown diet', { name: 'A', diet: 'meat' }],
    ['an unknown status', { name: 'A', status: 'OPEN' }],
    ['ONLINE, which is for the toggle', { name: 'A', status: 'ONLINE' }],
    ['a body that is a list', [{ name: 'A' }]],
  ])('refuses %s', async (_, body) => {
    const { id, owner } = await storeOwned()
    expect(await resultOf(change('PUT', id, { by: owner, body }))).toBe('400 invalid')
    expect(await fetchRestaurant(id)).toMatchObject({ name: 'Green Fork', version: 1 })
  })

  it('requires JSON', async () => {
    const { id, owner } = await storeOwned()
    expect(await resultOf(change('PUT', id, { by: owner }))).toBe('415 wrong_type')
  })

  it.each([
    ['a name of 90 characters', { name: 'Ä'.repeat(90) }],
    ['a name from right to left', { name: 'מסעדה טבעונית' }],
    ['an emoji as a name', { name: '🥕' }],
    ['the north pole', { name: 'A', geoJson: { type: 'Point', coordinates: [180, 90] } }],
    ['the south pole', { name: 'A', geoJson: { type: 'Point', coordinates: [-180, -90] } }],
    ['no dish, no cuisine', { name: 'A', veganOptions: [], cuisine: [] }],
    ['a pop-up without a place', { name: 'A', status: 'OFFLINE', geoJson: null }],
  ])('takes %s', async (_, body) => {
    const { id, owner } = await storeOwned()
    expect(await readRestaurant(change('PUT', id, { by: owner, body }))).toMatchObject(body)
    expect(await fetchRestaurant(id)).toMatchObject(body)
  })

  it('reads an empty address or website as none, and repairs a name cut inside an emoji', async () => {
    const { id, owner } = await storeOwned({ address: 'Here', website: 'https://a.example' })
    const body = { name: 'Carrot \ud83e', address: '', website: '' }
    const after = await readRestaurant(change('PUT', id, { by: owner, body }))
    expect(after).toMatchObject({ name: 'Carrot \ufffd', address: null, website: null })
  })

  it('turns a restaurant into a pop-up and back, but refuses while it is ONLINE', async () => {
    const { id, owner } = await storeOwned()
    const put = (status: string) => change('PUT', id, { by: owner, body: { name: 'A', status } })
    expect(await readRestaurant(put('OFFLINE'))).toMatchObject({ status: 'OFFLINE' })
    expect(await readRestaurant(put('RESTAURANT'))).toMatchObject({ status: 'RESTAURANT' })
    await put('OFFLINE')
    const body = { lat: 1, lng: 2, status: 'ONLINE' }
    await change('PUT', id, { noun: 'restaurants/popup/toggle', by: owner, body })
    expect(await readRestaurant(put('ONLINE'))).toMatchObject({ status: 'ONLINE' })
    expect(await resultOf(put('OFFLINE'))).toBe('409 conflict')
    const placeless = { name: 'A', geoJson: null }
    expect(await resultOf(change('PUT', id, { by: owner, body: placeless }))).toBe('409 conflict')
  })

  it('removes no place and makes no restaurant without one; one without a place can still be edited', async () => {
    const put = async (of: Partial<RestaurantInput>, body: object) => {
      const { id, owner } = await storeOwned(of)
      const response = await change('PUT', id, { by: owner, body: { name: 'A', ...body } })
      const { errors = [] } = await response.json<Partial<ErrorBody>>()
      return [response.status, ...errors.map(({ param }) => param)]
    }
    const [refused, placeless] = [[400, 'geoJson'], { place: null }]
    expect(await put({}, { geoJson: null })).toEqual(refused)
    expect(await put({ status: 'OFFLINE' }, { status: 'RESTAURANT', geoJson: null })).toEqual(
      refused,
    )
    expect(await put({ status: 'OFFLINE', ...placeless }, { status: 'RESTAURANT' })).toEqual(
      refused,
    )
    const geoJson = { type: 'Point', coordinates: [1, 2] }
    expect(
      await put({ status: 'OFFLINE', ...placeless }, { status: 'RESTAURANT', geoJson }),
    ).toEqual([200])
    expect(await put(placeless, { website: 'a.example' })).toEqual([200])
    expect(await put(placeless, { geoJson: null, status: 'RESTAURANT' })).toEqual([200])
  })

  it('accepts a form whose pop-up went OFFLINE by time while the form was open', async () => {
    const { id, owner } = await storeOwned({
      status: 'ONLINE',
      onlineUntil: Date.now() + MINUTE_MS,
    })
    const form = formOf(await fetchRestaurant(id))
    expect(form.status).toBe('ONLINE')
    await env.DB.prepare('UPDATE restaurants SET online_until = ?1 WHERE id = ?2')
      .bind(Date.now() - 1, id)
      .run()
    const body = { ...form, name: 'Still saved' }
    const saved = await readRestaurant(change('PUT', id, { by: owner, body, onVersion: 1 }))
    expect(saved).toMatchObject({ name: 'Still saved', status: 'OFFLINE', version: 2 })
    expect((await readHistory(env.DB, id))[0]?.changes).toEqual({
      name: ['Green Fork', 'Still saved'],
    })
  })

  it('is refused to everybody but its owner, with a row in the audit', async () => {
    const { id } = await storeOwned()
    for (const roles of [[], ['beta']] as const) {
      const by = await makePerson({ roles })
      expect(await resultOf(change('PUT', id, { by, body: { name: 'Mine' } }))).toBe(
        '403 forbidden',
      )
      const { results } = await env.DB.prepare('SELECT action FROM audit WHERE actor = ?')
        .bind(by.id)
        .all()
      expect(results).toEqual([{ action: 'denied' }])
    }
    expect(await resultOf(change('PUT', id, { body: { name: 'Mine' } }))).toBe(
      '401 unauthenticated',
    )
    expect(await fetchRestaurant(id)).toMatchObject({ name: 'Green Fork', version: 1 })
  })

  it('checks the right before the body', async () => {
    const { id } = await storeOwned()
    const other = (await storeOwned()).owner
    for (const body of [[], { diet: 'meat' }, { name: '' }]) {
      expect(await resultOf(change('PUT', id, { by: other, body }))).toBe('403 forbidden')
      expect(await resultOf(change('PUT', id, { body }))).toBe('401 unauthenticated')
      const gone = change('PUT', 'rnothing00000000', { by: other, body })
      expect(await resultOf(gone)).toBe('404 not_found')
    }
  })

  it.each(['admin', 'beta', 'constructor', '__proto__', 'toString', 'r1'])(
    'knows no restaurant %s',
    async (id) => {
      const by = await makePerson({ roles: ['admin'] })
      expect(await resultOf(change('PUT', id, { by, body: { name: 'A' } }))).toBe('404 not_found')
    },
  )
})
