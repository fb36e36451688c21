import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { countReads } from '../../testing/countReads.ts'
import { request } from '../../testing/request.ts'
import { makeInput } from '../../testing/restaurants.ts'
import type { RestaurantInput } from '../restaurantInput.ts'
import { saveRestaurants } from '../saving/saveRestaurants.ts'
import { countClusters } from './clusters/countClusters.ts'
import { findNearby } from './findNearby.ts'

/** A Monday noon in Berlin. */
const NOW = Date.parse('2026-11-23T11:00:00Z')
const BERLIN = { lat: 52.5, lng: 13.4 }
const AROUND = { ...BERLIN, distanceKm: 20 }
const BOX = { west: 13.1, east: 13.7, south: 52.3, north: 52.7, zoom: 10 }

const KINDS: readonly Partial<RestaurantInput>[] = [
  { name: 'Open', openingHours: 'Mo-Su 11:00-14:00' },
  { name: 'Closed', openingHours: 'Mo-Su 17:00-22:00; PH off' },
  { name: 'Silent', openingHours: null },
  { name: 'Seasonal', openingHours: 'Apr-Oct 10:00-20:00' },
  { name: 'Perhaps', openingHours: '10:00+' },
  { name: 'Out', status: 'ONLINE', onlineUntil: NOW + 1 },
  { name: 'Ended', status: 'ONLINE', onlineUntil: NOW },
  { name: 'Away', status: 'OFFLINE' },
]
const places = Array.from({ length: 80 }, (_, at) =>
  makeInput({
    id: `osm-node-${at}`,
    place: { lat: 52.4 + (at % 9) / 50, lng: 13.3 + (at % 11) / 50 },
    takeaway: at < 8 ? 'only' : at < 16 ? 'no' : null,
    ...KINDS[at % KINDS.length],
  }),
)

beforeAll(async () => {
  await saveRestaurants(env.DB, places, { by: 'import', at: 0 })
})

const namesOf = (found: readonly { name: string }[]) =>
  [...new Set(found.map(({ name }) => name))].sort()

describe('a search for open restaurants', () => {
  it('finds restaurants open now, and counts those that do not say', async () => {
    const found = await findNearby(env.DB, { ...AROUND, open: 'now' }, NOW)
    expect(namesOf(found.restaurants)).toEqual(['Open', 'Out'])
    expect(found).toMatchObject({ total: 20, unsaid: 30, approximate: false })
  })

  it('includes those that do not say, on request', async () => {
    const found = await findNearby(env.DB, { ...AROUND, open: 'now', withUnsaid: true }, NOW)
    expect(namesOf(found.restaurants)).toEqual(['Open', 'Out', 'Perhaps', 'Seasonal', 'Silent'])
    expect(found).toMatchObject({ total: 50, unsaid: 30 })
  })

  it('asks for a day and a time, for which pop-ups do not say', async () => {
    const open = { weekday: 5, minute: 18 * 60 }
    const found = await findNearby(env.DB, { ...AROUND, open }, NOW)
    expect(namesOf(found.restaurants)).toEqual(['Closed'])
    expect(found).toMatchObject({ total: 10, unsaid: 60 })
  })

  it('counts the same on the map, without OFFLINE pop-ups', async () => {
    for (const withUnsaid of [false, true]) {
      const filter = { open: 'now', withUnsaid } as const
      const list = await findNearby(env.DB, { ...AROUND, ...filter }, NOW)
      const map = await countClusters(env.DB, { ...BOX, ...filter }, NOW)
      expect(map.total).toBe(list.total)
      expect(map.approximate).toBeUndefined()
    }
  })

  it('reads as many rows as without `open`', async () => {
    const { db, reads } = countReads(env.DB)
    await findNearby(db, { ...AROUND, diets: ['options', 'unconfirmed'] }, NOW)
    const without = reads.rows
    await findNearby(db, { ...AROUND, diets: ['options', 'unconfirmed'], open: 'now' }, NOW)
    expect(reads.rows - without).toBe(without)
  })

  it('has no `unsaid` without `open`', async () => {
    expect((await findNearby(env.DB, AROUND, NOW)).unsaid).toBeNull()
  })
})

it('finds restaurants with a fact, alone and together with `open`', async () => {
  const has = ['takeaway'] as const
  const found = await findNearby(env.DB, { ...AROUND, has }, NOW)
  expect(found.total).toBe(8)
  expect((await countClusters(env.DB, { ...BOX, has }, NOW)).total).toBe(6)
  expect((await findNearby(env.DB, { ...AROUND, has, open: 'now' }, NOW)).total).toBe(2)
  expect((await findNearby(env.DB, { ...AROUND, has: [...has, 'organic'] }, NOW)).total).toBe(0)
})

describe('with more matches than are read', () => {
  const ROME = { lat: 41.9, lng: 12.5 }
  const dense = Array.from({ length: 1600 }, (_, at) =>
    makeInput({
      id: `osm-way-${at}`,
      name: at % 4 === 0 ? 'Open' : at % 4 === 1 ? 'Silent' : 'Closed',
      place: { lat: 41.9 + ((at * 7) % 1600) / 40_000, lng: 12.5 + ((at * 13) % 1600) / 40_000 },
      openingHours: at % 4 === 0 ? '11:00-14:00' : at % 4 === 1 ? null : '17:00-22:00',
    }),
  )

  it('lists the nearest that are open, and estimates how many there are', async () => {
    await saveRestaurants(env.DB, dense, { by: 'import', at: 0 })
    const found = await findNearby(env.DB, { ...ROME, distanceKm: 20, open: 'now' }, NOW)
    expect(found.restaurants).toHaveLength(200)
    expect(namesOf(found.restaurants)).toEqual(['Open'])
    expect(found.approximate).toBe(true)
    expect(Math.abs(found.total / 400 - 1)).toBeLessThan(0.15)
    expect(Math.abs((found.unsaid ?? 0) / 400 - 1)).toBeLessThan(0.15)
    const box = { west: 12.4, east: 12.6, south: 41.8, north: 42, zoom: 11 }
    const map = await countClusters(env.DB, { ...box, open: 'now' }, NOW)
    expect(map.approximate).toBe(true)
    expect(Math.abs(map.total / 400 - 1)).toBeLessThan(0.15)
  })

  it('stops reading when hardly any is open, and estimates', async () => {
    const rare = makeInput({ id: 'osm-way-9999', place: ROME, openingHours: '03:00-05:00' })
    await saveRestaurants(env.DB, [rare], { by: 'import', at: 0 })
    const open = { weekday: 1, minute: 4 * 60 }
    for (const distanceKm of [20, 20_038]) {
      const { db, reads } = countReads(env.DB)
      const input = { ...ROME, distanceKm, open }
      const found = await findNearby(db, input, NOW, { maxRead: 2000 })
      expect(found.restaurants.map(({ _id }) => _id)).toEqual(['osm-way-9999'])
      expect(found.approximate).toBe(true)
      expect(reads.rows).toBeLessThan(12_000)
    }
  })

  it('counts every one where words narrow the search', async () => {
    const narrowed = { ...ROME, distanceKm: 20, cuisines: ['pizza'], open: 'now' } as const
    expect(await findNearby(env.DB, narrowed, NOW)).toMatchObject({
      total: 400,
      unsaid: 400,
      approximate: false,
    })
  })
})

describe('over the wire', () => {
  const ask = (rest: string) => request(`/api/restaurants/query?lat=52.5&long=13.4${rest}`)

  it('has the number of those that do not say', async () => {
    const response = await ask('&distance=20&open=mo-12:00')
    expect(response.headers.get('x-total-count')).toBe('10')
    expect(response.headers.get('x-unsaid-count')).toBe('60')
    const all = await ask('&distance=20&open=mo-12:00&unsaid=1&has=takeaway')
    expect(all.headers.get('x-total-count')).toBe('7')
  })

  it('ignores empty inputs of a form', async () => {
    const response = await ask('&distance=20&open=&unsaid=&has=')
    expect(response.headers.get('x-total-count')).toBe('80')
    expect(response.headers.get('x-unsaid-count')).toBeNull()
  })

  it.each(['&open=soon', '&open=mo-25:00', '&unsaid=yes', '&has=parking'])(
    'refuses %s',
    async (rest) => {
      expect((await ask(rest)).status).toBe(400)
    },
  )
})
