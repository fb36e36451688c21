import { env, SELF } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeInput } from '../testing/restaurants.ts'
import { saveRestaurants } from './saving/saveRestaurants.ts'

const IMPORT = { by: 'import', at: Date.UTC(2026, 0, 1) }
const BOSTON = { lat: 42.36, lng: -71.06 }

const dish = (option: string, index = 0) => ({ option, description: 'Good.', index })

beforeAll(async () => {
  await saveRestaurants(
    env.DB,
    [
      makeInput({ id: 'r1', name: 'Café Crème', cuisine: ['coffee-shop'], diet: 'vegan' }),
      makeInput({
        id: 'r2',
        name: "Joe's AT&T Diner",
        veganOptions: [dish('Gluten-Free Pizza')],
      }),
      makeInput({ id: 'r3', name: '自然食堂', cuisine: ['japanese'] }),
      makeInput({ id: 'r4', name: 'C++ Bistro', diet: 'unconfirmed' }),
      makeInput({ id: 'r5', name: 'Truck', status: 'ONLINE', onlineUntil: Date.UTC(2026, 1, 1) }),
      makeInput({
        id: 'r6',
        name: 'Cart',
        takeaway: 'yes',
        status: 'ONLINE',
        onlineUntil: Date.UTC(2999, 0, 1),
      }),
      makeInput({ id: 'r7', name: 'Nowhere yet', place: null, status: 'OFFLINE' }),
      makeInput({
        id: 'r8',
        name: 'Far Thai',
        cuisine: ['thai'],
        place: { lat: 42.5, lng: -71 },
      }),
    ],
    IMPORT,
  )
  await env.DB.batch([
    env.DB.prepare("UPDATE restaurants SET owner_id = 'u9' WHERE id = 'r1'"),
    env.DB.prepare(
      "INSERT INTO restaurant_details (restaurant_id, menu, modified_at, version) VALUES ('r1', '# Menu', 5, 1)",
    ),
  ])
})

async function query(params: Record<string, string> | string) {
  const search =
    typeof params === 'string'
      ? params
      : new URLSearchParams({ lat: '42.36', long: '-71.06', ...params }).toString()
  const response = await SELF.fetch(`https://sprig.example/api/restaurants/query?${search}`)
  const body: { _id: string; [field: string]: unknown }[] = await response.json()
  return { response, body }
}

async function idsFor(params: Record<string, string>) {
  const { response, body } = await query(params)
  expect(response.status).toBe(200)
  return body.map((one) => one._id).sort()
}

describe('GET /api/restaurants/query', () => {
  it('answers the nearest first with distances, the total and the number of unconfirmed ones', async () => {
    const { response, body } = await query({ distance: '30' })
    expect(body.map((one) => one._id)).toEqual(['r1', 'r6', 'r2', 'r5', 'r3', 'r8'])
    expect(response.headers.get('x-total-count')).toBe('6')
    expect(response.headers.get('x-total-approximate')).toBeNull()
    expect(response.headers.get('x-unconfirmed-count')).toBe('1')
    expect(body[5]?.distance).toBeCloseTo(16_322, -2)
  })

  it.each([
    ['creme', ['r1']],
    ['CAFÉ', ['r1']],
    ['gluten-free', ['r2']],
    ['gluten-free piz', ['r2']],
    ['pizza gluten', ['r2']],
    ['AT&T', ['r2']],
    ['joes', ['r2']],
    ["Joe's", ['r2']],
    ['食堂', ['r3']],
    ['自 堂', ['r3']],
    ['堂食', []],
    ['coffee', ['r1']],
    ['diner zzz', []],
    ['NEAR(', []],
    ['name:x', []],
    ['"', null],
    ['*', null],
    ['🍕', null],
  ])('takes the keywords %s as ordinary text', async (keywords, expected) => {
    if (expected === null) {
      const { response } = await query({ keywords })
      expect(response.status).toBe(400)
    } else {
      expect(await idsFor({ keywords })).toEqual(expected)
    }
  })

  it.each(['japanisch', 'Japonesa', 'ياباني'])(
    'takes %s as the name of a cuisine',
    async (keywords) => {
      expect(await idsFor({ keywords })).toEqual(['r3'])
    },
  )

  it.each([
    ['takeaway', ['r6']],
    ['Pizza zum Mitnehmen', ['r6']],
    ['pizza para llevar', ['r6']],
    ['creme takeaway', []],
    ['¿para llevar?', ['r6']],
    ['طلبات خارجية', ['r6']],
    ['テイクアウトピザ', ['r6']],
    ['takeaway, delivery', []],
    ['gluten free', ['r2']],
    ['gluten free pizza', ['r2']],
  ])('takes "%s" for a fact of a restaurant too', async (keywords, expected) => {
    expect(await idsFor({ keywords })).toEqual(expected)
  })

  it.each([
    ['vegan creme near me', ['r1']],
    ['best gluten-free pizzas', ['r2']],
    ['pizza vegana cerca de mí', ['r2', 'r5', 'r6']],
    ['japanisches Essen', ['r3']],
    ['vegan japanisch', ['r3']],
    ['vegan friendly creme', ['r1']],
    ['friendly creme', []],
    ['plant based creme near me', ['r1']],
    ['plant creme', []],
    ['mi creme', []],
    ['vegan food', ['r1', 'r2', 'r3', 'r5', 'r6']],
  ])('leaves out of "%s" what all look for', async (keywords, expected) => {
    expect(await idsFor({ keywords })).toEqual(expected)
  })

  it('finds c++ among the unconfirmed when they are asked for', async () => {
    expect(await idsFor({ keywords: 'c++', diet: 'unconfirmed' })).toEqual(['r4'])
  })

  it('does not read c++ as the beginning of a word', async () => {
    const place = { lat: 10, lng: 10 }
    const names = ['Curry Corner', 'Vitamin C+']
    const restaurants = names.map((name, i) => makeInput({ id: `osm-node-9${i}`, name, place }))
    await saveRestaurants(env.DB, restaurants, IMPORT)
    const near = 'lat=10&long=10'
    const { body } = await query(`${near}&keywords=${encodeURIComponent('c++')}`)
    expect(body.map((one) => one.name)).toEqual(['Vitamin C+'])
    expect((await query(`${near}&keywords=c`)).body).toHaveLength(2)
  })

  it('accepts a cuisine or a diet more than once', async () => {
    const near = 'lat=42.36&long=-71.06&distance=50'
    const cuisines = await query(`${near}&cuisine=thai&cuisine=Japanese`)
    expect(cuisines.body.map((one) => one._id)).toEqual(['r3', 'r8'])
    const diets = await query(`${near}&diet=vegan&diet=unconfirmed`)
    expect(diets.body.map((one) => one._id)).toEqual(['r4', 'r1'])
  })

  it('keeps a pop-up past its time in the answer as OFFLINE', async () => {
    const { body } = await query({})
    const read = (id: string) => body.find((one) => one._id === id)
    expect(read('r5')).toMatchObject({ status: 'OFFLINE', onlineUntil: null })
    expect(read('r6')).toMatchObject({ status: 'ONLINE', onlineUntil: '2999-01-01T00:00:00.000Z' })
  })

  it.each([
    '',
    'lat=42',
    'lat=NaN&long=0',
    'lat=Infinity&long=0',
    'lat=91&long=0',
    'lat=0&long=181',
    'lat=0&long=0&distance=0',
    'lat=0&long=0&distance=-1',
    'lat=0&long=0&distance=20039',
    'lat=0&long=0&distance=ten',
    'lat=0&long=0&diet=meat',
    'lat=0&long=0&cuisine=a%20b',
    `lat=0&long=0&keywords=${'a'.repeat(10_000)}`,
  ])('refuses a query that is not valid: %$', async (search) => {
    const { response, body } = await query(search)
    expect(response.status).toBe(400)
    expect(body).toMatchObject({
      errors: expect.arrayContaining([
        { code: 'invalid', msg: expect.any(String), param: expect.any(String) },
      ]),
    })
  })
})

describe('the error of an invalid query', () => {
  it.each([
    ['long=0', 'lat', 'lat is required'],
    ['lat=abc&long=0', 'lat', 'lat must be a number'],
    [`lat=${'1'.repeat(15_000)}x&long=0`, 'lat', 'lat must be a number'],
    ['lat=91&long=0', 'lat', 'lat must be a number from -90 to 90'],
    ['lat=0&long=-181', 'long', 'long must be a number from -180 to 180'],
    [
      'lat=0&long=0&distance=0',
      'distance',
      'distance must be more than 0 and at most 20038 kilometres',
    ],
    ['lat=0&long=0&cuisine=a%20b', 'cuisine', 'cuisine may hold letters and hyphens only'],
    ['lat=0&long=0&cuisine=thai&cuisine=7', 'cuisine', 'cuisine may hold letters and hyphens only'],
    [
      'lat=0&long=0&diet=meat',
      'diet',
      'diet must be one of vegan, vegetarian, options, unconfirmed',
    ],
    [
      `lat=0&long=0&keywords=${'a'.repeat(201)}`,
      'keywords',
      'keywords must be at most 200 characters long',
    ],
  ])('%$ is a sentence for a person', async (search, param, msg) => {
    const { body } = await query(search)
    expect(body).toMatchObject({ errors: [{ code: 'invalid', param, msg }] })
  })

  it('ignores empty inputs of a form', async () => {
    const { response, body } = await query(
      'lat=42.36&long=-71.06&distance=30&keywords=&cuisine=&diet=',
    )
    expect(response.status).toBe(200)
    expect(body).toHaveLength(6)
  })

  it('refuses a map that is upside down', async () => {
    const response = await SELF.fetch(
      'https://sprig.example/api/restaurants/clusters?west=0&east=1&south=5&north=4&zoom=3',
    )
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      errors: [{ param: 'south', msg: 'south must not lie north of the north' }],
    })
  })
})

describe('GET /api/restaurants/{id}', () => {
  it('answers with the restaurant, without its secret or its owner', async () => {
    const response = await SELF.fetch('https://sprig.example/api/restaurants/r1')
    const text = await response.text()
    expect(JSON.parse(text)).toEqual({
      _id: 'r1',
      name: 'Café Crème',
      cuisine: ['coffee-shop'],
      geoJson: { type: 'Point', coordinates: [BOSTON.lng, BOSTON.lat] },
      veganOptions: [],
      rating: null,
      address: null,
      googleId: null,
      isGoogle: false,
      status: 'RESTAURANT',
      onlineUntil: null,
      onlineSince: null,
      website: null,
      diet: 'vegan',
      openingHours: null,
      phone: null,
      email: null,
      instagram: null,
      wheelchair: null,
      takeaway: null,
      delivery: null,
      outdoorSeating: null,
      reservation: null,
      organic: null,
      glutenFree: null,
      zone: 'America/New_York',
      week: null,
      restaurantKey: 'r1',
      metadata: { isGoogle: false, lastModified: '2026-01-01T00:00:00.000Z', source: 'sample' },
      version: 1,
      confirmedAt: null,
      closedAt: null,
    })
    expect(text).not.toContain('hush')
  })

  it.each(['admin', '__proto__', 'constructor', 'osm-node-0', '%F0%9F%8D%95', "'--"])(
    'knows no restaurant %s',
    async (id) => {
      for (const noun of ['restaurants', 'restaurantDetails']) {
        const response = await SELF.fetch(`https://sprig.example/api/${noun}/${id}`)
        expect(response.status).toBe(404)
      }
    },
  )
})

describe('GET /api/restaurantDetails/{id}', () => {
  it('answers with the menu, or 404 where there is none', async () => {
    const found = await SELF.fetch('https://sprig.example/api/restaurantDetails/r1')
    expect(await found.json()).toMatchObject({ menu: '# Menu' })
    const none = await SELF.fetch('https://sprig.example/api/restaurantDetails/r2')
    expect(none.status).toBe(404)
  })
})

describe('GET /api/restaurants/cuisines', () => {
  it('lists the cuisines in use, the commonest first', async () => {
    const response = await SELF.fetch('https://sprig.example/api/restaurants/cuisines')
    expect(await response.json()).toEqual(['pizza', 'coffee-shop', 'japanese', 'thai'])
  })
})
