import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { DIETS } from '../../contract/diet.ts'
import { bruteForce } from '../../testing/bruteForce.ts'
import { countReads } from '../../testing/countReads.ts'
import { makeInput, makeRandom } from '../../testing/restaurants.ts'
import type { RestaurantInput } from '../restaurantInput.ts'
import { saveRestaurants } from '../saving/saveRestaurants.ts'
import { findNearby, type NearbyInput } from './findNearby.ts'

const random = makeRandom(8)
const MIDDLE = { lat: -17, lng: 180 }

/** More restaurants than one read takes, across the antimeridian, 300 of them on one point. */
const places: RestaurantInput[] = Array.from({ length: 4000 }, (_, i) => {
  const spread = i % 10 === 0 ? 40 : 0.2
  const east = MIDDLE.lng + (random() - 0.5) * spread
  const place = { lat: MIDDLE.lat + (random() - 0.5) * spread, lng: east > 180 ? east - 360 : east }
  return makeInput({
    id: `osm-node-${i}`,
    name: i % 2 === 0 ? `Fork ${i % 53}` : `Spoon ${i % 59}`,
    place: i >= 3700 ? { lat: -17.01, lng: -179.99 } : place,
    diet: DIETS[Math.floor(random() * 4)] ?? 'options',
  })
})

const forks = places.filter(({ name }) => name.startsWith('Fork'))

beforeAll(async () => {
  await saveRestaurants(env.DB, places, { by: 'import', at: 0 })
})

describe('a circle with more restaurants than one read takes', () => {
  it.each<NearbyInput>([
    { ...MIDDLE, distanceKm: 12, diets: DIETS },
    { ...MIDDLE, distanceKm: 12 },
    { ...MIDDLE, distanceKm: 300, diets: DIETS },
    { ...MIDDLE, distanceKm: 300, keywords: 'fork', diets: DIETS },
    { lat: -17.01, lng: -179.99, distanceKm: 20, diets: DIETS },
    { lat: -15.2, lng: -178.9, distanceKm: 290, diets: DIETS },
  ])('is answered exactly: %o', async (input) => {
    const expected = bruteForce(input.keywords ? forks : places, input)
    const found = await findNearby(env.DB, input, 0)
    expect(found.total).toBe(expected.length)
    expect(found.approximate).toBe(false)
    expect(found.restaurants.map((one) => one._id)).toEqual(
      expected.slice(0, 200).map((one) => one.id),
    )
  })

  it.each<NearbyInput>([
    { ...MIDDLE, distanceKm: 20_038, diets: DIETS },
    { lat: 60, lng: 10, distanceKm: 20_038, diets: DIETS },
    { lat: 60, lng: 10, distanceKm: 20_038, diets: DIETS, keywords: 'fork' },
    { ...MIDDLE, distanceKm: 900, diets: DIETS },
  ])('above 300 km has the nearest and about the total: %o', async (input) => {
    const expected = bruteForce(input.keywords ? forks : places, input)
    const found = await findNearby(env.DB, input, 0)
    expect(found.approximate).toBe(true)
    expect(Math.abs(found.total - expected.length)).toBeLessThan(expected.length * 0.1)
    expect(found.restaurants.map((one) => one._id)).toEqual(
      expected.slice(0, 200).map((one) => one.id),
    )
  })

  it('is read once where no smaller circle has cells of its own', async () => {
    const { db, reads } = countReads(env.DB)
    const far = { lat: 17, lng: 0, distanceKm: 20_038, diets: DIETS }
    expect((await findNearby(db, far, 0)).restaurants).toHaveLength(200)
    expect(reads.rows).toBeLessThan(3 * places.length)
  })

  it('estimates how many unconfirmed restaurants there are besides', async () => {
    const expected = bruteForce(places, {
      ...MIDDLE,
      distanceKm: 12,
      diets: ['unconfirmed'],
    }).length
    const { unconfirmed } = await findNearby(env.DB, { ...MIDDLE, distanceKm: 12 }, 0)
    expect(Math.abs((unconfirmed ?? 0) - expected)).toBeLessThan(expected * 0.15)
  })
})
