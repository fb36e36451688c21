import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { DIETS } from '../../contract/diet.ts'
import { interceptDatabase } from '../../db/interceptDatabase.ts'
import { bruteForce } from '../../testing/bruteForce.ts'
import { makeInput, makeRandom } from '../../testing/restaurants.ts'
import type { RestaurantInput } from '../restaurantInput.ts'
import { saveRestaurants } from '../saving/saveRestaurants.ts'
import { findNearby } from './findNearby.ts'
import { readTogether } from './store.ts'

const NOW = Date.UTC(2026, 10, 21)
const random = makeRandom(4)

/** Places at edge cases: poles, the antimeridian, the equator, a dense town, pairs on one point. */
function awkwardPlaces(): RestaurantInput[] {
  const centres = [
    { lat: 89.99, lng: 10 },
    { lat: -89.95, lng: -170 },
    { lat: 0.001, lng: 179.999 },
    { lat: -16.5, lng: -179.98 },
    { lat: 85.06, lng: 0 },
    { lat: 42.36, lng: -71.06 },
  ]
  return Array.from({ length: 900 }, (_, i) => {
    const centre = centres[i % centres.length] ?? { lat: 0, lng: 0 }
    const spread = i % 4 === 0 ? 3 : 0.08
    const lat = Math.max(-90, Math.min(90, centre.lat + (random() - 0.5) * spread))
    const away = (random() - 0.5) * (Math.abs(centre.lat) > 80 ? 360 : spread)
    const lng = ((((centre.lng + away + 180) % 360) + 360) % 360) - 180
    const isPaired = i % 50 === 7
    return makeInput({
      id: `osm-node-${i}`,
      name: isPaired ? 'Twin' : `Place ${i % 97}`,
      place: isPaired ? { lat: 42.36, lng: -71.06 } : { lat, lng },
      diet: DIETS[Math.floor(random() * 4)] ?? 'options',
      cuisine: random() < 0.3 ? ['thai'] : ['pizza', 'middle-eastern'],
    })
  })
}

const places = awkwardPlaces()

beforeAll(async () => {
  await saveRestaurants(env.DB, places, { by: 'import', at: NOW })
})

describe('findNearby', () => {
  it('finds the same as a brute-force search, anywhere on the globe', async () => {
    const points = [
      { lat: 90, lng: 0 },
      { lat: -90, lng: 55 },
      { lat: 89.995, lng: -120 },
      { lat: 0, lng: 180 },
      { lat: 0, lng: -180 },
      { lat: -16.5, lng: 179.99 },
      { lat: 85.05, lng: 180 },
      ...places.flatMap((restaurant) => restaurant.place ?? []).filter((_, i) => i % 37 === 0),
    ]
    for (const point of points) {
      for (const distanceKm of [0.001, 1, 10, 120, 300]) {
        const input = { ...point, distanceKm, diets: random() < 0.5 ? DIETS : undefined }
        const expected = bruteForce(places, input)
        const found = await findNearby(env.DB, input, NOW)
        expect(found.total).toBe(expected.length)
        expect(found.restaurants.map((one) => one._id)).toEqual(
          expected.slice(0, 200).map((one) => one.id),
        )
        expect(found.approximate).toBe(false)
      }
    }
  })

  it('counts the unconfirmed left out exactly up to 300 km, and says when it estimates', async () => {
    const counts: number[] = []
    for (const { place } of places.filter((_, i) => i % 23 === 0)) {
      for (const distanceKm of place === null ? [] : [1, 10, 120, 300]) {
        const input = { lat: place?.lat ?? 0, lng: place?.lng ?? 0, distanceKm }
        const found = await findNearby(env.DB, input, NOW)
        const actual = bruteForce(places, { ...input, diets: ['unconfirmed'] }).length
        expect([found.unconfirmed, found.unconfirmedApproximate]).toEqual([actual, false])
        counts.push(actual)
      }
    }
    expect(Math.max(...counts)).toBeGreaterThan(12)
    const large = await findNearby(env.DB, { lat: 42.36, lng: -71.06, distanceKm: 301 }, NOW)
    expect(large.unconfirmedApproximate).toBe(true)
  })

  it('counts the unconfirmed with the words and cuisines of the search', async () => {
    const counted: (number | null)[] = []
    for (const { place } of places.filter((_, i) => i % 29 === 0)) {
      for (const distanceKm of place === null ? [] : [1, 10, 120]) {
        const point = { lat: place?.lat ?? 0, lng: place?.lng ?? 0, distanceKm }
        const input = { ...point, cuisines: ['thai'], keywords: 'place' }
        const found = await findNearby(env.DB, input, NOW)
        const named = bruteForce(places, { ...input, diets: ['unconfirmed'] }).filter(
          ({ name }) => name !== 'Twin',
        )
        expect([found.unconfirmed, found.unconfirmedApproximate]).toEqual([named.length, false])
        counted.push(found.unconfirmed)
      }
    }
    expect(counted.some((count) => count !== null && count > 0)).toBe(true)
    const all = { lat: 42.36, lng: -71.06, distanceKm: 120, cuisines: ['thai'], diets: DIETS }
    expect((await findNearby(env.DB, all, NOW)).unconfirmed).toBeNull()
  })

  it('reaches the whole globe and orders equal distances by name and id', async () => {
    const input = { lat: 42.36, lng: -71.06, distanceKm: 20_038, diets: DIETS }
    const expected = bruteForce(places, input)
    const found = await findNearby(env.DB, input, NOW)
    expect(found.total).toBe(900)
    expect(found.restaurants.map((one) => one._id)).toEqual(
      expected.slice(0, 200).map((one) => one.id),
    )
  })

  it('finds only the requested cuisines and diets', async () => {
    for (const diets of [['vegan'], ['vegan', 'unconfirmed'], ['options', 'vegetarian']] as const) {
      const input = {
        lat: 42.36,
        lng: -71.06,
        distanceKm: 200,
        cuisines: ['middle-eastern'],
        diets,
      }
      const found = await findNearby(env.DB, input, NOW)
      expect(found.total).toBe(bruteForce(places, input).length)
      expect(found.total).toBeGreaterThan(0)
    }
  })
})

it('asks the database once, with words or without', async () => {
  const calls: number[] = []
  const db = interceptDatabase(env.DB, (call, statements) => {
    calls.push(statements)
    return call()
  })
  const input = { lat: 42.36, lng: -71.06, distanceKm: 5 }
  await findNearby(db, input, NOW)
  await findNearby(db, { ...input, keywords: 'place' }, NOW)
  await findNearby(db, { ...input, diets: DIETS }, NOW)
  const wholeOnly = { cells: [{ level: 10, x: 1, y: 1 }], match: null, limit: 1 }
  await readTogether(db, { match: 'place', limit: 1 }, wholeOnly)
  expect(calls).toEqual([3, 2, 1, 2])
})
