import { beforeAll, describe, expect, it } from 'vitest'
import { storeRestaurant } from '../testing/editing.ts'
import { putPlaces } from '../testing/gazetteer.ts'
import { request } from '../testing/request.ts'

beforeAll(async () => {
  await putPlaces([
    ['Boston', 'MA', 'US', 42.36, -71.06],
    ['Nashua', 'NH', 'US', 42.76, -71.46],
    ['Nashua', 'IA', 'US', 42.95, -92.54, 5000],
    ['Ramenki', 'Moscow', 'RU', 55.7, 37.5],
  ])
  await storeRestaurant({ name: 'Veggie Galaxy', place: { lat: 42.365, lng: -71.104 } })
  await storeRestaurant({
    name: 'Kuro Ramen',
    place: { lat: 35.7, lng: 139.7 },
    veganOptions: [{ option: 'Miso ramen', description: '', index: 0 }],
  })
})

const htmlOf = async (path: string) => (await request(path)).text()

describe('the search box without scripts', () => {
  it.each([
    ['boston', '42.36,-71.06'],
    ['Bost', '42.36,-71.06'],
    ['42.5, -71.25', '42.5,-71.25'],
    ['Veggie Galaxy', '42.365,-71.104'],
    // What a maps app on a phone shares.
    ['Veggie Galaxy\nhttps://maps.app.goo.gl/Ab12', '42.365,-71.104'],
    ['https://www.openstreetmap.org/#map=16/42.5/-71.25', '42.5,-71.25'],
    // The beginning of a ZIP code keeps the place of the search.
    ['021', '42.76,-71.46'],
  ])('leads from %j to %s', async (near, centre) => {
    const html = await htmlOf(`/?near=${encodeURIComponent(near)}&at=42.76%2C-71.46`)
    expect(html).toContain(`name="at" value="${centre}"`)
    expect(html).not.toContain('not recognized')
  })

  it.each([
    ['', 'ramen'],
    ['&q=tofu', 'ramen tofu'],
  ])('searches for the word of a dish where the map is, with %j', async (query, keywords) => {
    const html = await htmlOf(`/?near=ramen&at=42.76%2C-71.46${query}`)
    expect(html).toContain('name="at" value="42.76,-71.46"')
    expect(html).toMatch(new RegExp(`<input[^>]*name="q"[^>]*value="${keywords}"`))
    expect(html).not.toMatch(/<input[^>]*name="near"[^>]*value="ramen"/)
    expect(html).not.toContain('not recognized')
  })

  it('leads by the word of a dish to a restaurant of that name while there is no map', async () => {
    expect(await htmlOf('/?near=ramen')).toContain('name="at" value="35.7,139.7"')
  })

  it('leaves an empty area although its form repeats the diet levels', async () => {
    const levels = 'diet=vegan&diet=vegetarian&diet=options'
    const html = await htmlOf(`/?lat=0&lng=-150&q=&${levels}`)
    expect(html).toContain('Explore our supported areas')
    expect(html).not.toContain('Clear filters')
  })

  it('names the searched place in its title and heading', async () => {
    const html = await htmlOf('/?near=bost')
    expect(html).toContain('<title>Vegan food near Boston, MA | Sprig</title>')
    expect(html).toContain('Vegan food near Boston, MA</h1>')
    const shared = await htmlOf('/?lat=42.36&lng=-71.06&near=Boston%2C+MA')
    expect(shared).toContain('<title>Vegan food near Boston, MA | Sprig</title>')
    expect(await htmlOf('/?near=021&at=42.76%2C-71.46')).not.toContain('near 021')
  })

  it('links to the places that a misspelt text may mean', async () => {
    const html = await htmlOf('/?near=Bosotn')
    expect(html).toContain('“Bosotn”')
    expect(html).toMatch(/href="\/\?lat=42\.36[^"]*near=Boston[^"]*"/)
    expect(html).not.toContain('not recognized')
  })

  it.each([
    ['vegan tofu pizza boston', 'tofu pizza'],
    ['Boston tofu', 'tofu'],
    ['Vegan Food in Boston', undefined],
    ['comida vegana cerca de Boston', undefined],
    ['best plant-based restaurants in Boston', undefined],
    ['vegane Pizza in der Nähe von Boston', 'Pizza'],
    ['tofu - Boston', 'tofu'],
  ])('suggests the city of %j with the words to search for: %j', async (near, words) => {
    const html = await htmlOf(`/?near=${encodeURIComponent(near)}`)
    const [, query = ''] = html.match(/href="\/\?([^"]*near=Boston[^"]*)"/) ?? []
    const address = new URLSearchParams(query.replaceAll('&amp;', '&'))
    expect(address.get('near')).toBe('Boston, MA')
    expect(address.get('q') ?? undefined).toBe(words)
  })

  it('suggests the city that more words name, though another of that name has more people', async () => {
    const html = await htmlOf('/?near=Nashua+New+Hampshire+tofu')
    const [, query = ''] = html.match(/href="\/\?([^"]*near=Nashua[^"]*)"/) ?? []
    const address = new URLSearchParams(query.replaceAll('&amp;', '&'))
    expect(address.get('near')).toBe('Nashua, NH')
    expect(address.get('q')).toBe('tofu')
  })

  it.each(['/?near=boston', '/?near=boston&lat=x', '/?near=boston&lat=42.36'])(
    'is not cached, as the same text may mean another place to another visitor: %s',
    async (path) => {
      const response = await request(path)
      expect(response.headers.get('cache-control')).toBe('no-store')
    },
  )

  it('is cached when the address says where the place is', async () => {
    const response = await request('/?near=boston&lat=42.36&lng=-71.06')
    expect(response.headers.get('cache-control')).toMatch(/^public/)
  })

  it('says when it does not know the place', async () => {
    expect(await htmlOf('/?near=nowhere-at-all')).toContain('nowhere-at-all not recognized')
  })
})

describe('a loc code', () => {
  it('that is known leads to its city, also from a page of another city', async () => {
    const response = await request('/cities/massachusetts/boston?loc=2')
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      '/cities/new_hampshire/nashua',
    ])
  })

  it('leads an embedded page to the embedded page of that city', async () => {
    const response = await request('/?embed=1&loc=2')
    expect(response.headers.get('location')).toBe('/cities/new_hampshire/nashua?embed=1')
  })

  it('keeps the words and filters beside it, but no other place', async () => {
    const response = await request(
      '/?loc=1&q=tofu&diet=vegan&view=list&lat=42.9&lng=-71&near=Salem',
    )
    const location = '/cities/massachusetts/boston?q=tofu&diet=vegan&view=list'
    expect(response.headers.get('location')).toBe(location)
  })

  it('that is unknown does not redirect', async () => {
    expect((await request('/cities/massachusetts/boston?loc=99')).status).toBe(200)
  })
})
