import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '../../../contract/durations.ts'
import type {
  AddressAnswer,
  GeocodeAnswer,
  Suggestion,
} from '../../../contract/restaurants/builder.ts'
import { call } from '../../../testing/accounts.ts'
import { resultOf, storeRestaurant } from '../../../testing/editing.ts'
import { putPlaces } from '../../../testing/gazetteer.ts'
import { makePerson, type Person } from '../../../testing/people.ts'

const CONCORD_ZIP = { lat: 43.2181, lng: -71.5426 }
const CONCORD = { lat: 43.20814, lng: -71.53757 }
const UNKNOWN_STREET = 'near Concord, NH: the street is not known here'

let by: Person
beforeAll(async () => {
  by = await makePerson()
  await putPlaces([
    ['Concord', 'NH', 'US', CONCORD_ZIP.lat, CONCORD_ZIP.lng, '03301'],
    ['Concord', 'NH', 'US', CONCORD.lat, CONCORD.lng, 42_620],
    ['Concord', 'CA', 'US', 37.97798, -122.03107, 128_667],
    ['New York City', 'NY', 'US', 40.71427, -74.00597, 8_000_000],
    ['Paris', 'Île-de-France', 'FR', 48.85341, 2.3488, 2_138_551],
    ['London', 'England', 'GB', 51.50853, -0.12574, 8_961_989],
    ['Victoria', 'British Columbia', 'CA', 48.4359, -123.35155, 91_867],
    ['Québec', 'Quebec', 'CA', 46.81228, -71.21454, 549_459],
    ['On', 'Wallonia', 'BE', 50.1667, 5.2833, 1500],
    ['Suva', 'Central', 'FJ', -18.14161, 178.44149, 77_366],
    ['Taveuni', 'Northern', 'FJ', -16.8, -179.99, 20_000],
  ])
})

const geocode = (address: string) =>
  call('GET', `/api/restaurant_builder/geocode?address=${encodeURIComponent(address)}`, { by })
const address = (lat: number, lng: number) =>
  call('GET', `/api/restaurant_builder/address?lat=${lat}&lng=${lng}`, { by })
const suggestions = (input: string, location: string) => {
  const query = new URLSearchParams({ input, location })
  return call('GET', `/api/restaurants/suggestions?${query}`, { by })
}

describe('GET /api/restaurant_builder/geocode', () => {
  it.each([
    ['03301', { ...CONCORD_ZIP, address: 'Concord, NH 03301' }],
    ['concord, nh', { ...CONCORD, address: 'Concord, NH' }],
    ['Concord, CA', { lat: 37.97798, lng: -122.03107, address: 'Concord, CA' }],
    ['paris', { lat: 48.85341, lng: 2.3488, address: 'Paris, Île-de-France, France' }],
    ['Concord, New Hampshire, USA', { ...CONCORD, address: 'Concord, NH' }],
  ])('knows %s', async (text, answer) => {
    expect(await (await geocode(text)).json<GeocodeAnswer>()).toEqual(answer)
  })

  it.each([
    ['123 Main St, Concord, NH 03301', CONCORD_ZIP],
    ['123 Main St, Apt 4, Concord, NH 03301-1234', CONCORD_ZIP],
    ['123 Main St, Concord, NH', CONCORD],
    ['123 Main St Concord NH', CONCORD],
    ['123 Main St\nConcord, NH', CONCORD],
    ['123 Main St Concord NH 03301', CONCORD_ZIP],
  ])('finds the town of %s and says that the street is unknown', async (text, place) => {
    const typed = text.replace('\n', ', ')
    const answer = await (await geocode(text)).json<GeocodeAnswer>()
    expect(answer).toEqual({ ...place, address: typed, note: UNKNOWN_STREET })
  })

  it.each([
    ['10 Downing Street, London SW1A 2AA, UK', 51.50853],
    ['Rue de Rivoli 1, 75001 Paris, France', 48.85341],
    ['1 Rue de Rivoli, 75001 Paris', 48.85341],
    ['123 Fort St, Downtown, Victoria', 48.4359],
    ['350 Rue Saint-Joseph, Saint-Roch, Québec', 46.81228],
    ['1012 Wharf St, Downtown, Victoria, British Columbia', 48.4359],
  ])('finds the town of %s abroad', async (text, lat) => {
    const answer = await (await geocode(text)).json<GeocodeAnswer>()
    expect(answer).toMatchObject({ lat, address: text })
    expect(answer.note).toContain('the street is not known here')
  })

  it('reads coordinates', async () => {
    expect(await (await geocode('43.22, -71.55')).json()).toMatchObject({
      lat: 43.22,
      lng: -71.55,
      address: 'Concord, NH 03301',
    })
    expect(await (await geocode('0, 0')).json()).toEqual({ lat: 0, lng: 0, address: '0, 0' })
  })

  it.each([
    'Atlantis',
    '12 Elm St, Nowhere, NH',
    '1 Elm St, Nowhere, ON',
    '99999',
    '<script>alert(1)</script>',
    '🌱',
  ])('says that %s is no address', async (text) => {
    const answer = await geocode(text)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({
      errors: [
        {
          msg: `${text} not recognized as a valid address, please try a different input`,
          code: 'not_found',
        },
      ],
    })
  })

  it('understands the link of a map', async () => {
    const answer = await geocode('https://www.openstreetmap.org/#map=16/43.22/-71.55')
    expect(await answer.json()).toMatchObject({ lat: 43.22, lng: -71.55 })
  })

  it.each(['', '%20', 'x'.repeat(501)])('refuses "%s"', async (text) => {
    const answer = call('GET', `/api/restaurant_builder/geocode?address=${text}`, { by })
    expect(await resultOf(answer)).toBe('400 invalid')
  })
})

describe('GET /api/restaurant_builder/address', () => {
  it.each([
    [43.22, -71.55, 'Concord, NH 03301'],
    [48.86, 2.35, 'Paris, Île-de-France, France'],
    [-16.85, 179.99, 'Taveuni, Northern, Fiji'],
    [51.2, 0.1, 'London, England, United Kingdom'],
  ])('names the nearest place to %s, %s', async (lat, lng, line) => {
    const answer = await (await address(lat, lng)).json<AddressAnswer>()
    expect(answer.address).toBe(line)
    expect(answer.note).toMatch(/^near .*: the street is not known here$/)
  })

  it('knows none in the middle of the sea or at a pole', async () => {
    expect(await resultOf(address(30, -40))).toBe('404 not_found')
    expect(await resultOf(address(90, 180))).toBe('404 not_found')
  })

  it.each(['', '?lat=91&lng=0', '?lat=1', '?lat=a&lng=b'])('refuses "%s"', async (query) => {
    const answer = call('GET', `/api/restaurant_builder/address${query}`, { by })
    expect(await resultOf(answer)).toBe('400 invalid')
  })
})

describe('GET /api/restaurants/suggestions', () => {
  it('offers our own restaurants, the nearest first, and the name as typed', async () => {
    const place = { lat: 43.2, lng: -71.5 }
    const far = await storeRestaurant({ name: 'Suggested Fork', place: { lat: 43.3, lng: -71.5 } })
    await storeRestaurant({
      name: 'Suggested Fork',
      place,
      googleId: 'ChIJnear',
      address: '1 Elm St',
    })
    await storeRestaurant({ name: 'Suggested Fork', place: { lat: 10, lng: 10 } })
    const offers = await (await suggestions('suggested fo', '43.2,-71.5')).json<Suggestion[]>()
    expect(offers).toEqual([
      {
        name: 'Suggested Fork',
        formatted_address: '1 Elm St',
        geometry: { location: place },
        place_id: 'ChIJnear',
      },
      {
        name: 'Suggested Fork',
        formatted_address: '43.3, -71.5',
        geometry: { location: { lat: 43.3, lng: -71.5 } },
        place_id: `sprig-${far}`,
      },
      {
        name: 'suggested fo',
        formatted_address: 'Concord, NH 03301',
        geometry: { location: place },
        place_id: 'sprig-typed',
      },
    ])
  })

  it('reads signs of the FTS5 query language as text', async () => {
    const offers = await (await suggestions('"* OR NEAR(', '0,0')).json<Suggestion[]>()
    expect(offers).toMatchObject([{ name: '"* OR NEAR(', place_id: 'sprig-typed' }])
  })

  it.each([
    '',
    '?input=a',
    '?location=1,2',
    '?input=%20&location=1,2',
    '?input=a&location=Concord',
    '?input=a&location=91,0',
    `?input=${'x'.repeat(201)}&location=1,2`,
  ])('refuses "%s"', async (query) => {
    const answer = call('GET', `/api/restaurants/suggestions${query}`, { by })
    expect(await resultOf(answer)).toBe('400 invalid')
  })

  it('is asked twenty times a minute at most once limits are on', async () => {
    const one = await makePerson()
    const ask = () =>
      call('GET', '/api/restaurants/suggestions?input=a&location=1,2', {
        by: one,
        settings: { LIMITS: 'on' },
      })
    for (let i = 0; i < 20; i += 1) expect((await ask()).status).toBe(200)
    const refused = await ask()
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await resultOf(refused)).toBe('429 too_many_requests')
  })
})

describe('questions for an address, a point and a website', () => {
  it('are thirty a minute together once limits are on', async () => {
    const [one, other] = [await makePerson(), await makePerson()]
    const paths = [
      '/api/restaurant_builder/geocode?address=03301',
      '/api/restaurant_builder/address?lat=43.2&lng=-71.5',
      '/api/restaurants/website/ChIJnone',
    ]
    const ask = (path: string, by = one) => call('GET', path, { by, settings: { LIMITS: 'on' } })
    for (let i = 0; i < 30; i += 1) expect((await ask(paths[i % 3] ?? '')).status).not.toBe(429)
    for (const path of paths) {
      const refused = await ask(path)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await resultOf(refused)).toBe('429 too_many_requests')
      expect((await ask(path, other)).status).not.toBe(429)
    }
  })

  it('and for suggestions are limited a day, so that nobody uses up the calls of a service', async () => {
    const outcomeFor = async (person: Person) => {
      await env.DB.prepare('INSERT INTO counters VALUES (?1, 200, ?2, ?3)')
        .bind(`places-day:${person.id}`, Date.now(), Date.now() + DAY_MS)
        .run()
      const path = '/api/restaurant_builder/address?lat=43.2&lng=-71.54'
      return resultOf(call('GET', path, { by: person, settings: { LIMITS: 'on' } }))
    }
    expect(await outcomeFor(await makePerson())).toBe('429 too_many_requests')
    expect(await outcomeFor(await makePerson({ roles: ['admin'] }))).toBe('200')
  })
})

describe('GET /api/restaurants/website/{googleId}', () => {
  const website = (id: string) => call('GET', `/api/restaurants/website/${id}`, { by })

  it('knows the websites of our own restaurants by either id', async () => {
    const id = await storeRestaurant({ website: 'https://fork.example', googleId: 'ChIJsite' })
    for (const placeId of ['ChIJsite', `sprig-${id}`]) {
      expect(await (await website(placeId)).json()).toEqual({ website: 'https://fork.example' })
    }
  })

  it('answers 404 for others', async () => {
    await storeRestaurant({ googleId: 'ChIJbare' })
    for (const placeId of ['ChIJbare', 'ChIJnone', 'sprig-typed', '%27%3B--']) {
      expect(await resultOf(website(placeId))).toBe('404 not_found')
    }
  })
})
