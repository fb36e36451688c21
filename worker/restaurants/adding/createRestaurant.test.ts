import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ErrorBody } from '../../contract/errors.ts'
import type { Restaurant } from '../../contract/restaurant.ts'
import { create, newPlace } from '../../testing/adding.ts'
import { change, fetchRestaurant, readRestaurant, resultOf } from '../../testing/editing.ts'
import { makePerson, type Person } from '../../testing/people.ts'
import { request } from '../../testing/request.ts'

let by: Person
beforeAll(async () => {
  by = await makePerson()
})

const dish = (option: string, description = 'Good.') => ({ option, description })
const make = (body: unknown) => readRestaurant(create(by, body))

describe('POST /api/restaurants', () => {
  it('adds a restaurant with every field, and searches find it', async () => {
    const body = newPlace({
      googleId: 'ChIJ123',
      veganOptions: [dish('Pho'), dish('Bao')],
      address: ' 1  Main St ',
      website: 'fork.example',
      diet: 'vegan',
      openingHours: 'Mo-Fr 10:00-18:00',
      email: 'Hello@Fork.example',
      instagram: 'https://www.instagram.com/fork/',
      wheelchair: 'yes',
      phone: ' +1 617-555-0123; +1 617-555-0124',
    })
    const response = await create(by, body)
    expect(response.status).toBe(201)
    expect(response.headers.get('etag')).toBe('"1"')
    const added = await response.json<Restaurant>()
    expect(added).toMatchObject({
      name: body.name,
      cuisine: ['thai'],
      geoJson: { type: 'Point', coordinates: [-71.06, 42.36] },
      veganOptions: [
        { ...dish('Pho'), index: 0 },
        { ...dish('Bao'), index: 1 },
      ],
      address: '1 Main St',
      website: 'https://fork.example',
      diet: 'vegan',
      openingHours: 'Mo-Fr 10:00-18:00',
      email: 'hello@fork.example',
      instagram: 'fork',
      wheelchair: 'yes',
      phone: '+1 617-555-0123',
      googleId: 'ChIJ123',
      isGoogle: true,
      status: 'RESTAURANT',
      rating: null,
      metadata: { source: 'member', isGoogle: true },
      version: 1,
    })
    expect(added._id).toMatch(/^r[0-9a-z]{15}$/)
    expect(response.headers.get('location')).toBe(`/api/restaurants/${added._id}`)
    expect(await fetchRestaurant(added._id)).toEqual(added)
    const query = `lat=42.36&long=-71.06&diet=vegan&keywords=${encodeURIComponent(added.name)}`
    const found = await request(`/api/restaurants/query?${query}`)
    expect(await found.json()).toMatchObject([{ _id: added._id }])
  })

  it('makes its creator the owner at once, with an entry in its history', async () => {
    const maker = await makePerson()
    const added = await readRestaurant(create(maker, newPlace()))
    const me = await request('/api/users/me', { headers: { 'x-auth-token': maker.token } })
    expect(await me.json()).toMatchObject({ user: { groups: [added._id] } })
    const history = await change('GET', added._id, { by: maker, rest: '/history' })
    expect(await history.json()).toMatchObject({
      history: [{ version: 1, by: 'you', changes: { name: ['', added.name] } }],
    })
    expect(await resultOf(change('DELETE', added._id, { by }))).toBe('403 forbidden')
    const edited = change('PUT', added._id, { by: maker, body: { name: 'Changed' }, onVersion: 1 })
    expect(await resultOf(edited)).toBe('200')
    const back = await change('POST', added._id, { by: maker, rest: '/history/1/revert' })
    expect(await back.json()).toMatchObject({ name: added.name, version: 3 })
  })

  it('removes characters that change the writing direction from a name', async () => {
    const { name } = await make(newPlace({ name: '\u202eevil \u2067 Café פלאפל' }))
    expect(name).toBe('evil Café פלאפל')
  })

  it('takes only a name and a place as text, as the manual form sends them', async () => {
    const body = { name: 'Manual', location: '42.36, -71.06', metadata: { isGoogle: false } }
    expect(await make(body)).toMatchObject({
      geoJson: { coordinates: [-71.06, 42.36] },
      cuisine: [],
      veganOptions: [],
      isGoogle: false,
      diet: 'options',
    })
  })

  it('joins the lines of an address by commas', async () => {
    expect(await make(newPlace({ address: ' 1  Main St \r\nBoston, MA\n' }))).toMatchObject({
      address: '1 Main St, Boston, MA',
    })
  })

  it("takes the manual form's place as coordinates beside location", async () => {
    const manual = { name: 'Manual', coordinates: '42.36, -71.06', metadata: { isGoogle: false } }
    expect(await make({ ...manual, status: 'RESTAURANT' })).toMatchObject({
      geoJson: { coordinates: [-71.06, 42.36] },
      isGoogle: false,
      status: 'RESTAURANT',
    })
    expect(await make({ ...manual, name: 'Truck', status: 'OFFLINE' })).toMatchObject({
      geoJson: { coordinates: [-71.06, 42.36] },
      status: 'OFFLINE',
    })
    const both = { ...manual, name: 'Both', location: { coordinates: [-70, 41] } }
    expect(await make(both)).toMatchObject({ geoJson: { coordinates: [-70, 41] } })
  })

  it.each([
    '//example.com/menu',
    '///example.com/menu',
    'example.com/menu',
    'https://example.com/menu',
  ])('reads %s as an https address', async (website) => {
    expect(await make(newPlace({ website }))).toMatchObject({
      website: 'https://example.com/menu',
    })
  })

  it('accepts a pop-up without a place, and no other restaurant', async () => {
    const body = newPlace({ location: undefined })
    expect(await resultOf(create(by, body))).toBe('400 invalid')
    expect(await make({ ...body, status: 'OFFLINE' })).toMatchObject({
      status: 'OFFLINE',
      geoJson: null,
    })
    expect(await make(newPlace({ status: 'OFFLINE' }))).toMatchObject({
      geoJson: { coordinates: [-71.06, 42.36] },
    })
  })

  it.each([
    [{ googleId: 'ChIJ' }, { googleId: 'ChIJ', isGoogle: true }],
    [
      { googleId: 'ChIJ', metadata: {} },
      { googleId: 'ChIJ', isGoogle: true },
    ],
    [
      { googleId: 'ChIJ', metadata: { isGoogle: false } },
      { googleId: 'ChIJ', isGoogle: false },
    ],
    [{}, { googleId: null, isGoogle: false }],
    [{ googleId: null }, { googleId: null, isGoogle: false }],
    [{ googleId: 'sprig-typed' }, { googleId: null, isGoogle: false }],
    [{ googleId: 'sprig-r0123456789abcde' }, { googleId: null, isGoogle: false }],
  ])('reads %j as %j', async (sent, expected) => {
    expect(await make(newPlace(sent))).toMatchObject(expected)
  })

  it('ignores unknown fields and fields that a creator may not set', async () => {
    const fake = {
      _id: 'rstolen000000000',
      id: 'rstolen000000000',
      ownerId: 'me',
      owner_id: 'me',
      secretCode: 'known',
      rating: 5,
      version: 99,
      source: 'osm',
      isGoogle: true,
      onlineUntil: '2999-01-01T00:00:00Z',
      confirmedAt: '2001-01-01T00:00:00Z',
      closedAt: '2001-01-01T00:00:00Z',
      deletedAt: 5,
      restaurantKey: 'rstolen000000000',
      metadata: { source: 'osm', lastModified: '2001-01-01T00:00:00Z' },
      veganOptions: [
        { ...dish('Pho'), index: 7, source: 'menu', checkedAt: '2001-01-01T00:00:00Z' },
      ],
    }
    const added = await make(newPlace(fake))
    expect(added).toMatchObject({
      isGoogle: false,
      rating: null,
      version: 1,
      onlineUntil: null,
      confirmedAt: null,
      closedAt: null,
      metadata: { source: 'member' },
      veganOptions: [{ ...dish('Pho'), index: 0 }],
    })
    expect(added._id).not.toBe(fake._id)
    expect(JSON.stringify(added.veganOptions)).not.toContain('2001')
    const row = await env.DB.prepare('SELECT owner_id FROM restaurants WHERE id = ?')
      .bind(added._id)
      .first()
    expect(row).toEqual({ owner_id: by.id })
  })

  it('keeps scripts as text', async () => {
    const name = '<script>alert(1)</script>'
    expect(await make(newPlace({ name }))).toMatchObject({ name })
  })
})

describe('what POST /api/restaurants refuses', () => {
  it.each([
    ['no name', { name: undefined }, 'name is required'],
    ['an empty name', { name: '  ' }, 'name is required'],
    ['a name of spaces without width', { name: '\u200b\u2060\ufeff' }, 'name is required'],
    ['a name of fillers', { name: '\u3164\u115f\uffa0' }, 'name is required'],
    ['a name of blank Braille', { name: '\u2800\u2800' }, 'name is required'],
    ['a name of 201 characters', { name: 'x'.repeat(201) }, 'name must be at most'],
    ['six dishes', { veganOptions: [...'123456'].map((n) => dish(n)) }, 'veganOptions must have'],
    ['a dish without a name', { veganOptions: [dish('')] }, 'veganOptions.0.option is required'],
    ['a dish without a description', { veganOptions: [dish('A', '')] }, 'veganOptions.0.descript'],
    ['a cuisine with a space', { cuisine: ['middle eastern'] }, 'cuisine.0 may hold letters'],
    ['a cuisine with a comma', { cuisine: ['a,b'] }, 'cuisine.0 may hold letters'],
    ['a cuisine with &', { cuisine: ['a&b'] }, 'cuisine.0 may hold letters'],
    ['a place past the pole', { location: { coordinates: [0, 91] } }, 'location'],
    ['a place past 180°', { location: '0,181' }, 'location'],
    ['a place of one number', { location: '1' }, 'location'],
    ['a place in another base', { location: '0x10,1e1' }, 'location'],
    ['a place of words', { location: 'here,there' }, 'location'],
    ['a place of empty numbers', { location: ',' }, 'location'],
    ['no coordinates', { location: null, coordinates: null }, 'location is required'],
    ['coordinates past the pole', { coordinates: '91,0' }, 'coordinates.0 must be at most 90'],
    ['coordinates of words', { coordinates: 'here' }, 'coordinates must be "lat,lng"'],
    ['ONLINE', { status: 'ONLINE' }, 'status must be one of'],
    ['another scheme', { website: 'javascript:alert(1)' }, 'website must be an address'],
    ['a Google id with a space', { googleId: 'a b' }, 'googleId is not a place id'],
    ['an unknown diet', { diet: 'meat' }, 'diet must be one of'],
  ])('%s', async (_, fields, message) => {
    const response = await create(by, newPlace(fields))
    expect(response.status).toBe(400)
    const { errors } = await response.json<ErrorBody>()
    expect(errors[0]?.msg).toContain(message)
    expect(errors[0]?.code).toBe('invalid')
  })

  it('a caller who is not signed in', async () => {
    expect(await resultOf(create(null, newPlace()))).toBe('401 unauthenticated')
  })

  it('a body that is not JSON', async () => {
    expect(await resultOf(create(by, '{"name":'))).toBe('400 invalid')
    const headers = { 'x-auth-token': by.token, 'content-type': 'text/plain' }
    const text = request('/api/restaurants', { method: 'POST', headers, body: '{}' })
    expect(await resultOf(text)).toBe('415 wrong_type')
  })

  it('a body of 10 MB', async () => {
    const body = newPlace({ address: 'x'.repeat(10_000_000) })
    expect(await resultOf(create(by, body))).toBe('413 too_large')
  })

  it('the eleventh of an hour once limits are on', async () => {
    const maker = await makePerson()
    const settings = { LIMITS: 'on' }
    const [first, ...others] = Array.from({ length: 10 }, () => newPlace())
    for (const body of [first, ...others]) {
      expect(await resultOf(create(maker, body, { settings }))).toBe('201')
    }
    const refused = await create(maker, newPlace(), { settings })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
    expect(await resultOf(refused)).toBe('429 too_many_requests')
    // A repeated request does not count.
    expect(await resultOf(create(maker, first, { settings }))).toBe('201')
  })
})
