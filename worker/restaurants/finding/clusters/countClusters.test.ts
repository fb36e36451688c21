import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { DEFAULT_DIETS, DIETS } from '../../../contract/diet.ts'
import { distanceMetres } from '../../../contract/places/distance.ts'
import { countReads } from '../../../testing/countReads.ts'
import { makeInput, makeRandom } from '../../../testing/restaurants.ts'
import { isInBox } from '../../grid/cells.ts'
import type { RestaurantInput } from '../../restaurantInput.ts'
import { saveRestaurants } from '../../saving/saveRestaurants.ts'
import { countExactly } from '../counting.ts'
import { buildQuery } from '../query.ts'
import { type ClustersInput, countClusters } from './countClusters.ts'

const random = makeRandom(5)
const NOW = 5_000
/** Some are pop-ups: OFFLINE, ONLINE, ONLINE without an end, and past their end. */
const POP_UPS: readonly Partial<RestaurantInput>[] = [
  { status: 'OFFLINE' },
  { status: 'ONLINE', onlineUntil: NOW + 1 },
  { status: 'ONLINE' },
  { status: 'ONLINE', onlineUntil: NOW },
]

const places: RestaurantInput[] = Array.from({ length: 2400 }, (_, i) =>
  makeInput({
    id: `osm-node-${i}`,
    name: i % 40 === 0 ? 'Café Süß' : 'Fork',
    place: { lat: Math.asin(random() * 2 - 1) * 57.29577, lng: random() * 360 - 180 },
    diet: DIETS[Math.floor(random() * 4)] ?? 'options',
    cuisine: random() < 0.1 ? ['thai'] : ['pizza'],
    ...POP_UPS[i % 12],
  }),
)

const WORLD = { west: -180, east: 180, south: -90, north: 90 }

/** The restaurants that the map counts. */
const drawn = places.filter(
  ({ status, onlineUntil }) =>
    status === 'RESTAURANT' || (status === 'ONLINE' && onlineUntil !== NOW),
)

function countIn(input: ClustersInput): number {
  const diets = input.diets ?? DEFAULT_DIETS
  return drawn.filter(
    ({ place, diet, cuisine, name }) =>
      place !== null &&
      isInBox(input, place) &&
      diets.includes(diet) &&
      (input.cuisines === undefined || input.cuisines.some((one) => cuisine.includes(one))) &&
      (input.keywords === undefined || name.startsWith('Café')),
  ).length
}

beforeAll(async () => {
  await saveRestaurants(env.DB, places, { by: 'import', at: 0 })
})

describe('countClusters', () => {
  it('counts every place of the world once, at every zoom and for every choice of diets', async () => {
    for (const zoom of [0, 3, 7, 12, 24]) {
      for (const diets of [undefined, DIETS, ['vegan'], ['unconfirmed', 'vegetarian']] as const) {
        const input = { ...WORLD, zoom, diets }
        const answer = await countClusters(env.DB, input, NOW)
        expect(answer.total).toBe(countIn(input))
        expect(answer.clusters.reduce((sum, one) => sum + one.count, 0)).toBe(answer.total)
        expect(answer.approximate).toBeUndefined()
      }
    }
  })

  it('gives the two sides of the antimeridian and both polar caps their places', async () => {
    const boxes = [
      { west: 90, east: -90, south: -90, north: 90 },
      { west: -180, east: 180, south: 66.51326044311186, north: 90 },
      { west: -180, east: 180, south: -90, north: -66.51326044311186 },
    ]
    for (const box of boxes) {
      const input = { ...box, zoom: 3, diets: DIETS }
      const expected = countIn(input)
      expect(expected).toBeGreaterThan(0)
      expect((await countClusters(env.DB, input, NOW)).total).toBe(expected)
    }
  })

  it('answers only with clusters whose middle is in the box', async () => {
    const box = { west: 170, east: -160, south: -20, north: 35 }
    const { clusters } = await countClusters(env.DB, { ...box, zoom: 5 }, NOW)
    expect(clusters.length).toBeGreaterThan(10)
    expect(clusters.every((cluster) => isInBox(box, cluster))).toBe(true)
  })

  it('counts the matches of words and cuisines', async () => {
    for (const filters of [{ keywords: 'cafe suss' }, { cuisines: ['thai'] }]) {
      const input = { west: 100, east: -40, south: -60, north: 70, zoom: 2, ...filters }
      const answer = await countClusters(env.DB, input, NOW)
      expect(answer.total).toBe(countIn(input))
      expect(answer.approximate).toBeUndefined()
    }
  })

  it('counts exactly up to its limit, and says when it estimates', async () => {
    const input = { ...WORLD, zoom: 1, cuisines: ['thai'], diets: DIETS }
    // Ended pop-ups are read too before they are left out.
    const all = places.filter((one) => one.status !== 'OFFLINE' && one.cuisine[0] === 'thai').length
    const whole = await countClusters(env.DB, input, NOW, { maxPoints: all })
    expect(whole.total).toBe(countIn(input))
    expect(whole.approximate).toBeUndefined()
    expect(await countClusters(env.DB, input, NOW, { maxPoints: all - 1 })).toMatchObject({
      approximate: true,
    })
  })

  it('estimates matches beyond its limit, close to the truth at every place', async () => {
    const fork = { zoom: 1, diets: DIETS, keywords: 'fork' }
    const isFork = ({ name }: RestaurantInput) => name === 'Fork'
    const { total, clusters, approximate } = await countClusters(
      env.DB,
      { ...WORLD, ...fork },
      NOW,
      { maxPoints: 300 },
    )
    expect(approximate).toBe(true)
    const all = drawn.filter(isFork)
    expect(Math.abs(total / all.length - 1)).toBeLessThan(0.1)
    expect(clusters.reduce((sum, one) => sum + one.count, 0)).toBe(total)
    const south = clusters.filter(({ lat }) => lat < 0).reduce((sum, { count }) => sum + count, 0)
    const truth = all.filter(({ place }) => place !== null && place.lat < 0).length
    expect(Math.abs(south / truth - 1)).toBeLessThan(0.2)
  })

  it('counts a pop-up only while it is ONLINE, by counts and by words, and moves the middle', async () => {
    const box = { west: 10, east: 11, south: 79, north: 80, zoom: 6 }
    const cafe = makeInput({
      id: 'osm-node-5001',
      name: 'Kiosk',
      place: { lat: 79.5, lng: 10.5 },
    })
    const truck: RestaurantInput = {
      ...cafe,
      id: 'osm-node-5002',
      place: { lat: 79.51, lng: 10.51 },
    }
    const goes = async (next: Partial<RestaurantInput>, now: number) => {
      await saveRestaurants(env.DB, [cafe, { ...truck, ...next }], { by: 'import', at: 0 })
      const byCell = await countClusters(env.DB, box, now)
      const byWord = await countClusters(env.DB, { ...box, keywords: 'kiosk' }, now)
      expect(byWord.total).toBe(byCell.total)
      return byCell
    }
    const alone = { clusters: [{ lat: 79.5, lng: 10.5, count: 1 }], total: 1 }
    expect(await goes({ status: 'OFFLINE' }, 0)).toEqual(alone)
    expect((await goes({ status: 'ONLINE', onlineUntil: 100 }, 99)).total).toBe(2)
    expect(await goes({ status: 'ONLINE', onlineUntil: 100 }, 100)).toEqual(alone)
    expect((await goes({ status: 'ONLINE', onlineUntil: 300 }, 100)).total).toBe(2)
    expect(await goes({ status: 'OFFLINE' }, 100)).toEqual(alone)
  })

  it('says that it estimates when more pop-ups have ended than it reads', async () => {
    const ended = places.filter(({ onlineUntil }) => onlineUntil === NOW).length
    const looking = (maxEnded: number) => ({ maxPoints: places.length, maxEnded })
    for (const filters of [{}, { keywords: 'fork' }]) {
      const input = { ...WORLD, zoom: 1, ...filters }
      const all = await countClusters(env.DB, input, NOW, looking(ended))
      expect(all.approximate).toBeUndefined()
      const cut = await countClusters(env.DB, input, NOW, looking(ended - 1))
      expect(cut.approximate).toBe(true)
    }
  })

  it('reads one row for each ended pop-up, and none for others', async () => {
    const { db, reads } = countReads(env.DB)
    await countClusters(db, { west: 10, east: 11, south: 85, north: 86, zoom: 12 }, NOW)
    const ended = places.filter(({ onlineUntil }) => onlineUntil === NOW).length
    expect(ended).toBe(200)
    expect(reads.rows).toBeGreaterThanOrEqual(ended)
    expect(reads.rows).toBeLessThan(ended + 100)
  })

  it('does not change the total of a search, which includes OFFLINE pop-ups', async () => {
    const circle = { lat: 30, lng: 60, radiusMetres: 4_000_000 }
    const inside = places.filter(
      ({ place }) => place !== null && distanceMetres(circle, place) <= circle.radiusMetres,
    )
    expect(inside.some(({ status }) => status === 'OFFLINE')).toBe(true)
    expect(await countExactly(env.DB, buildQuery(circle, { diets: DIETS }))).toBe(inside.length)
  })

  it('finds nothing in a box upside down', async () => {
    const input = { ...WORLD, south: 10, north: -10, zoom: 3 }
    expect(await countClusters(env.DB, input, NOW)).toEqual({ clusters: [], total: 0 })
  })
})
