import { beforeAll, describe, expect, it } from 'vitest'
import { METRES_PER_DEGREE } from '../../contract/places/distance.ts'
import type { Duplicate } from '../../contract/restaurants/creating.ts'
import type { LatLng } from '../../contract/search.ts'
import { call } from '../../testing/accounts.ts'
import {
  change,
  readRestaurant,
  resultOf,
  storeOwned,
  storeRestaurant,
} from '../../testing/editing.ts'
import { makePerson, type Person } from '../../testing/people.ts'

let by: Person
beforeAll(async () => {
  by = await makePerson()
})

/** Metres to the north. */
const north = ({ lat, lng }: LatLng, metres: number) => ({
  lat: lat + metres / METRES_PER_DEGREE,
  lng,
})
const dish = { option: 'Pho', description: 'Good.', index: 0 }

const askDuplicates = (query: Record<string, string | number>) =>
  call('GET', `/api/restaurants/duplicates?${new URLSearchParams(toText(query))}`, { by })
const toText = (query: Record<string, string | number>) =>
  Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)]))
async function duplicates(query: Record<string, string | number>): Promise<Duplicate[]> {
  return (await askDuplicates(query)).json<Duplicate[]>()
}

const askMatch = (name: string) =>
  call('GET', `/api/restaurants/findMatch?name=${encodeURIComponent(name)}`, { by })
const match = async (name: string) => (await readRestaurant(askMatch(name)))._id

describe('GET /api/restaurants/duplicates', () => {
  it('shows restaurants of a similar name within 150 m, the most alike and nearest first', async () => {
    const here = { lat: 10, lng: 10 }
    const put = (name: string, metres: number, fields = {}) =>
      storeRestaurant({ name, place: north(here, metres), diet: 'unconfirmed', ...fields })
    const spelled = await put('The Lotus Café', 100, { address: '1 Elm St', cuisine: ['thai'] })
    const nearer = await put("Lotus' Cafe", 50)
    const misspelled = await put('Lotos Cafe', 10)
    const part = await put('Lotus', 0)
    await put('Lotus Cafe', 160)
    await put('Other Place', 0)
    await put('Cafe', 0)
    const found = await duplicates({ name: 'lotus cafe', ...here })
    expect(found.map(({ _id }) => _id)).toEqual([nearer, spelled, misspelled, part])
    expect(found[1]).toEqual({
      _id: spelled,
      name: 'The Lotus Café',
      address: '1 Elm St',
      cuisine: ['thai'],
      distanceMetres: 100,
    })
  })

  it('shows five at most, and none that was deleted', async () => {
    const here = { lat: 11, lng: 10 }
    for (let i = 0; i < 7; i += 1) await storeRestaurant({ name: 'Stack', place: north(here, i) })
    expect(await duplicates({ name: 'Stack', ...here })).toHaveLength(5)
    const gone = { lat: 12, lng: 10 }
    const { id, owner } = await storeOwned({ name: 'Gone', place: gone, googleId: 'ChIJgone' })
    await change('DELETE', id, { by: owner })
    expect(await duplicates({ name: 'Gone', ...gone, googleId: 'ChIJgone' })).toEqual([])
  })

  it('shows restaurants with the same id first, with any name and at any place', async () => {
    const here = { lat: 13, lng: 10 }
    const near = await storeRestaurant({ name: 'Root Down', place: here })
    const far = await storeRestaurant({ name: 'Elsewhere', googleId: 'ChIJroot', place: null })
    const query = { name: 'Root Down', ...here, googleId: 'ChIJroot' }
    expect(await duplicates(query)).toMatchObject([
      { _id: far, distanceMetres: null },
      { _id: near, distanceMetres: 0 },
    ])
    expect(await duplicates({ name: 'x', googleId: `sprig-${near}` })).toMatchObject([
      { _id: near, distanceMetres: null },
    ])
    expect(await duplicates({ name: 'Root Down', ...here, googleId: `sprig-${near}` })).toEqual([
      expect.objectContaining({ _id: near }),
    ])
  })

  it('looks across the antimeridian and at the poles', async () => {
    const west = await storeRestaurant({ name: 'Date Line', place: { lat: 0, lng: -179.9999 } })
    expect(await duplicates({ name: 'Date Line', lat: 0, lng: 179.9999 })).toMatchObject([
      { _id: west, distanceMetres: 22 },
    ])
    expect(await duplicates({ name: 'Date Line', lat: 90, lng: 0 })).toEqual([])
  })

  it.each([
    {},
    { name: ' ' },
    { name: 'A', lat: 1 },
    { name: 'A', lng: 1 },
    { name: 'A', lat: 91, lng: 1 },
    { name: 'A', lat: 'x', lng: 1 },
    { name: 'x'.repeat(201), lat: 1, lng: 1 },
  ])('refuses %j', async (query) => {
    expect(await resultOf(askDuplicates(query))).toBe('400 invalid')
  })
})

describe('GET /api/restaurants/findMatch', () => {
  it.each([
    ['Sweetgreens Of Méxíco', 'sweetgreens of mexico'],
    ["Veggie O'Dea", 'veggie odea'],
    ['Odeas Tavern', "O'deas Tavern"],
    ['The Amazing Beet', 'Amazing Beet'],
    ['Turnip & Radish', 'Turnip and Radish'],
    ['Parsnip and Leek', 'Parsnip & Leek'],
    ["Kohlrabi's", 'Kohlrabis'],
    ['Wagamama', 'Wagamamma'],
    ['Green Endive', 'Greenendive'],
    ['Chardhouse', 'Chard House'],
    ['Celeriac Corner', 'Celeriac Corner Downtown'],
    ['Fennel Works Boston', 'Fennel Works'],
    ['豆腐屋さん', '豆腐屋さん'],
  ])('finds %s as %s', async (name, typed) => {
    const id = await storeRestaurant({ name })
    expect(await match(typed)).toBe(id)
  })

  it('prefers the branch that has both cuisine and vegan options', async () => {
    const name = 'Chain of Chickpeas'
    await storeRestaurant({ name, cuisine: [], veganOptions: [] })
    await storeRestaurant({ name, cuisine: [], veganOptions: [dish] })
    const best = await storeRestaurant({ name, cuisine: ['thai'], veganOptions: [dish] })
    await storeRestaurant({ name, cuisine: ['thai'], veganOptions: [] })
    const found = await readRestaurant(askMatch('chain of chickpeas'))
    expect(found).toMatchObject({ _id: best, cuisine: ['thai'], veganOptions: [dish] })
  })

  it('prefers the same name to a longer one that contains it', async () => {
    await storeRestaurant({
      name: 'Quinoa Quarter Deluxe',
      cuisine: ['thai'],
      veganOptions: [dish],
    })
    const id = await storeRestaurant({ name: 'Quinoa Quarter', cuisine: [] })
    expect(await match('Quinoa Quarter')).toBe(id)
  })

  it.each(['Nothing Like It At All', '"', '* OR NEAR(', '🌱', '<script>', 'the'])(
    'answers 404 to %s',
    async (name) => {
      expect(await resultOf(askMatch(name))).toBe('404 not_found')
    },
  )

  it('refuses an empty name', async () => {
    expect(await resultOf(askMatch(' '))).toBe('400 invalid')
    expect(await resultOf(askMatch('x'.repeat(201)))).toBe('400 invalid')
    expect((await askMatch('x'.repeat(200))).status).toBe(404)
    expect((await askMatch('x '.repeat(100))).status).toBe(404)
  })
})
