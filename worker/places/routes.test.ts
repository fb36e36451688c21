import { env, SELF } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { saveRestaurants } from '../restaurants/saving/saveRestaurants.ts'
import { putPlaces } from '../testing/gazetteer.ts'
import { makeInput } from '../testing/restaurants.ts'
import { suggestPlaces } from './suggestPlaces.ts'

const CAMBRIDGE = { lat: 42.36239, lng: -71.10234 }

beforeAll(async () => {
  await putPlaces([
    ['Concord', 'NH', 'US', 43.20814, -71.53757, 42620],
    ['Concord', 'MA', 'US', 42.46037, -71.34895, 16810],
    ['Concord', 'CA', 'US', 37.97798, -122.03107, 128667],
    ['Conakry', 'Conakry', 'GN', 9.53795, -13.67729, 1767200],
    ['Paris', 'Île-de-France', 'FR', 48.85341, 2.3488, 2138551],
    ['Paris', 'TX', 'US', 33.66094, -95.55551, 24782],
    ['Thái Nguyên', 'Thai Nguyen', 'VN', 21.59, 105.85, 133877],
    ['Deli', 'Antalya', 'TR', 36.9, 30.7, 3000],
    ['Indianapolis', 'IN', 'US', 39.77, -86.16, 829718],
    ['St. Louis', 'MO', 'US', 38.62727, -90.19789, 315685],
    ['Cambridge', 'MA', 'US', CAMBRIDGE.lat, CAMBRIDGE.lng, '02139'],
  ])
  const pie = { option: 'Concord Grape Pie', description: 'Sweet.', index: 0 }
  await saveRestaurants(
    env.DB,
    [makeInput({ id: 'r1', name: 'Concord Kitchen', veganOptions: [pie] })],
    { by: 'import', at: 1 },
  )
})

async function get(path: string, init: RequestInit = {}) {
  const answer = await SELF.fetch(`https://sprig.test${path}`, init)
  return { status: answer.status, headers: answer.headers, body: await answer.json() }
}
const latlong = (text: string) =>
  get(`/api/restaurants/latlong?zipcode=${encodeURIComponent(text)}`)
const search = (text: string, near = '') =>
  get(`/api/places/search?input=${encodeURIComponent(text)}${near}`)

describe('GET /api/restaurants/latlong', () => {
  it.each([
    ['02139', CAMBRIDGE],
    ['02139-1234', CAMBRIDGE],
    ['Concord, NH', { lat: 43.20814, lng: -71.53757 }],
    ['Concord, MA', { lat: 42.46037, lng: -71.34895 }],
    ['Concord, CA', { lat: 37.97798, lng: -122.03107 }],
    ['concord new hampshire', { lat: 43.20814, lng: -71.53757 }],
    ['saint louis', { lat: 38.62727, lng: -90.19789 }],
    ['PARIS', { lat: 48.85341, lng: 2.3488 }],
    ['Paris, TX', { lat: 33.66094, lng: -95.55551 }],
    ['Paris, France', { lat: 48.85341, lng: 2.3488 }],
    ['Paris، France', { lat: 48.85341, lng: 2.3488 }],
    ['Paris、France', { lat: 48.85341, lng: 2.3488 }],
    ['０２１３９', CAMBRIDGE],
    ['٠٢١٣٩', CAMBRIDGE],
  ])('finds %s', async (text, place) => {
    expect(await latlong(text)).toMatchObject({ status: 200, body: place })
  })

  it.each([
    ['de', 'Paris, Frankreich'],
    ['ar', 'Paris، فرنسا'],
    ['ja', 'Paris、フランス'],
  ])("knows countries in the visitor's language, in %s %s", async (language, text) => {
    const headers = { 'accept-language': language }
    const path = `/api/restaurants/latlong?zipcode=${encodeURIComponent(text)}`
    expect(await get(path, { headers })).toMatchObject({ body: { lat: 48.85341, lng: 2.3488 } })
    const offered = await get(`/api/places/search?input=${encodeURIComponent(text)}`, { headers })
    expect(offered.body).toMatchObject({ places: [{ name: 'Paris', country: 'FR' }] })
  })

  it.each(['99999', 'Atlantis', `'; DROP TABLE gazetteer; --`, '🌱', 'a, b, c, d, e, f'])(
    'answers 404 in words to %s',
    async (text) => {
      const { status, body } = await latlong(text)
      expect(status).toBe(404)
      expect(body).toMatchObject({ errors: [{ code: 'not_found', param: 'zipcode' }] })
    },
  )

  it.each(['', '?zipcode=', '?zipcode=%20', `?zipcode=${'x'.repeat(121)}`])(
    'answers 400 to %s',
    async (query) => {
      expect(await get(`/api/restaurants/latlong${query}`)).toMatchObject({
        status: 400,
        body: { errors: [{ code: 'invalid' }] },
      })
    },
  )
})

describe('GET /api/places/search', () => {
  it('offers places, restaurants and dishes', async () => {
    const { status, body } = await search('conc')
    expect(status).toBe(200)
    expect(body).toEqual({
      places: [
        { name: 'Concord', region: 'CA', country: 'US', lat: 37.97798, lng: -122.03107 },
        { name: 'Concord', region: 'NH', country: 'US', lat: 43.20814, lng: -71.53757 },
        { name: 'Concord', region: 'MA', country: 'US', lat: 42.46037, lng: -71.34895 },
      ],
      restaurants: [expect.objectContaining({ _id: 'r1', name: 'Concord Kitchen' })],
      dishes: [{ dish: 'Concord Grape Pie', count: 1 }],
    })
  })

  it('puts the most populous first, and near places before it', async () => {
    const far = await search('con')
    expect(far.body).toMatchObject({ places: [{ name: 'Conakry' }, {}, {}, {}] })
    const near = await search('con', '&lat=42.36&long=-71.06')
    expect(near.body).toMatchObject({ places: [{ region: 'MA' }, {}, {}, {}] })
  })

  it('narrows by state or country as it is typed', async () => {
    expect((await search('concord, n')).body).toMatchObject({ places: [{ region: 'NH' }] })
    expect((await search('paris, fra')).body).toMatchObject({ places: [{ country: 'FR' }] })
    expect((await search('concord nh')).body).toMatchObject({
      places: [{ name: 'Concord', region: 'NH' }],
    })
  })

  it('offers ZIP codes by their first digits', async () => {
    expect((await search('021')).body).toMatchObject({
      places: [{ name: 'Cambridge', zip: '02139', ...CAMBRIDGE }],
    })
  })

  it.each(['０２１３９', '٠٢١٣٩', '۰۲۱۳۹'])(
    'knows a code in digits of other keyboards: %s',
    async (code) => {
      expect((await search(code)).body).toMatchObject({
        places: [{ name: 'Cambridge', zip: '02139', ...CAMBRIDGE }],
      })
    },
  )

  it('understands coordinates', async () => {
    expect((await search('42.36° N, 71.06° W')).body).toEqual({
      places: [{ name: '42.36, -71.06', region: '', country: '', lat: 42.36, lng: -71.06 }],
      restaurants: [],
      dishes: [],
    })
  })

  it.each(['87MC6F5F+X8', '6f5f+x8 Concord, NH'])('understands the plus code %s', async (text) => {
    const { body } = await search(text)
    expect(body).toMatchObject({ places: [{ lat: 43.20994, lng: -71.52669 }] })
  })

  it('takes a short plus code without a town for the place nearest to the map', async () => {
    const { body } = await search('6F5F+X8', '&lat=43&long=-71.4')
    expect(body).toMatchObject({ places: [{ lat: 43.20994, lng: -71.52669 }] })
    expect((await search('6F5F+X8')).body).toMatchObject({ places: [] })
    const elsewhere = await search('6F5F+X8 Atlantis', '&lat=43&long=-71.4')
    expect(elsewhere.body).toMatchObject({ places: [] })
  })

  it('takes the name of a cuisine for the beginning of no place', async () => {
    expect((await search('thai')).body).toMatchObject({ places: [] })
    expect((await search('thái n')).body).toMatchObject({ places: [{ name: 'Thái Nguyên' }] })
    expect((await search('indiana')).body).toMatchObject({ places: [{ name: 'Indianapolis' }] })
    expect((await search('deli')).body).toMatchObject({ places: [{ name: 'Deli' }] })
  })

  const NEAR_CAMBRIDGE = '&lat=42.37&long=-71.11'
  it.each([
    ['en', 'vegan ramen near me', 'ramen'],
    ['en', 'nearby', undefined],
    ['de', 'vegane Pizza in meiner Nähe', 'Pizza'],
    ['fr', 'restaurant végétalien près de moi', undefined],
    ['fr', 'ramen pres de moi', 'ramen'],
    ['ar', 'مطاعم قريبة مني', undefined],
    ['ja', 'ラーメンの近く', 'ラーメン'],
    ['ja', '近くのヴィーガンレストラン', 'ヴィーガンレストラン'],
    ['en', 'my location', undefined],
    ['en', 'pad tai', 'Pad Thai'],
    ['de', 'griechich', 'Griechisch'],
    ['en', 'ethiopian food', 'Ethiopian'],
    ['en', 'gluten', 'gluten'],
    ['es', 'sin gluten', 'sin gluten'],
  ])('offers the food that "%s" "%s" names where the map is', async (language, text, words) => {
    const path = `/api/places/search?input=${encodeURIComponent(text)}${NEAR_CAMBRIDGE}`
    const { body } = await get(path, { headers: { 'accept-language': language } })
    const place = { name: 'Cambridge', region: 'MA', country: 'US', lat: 42.37, lng: -71.11 }
    const offer = words === undefined ? place : { ...place, words }
    expect(body).toEqual({ places: [], restaurants: [], dishes: [], didYouMean: [offer] })
  })

  it.each(['Germany', 'Georgia', 'india'])('takes %s for no misspelt food', async (text) => {
    expect(await search(text, NEAR_CAMBRIDGE)).not.toMatchObject({
      body: { didYouMean: [{ name: 'Cambridge' }] },
    })
  })

  it('knows no place of "near me" without a map, but where the edge sees the visitor', async () => {
    expect((await search('near me')).body).not.toHaveProperty('didYouMean')
    const from = { near: null, country: null, here: { lat: 42.37, lng: -71.11 } }
    const { didYouMean } = await suggestPlaces(env.DB, 'ramen near me', from)
    expect(didYouMean).toMatchObject([{ name: 'Cambridge', words: 'ramen' }])
  })

  it('understands the link of a map, however long', async () => {
    const link = `https://www.google.com/maps/place/${'Caf%C3%A9+'.repeat(40)}/@42.36,-71.06,17z`
    const { body } = await search(link)
    expect(body).toMatchObject({ places: [{ name: '42.36, -71.06', lat: 42.36, lng: -71.06 }] })
  })

  it.each(['"', 'NEAR(', '🌱', '%_', `st'`, 'a'.repeat(500), ', '.repeat(250)])(
    'takes %s for text',
    async (text) => {
      expect((await search(text)).status).toBe(200)
    },
  )

  it.each(['', '?input=', `?input=${'x'.repeat(501)}`, '?input=a&lat=91&long=0', '?input=a&lat=x'])(
    'answers 400 to %s',
    async (query) => {
      expect((await get(`/api/places/search${query}`)).status).toBe(400)
    },
  )
})

describe('GET /api/places/here', () => {
  it('answers with a place and is not cached', async () => {
    const { status, body, headers } = await get('/api/places/here')
    expect(status).toBe(200)
    expect(body).toHaveProperty('place')
    expect(headers.get('cache-control')).toBe('no-store')
  })
})
