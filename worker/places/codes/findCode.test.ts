import { env, SELF } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { saveRestaurants } from '../../restaurants/saving/saveRestaurants.ts'
import { putPlaces } from '../../testing/gazetteer.ts'
import { makeInput } from '../../testing/restaurants.ts'
import { findTyped } from '../findTyped.ts'
import { suggestPlaces } from '../suggestPlaces.ts'

const BERLIN = { lat: 52.523, lng: 13.41 }
const MUNICH = { lat: 48.137, lng: 11.575 }
const BOSTON = { lat: 42.36, lng: -71.06 }
const NOWHERE = { near: null, country: null }

beforeAll(async () => {
  await putPlaces([
    ['Berlin', 'Berlin', 'DE', 52.52, 13.41, 3_400_000],
    ['Munich', 'Bavaria', 'DE', MUNICH.lat, MUNICH.lng, 1_260_000],
    ['Boston', 'MA', 'US', BOSTON.lat, BOSTON.lng, 650_000],
    ['London', 'England', 'GB', 51.5, -0.13, 8_900_000],
    ['New York', 'NY', 'US', 40.751, -73.978, '10178'],
    ['Cambridge', 'MA', 'US', 42.362, -71.102, '02139'],
  ])
  await saveRestaurants(
    env.DB,
    [
      makeInput({ id: 'r1', place: BERLIN, address: 'Rosenthaler Str. 1, 10178 Berlin' }),
      makeInput({ id: 'r2', place: BERLIN, address: 'Dircksenstraße 40, 10178 Berlin' }),
    ],
    { by: 'import', at: 0 },
  )
})

const labels = async (input: string, from: Parameters<typeof suggestPlaces>[2]) => {
  const { places, didYouMean = [] } = await suggestPlaces(env.DB, input, from)
  return { sure: places.map((place) => place.country), maybe: didYouMean.map(({ name }) => name) }
}

describe('a postal code that several countries have', () => {
  it.each([
    ['to the visitor in Germany is Berlin', { near: null, country: 'DE' }, ['DE', 'US']],
    ['on a map of Munich is Berlin', { near: MUNICH, country: null }, ['DE', 'US']],
    [
      'on a map of Munich is Berlin to an American too',
      { near: MUNICH, country: 'US' },
      ['DE', 'US'],
    ],
    ['on a map of Boston is New York', { near: BOSTON, country: 'DE' }, ['US', 'DE']],
    ['to the visitor in the US is New York', { near: null, country: 'US' }, ['US', 'DE']],
    ['where nothing tells is New York first', NOWHERE, ['US', 'DE']],
  ])('%s', async (_, from, countries) => {
    const { sure, maybe } = await labels('10178', from)
    expect(maybe).toEqual([])
    expect(sure.toSorted()).toEqual(countries.toSorted())
    expect(sure[0]).toBe(countries[0])
  })

  it.each(['10178, Germany', '10178 Germany', '10178,Deutschland'])(
    'is in the country that "%s" names',
    async (text) => {
      const { sure } = await labels(text, { near: BOSTON, country: 'US' })
      expect(sure).toEqual(['DE'])
    },
  )

  it('is named with its town', async () => {
    const { place } = await findTyped(env.DB, '10178', { near: null, country: 'DE' })
    expect(place).toEqual({ ...BERLIN, name: '10178 Berlin, Germany' })
  })
})

describe('a ZIP code', () => {
  it('is only a suggestion for visitors from a country whose codes look the same', async () => {
    const german = { near: null, country: 'DE' }
    expect(await labels('02139', german)).toEqual({ sure: [], maybe: ['Cambridge'] })
    expect(await findTyped(env.DB, '02139', german)).toMatchObject({ place: null })
    expect(await labels('021', german)).toEqual({ sure: [], maybe: [] })
  })

  it('is certain for visitors from countries whose codes look different', async () => {
    expect(await labels('02139', { near: null, country: 'GB' })).toEqual({
      sure: ['US'],
      maybe: [],
    })
    expect(await labels('02139', { near: MUNICH, country: 'US' })).toEqual({
      sure: ['US'],
      maybe: [],
    })
  })
})

describe('a name that is misspelt', () => {
  it('gets the places it may mean, unless it is known as typed', async () => {
    expect(await labels('Londn', NOWHERE)).toEqual({ sure: [], maybe: ['London'] })
    expect(await suggestPlaces(env.DB, 'Lond', NOWHERE)).not.toHaveProperty('didYouMean')
  })

  it('gets them in the answer of latlong too', async () => {
    const answer = await SELF.fetch('https://sprig.test/api/restaurants/latlong?zipcode=Londn')
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('Did you mean London, United Kingdom?')
  })

  it('takes the visitor’s country from their connection', async () => {
    const search = 'https://sprig.test/api/places/search?input=10178'
    const german: { cf: Partial<IncomingRequestCfProperties> } = { cf: { country: 'DE' } }
    const answer = await SELF.fetch(search, german)
    expect(await answer.json()).toMatchObject({ places: [{ country: 'DE' }, { country: 'US' }] })
  })
})
