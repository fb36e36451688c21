import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { DEFAULT_DIETS, DIETS } from '../../contract/diet.ts'
import { makeListing, makeRandom } from '../../testing/listings.ts'
import { isInBox } from '../grid/cells.ts'
import type { ListingInput } from '../listing.ts'
import { saveListings } from '../saving/saveListings.ts'
import { type ClustersInput, countClusters } from './countClusters.ts'

const random = makeRandom(5)

const places: ListingInput[] = Array.from({ length: 2400 }, (_, i) =>
  makeListing({
    id: `osm-node-${i}`,
    name: i % 40 === 0 ? 'Café Süß' : 'Fork',
    place: { lat: Math.asin(random() * 2 - 1) * 57.29577, lng: random() * 360 - 180 },
    diet: DIETS[Math.floor(random() * 4)] ?? 'options',
    cuisine: random() < 0.1 ? ['thai'] : ['pizza'],
  }),
)

const WORLD = { west: -180, east: 180, south: -90, north: 90 }

function countIn(input: ClustersInput): number {
  const diets = input.diets ?? DEFAULT_DIETS
  return places.filter(
    ({ place, diet, cuisine, name }) =>
      place !== null &&
      isInBox(input, place) &&
      diets.includes(diet) &&
      (input.cuisines === undefined || input.cuisines.some((one) => cuisine.includes(one))) &&
      (input.keywords === undefined || name.startsWith('Café')),
  ).length
}

beforeAll(async () => {
  await saveListings(env.DB, places, { by: 'import', at: 0 })
})

describe('countClusters', () => {
  it('counts every place of the world once, at every zoom and for every choice of diets', async () => {
    for (const zoom of [0, 3, 7, 12, 24]) {
      for (const diets of [undefined, DIETS, ['vegan'], ['unconfirmed', 'vegetarian']] as const) {
        const input = { ...WORLD, zoom, diets }
        const answer = await countClusters(env.DB, input)
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
      expect((await countClusters(env.DB, input)).total).toBe(expected)
    }
  })

  it('answers only with clusters that stand in the box', async () => {
    const box = { west: 170, east: -160, south: -20, north: 35 }
    const { clusters } = await countClusters(env.DB, { ...box, zoom: 5 })
    expect(clusters.length).toBeGreaterThan(10)
    expect(clusters.every((cluster) => isInBox(box, cluster))).toBe(true)
  })

  it('counts what words and cuisines match', async () => {
    for (const filters of [{ keywords: 'cafe suss' }, { cuisines: ['thai'] }]) {
      const input = { west: 100, east: -40, south: -60, north: 70, zoom: 2, ...filters }
      const answer = await countClusters(env.DB, input)
      expect(answer.total).toBe(countIn(input))
      expect(answer.approximate).toBeUndefined()
    }
  })

  it('counts exactly up to its limit, and says where it ends', async () => {
    const input = { ...WORLD, zoom: 1, cuisines: ['thai'], diets: DIETS }
    const all = countIn(input)
    const whole = await countClusters(env.DB, input, all)
    expect(whole.total).toBe(all)
    expect(whole.approximate).toBeUndefined()
    expect(await countClusters(env.DB, input, all - 1)).toMatchObject({ approximate: true })
  })

  it('estimates what is beyond its limit, near the truth and everywhere', async () => {
    const fork = { zoom: 1, diets: DIETS, keywords: 'fork' }
    const isFork = ({ name }: ListingInput) => name === 'Fork'
    const { total, clusters, approximate } = await countClusters(env.DB, { ...WORLD, ...fork }, 300)
    expect(approximate).toBe(true)
    const all = places.filter(isFork)
    expect(Math.abs(total / all.length - 1)).toBeLessThan(0.1)
    expect(clusters.reduce((sum, one) => sum + one.count, 0)).toBe(total)
    const south = clusters.filter(({ lat }) => lat < 0).reduce((sum, { count }) => sum + count, 0)
    const truth = all.filter(({ place }) => place !== null && place.lat < 0).length
    expect(Math.abs(south / truth - 1)).toBeLessThan(0.2)
  })

  it('finds nothing in a box upside down', async () => {
    const input = { ...WORLD, south: 10, north: -10, zoom: 3 }
    expect(await countClusters(env.DB, input)).toEqual({ clusters: [], total: 0 })
  })
})
