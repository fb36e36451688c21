import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeInput } from '../../testing/restaurants.ts'
import { findNearby } from '../finding/findNearby.ts'
import { findMatches } from '../finding/store.ts'
import { readDocument } from '../record.ts'
import { saveRestaurants } from '../saving/saveRestaurants.ts'
import { indexedWordsOf } from './indexedWords.ts'
import { reindexIfOutdated } from './reindex.ts'
import { readDerivedVersion, setDerivedVersion } from './store.ts'
import { DERIVED_VERSION } from './version.ts'

const BOSTON = { lat: 42.36, lng: -71.06 }
const restaurant = makeInput({
  id: 'osm-node-1',
  name: 'Ħobż Smørrebrød',
  cuisine: ['coffee-shop'],
  place: BOSTON,
  veganOptions: [{ option: 'Crème brûlée', description: 'With seitan, oddly.', index: 0 }],
  address: 'Torstraße 5, 10178 Berlin',
  openingHours: 'Mo-Fr 11:00-22:00',
  takeaway: 'only',
  delivery: 'no',
})

async function countNear(keywords?: string): Promise<number> {
  return (await findNearby(env.DB, { ...BOSTON, distanceKm: 1, keywords }, 0)).total
}

beforeEach(async () => {
  await saveRestaurants(env.DB, [restaurant], { by: 'import', at: 0 })
})

describe('data derived from restaurants', () => {
  it('has this version: a change of it needs a new number here and in version.ts', async () => {
    const [match] = await findMatches(env.DB, 'hobz', 1)
    const document = readDocument(match?.document ?? '')
    const words = indexedWordsOf(restaurant)
    expect({ version: DERIVED_VERSION, words, document }).toEqual({
      version: 14,
      words: {
        id: 'osm-node-1',
        name: 'hobz smorrebrod',
        cuisine: 'coffee shop',
        dishes: 'creme brulee _ _d_with _d_seitan _d_oddly',
        cells:
          '_4_5_4 _6_23_19 _8_94_77 _10_378_309 _12_1514_1239 _14_6059_4957 _16_24239_19831 _options _post_10178 _is_coffee_shop _has_takeaway',
        dishKeys: [{ key: 'creme brulee', dish: 'Crème brûlée' }],
      },
      document: {
        id: 'osm-node-1',
        name: 'Ħobż Smørrebrød',
        status: 'RESTAURANT',
        onlineUntil: null,
        onlineSince: null,
        diet: 'options',
        cuisine: ['coffee-shop'],
        veganOptions: [{ option: 'Crème brûlée', description: 'With seitan, oddly.', index: 0 }],
        dishKeys: ['creme brulee'],
        ...BOSTON,
        address: 'Torstraße 5, 10178 Berlin',
        website: null,
        openingHours: 'Mo-Fr 11:00-22:00',
        zone: 'America/New_York',
        week: 'AfBKUUo',
        googleId: null,
        isGoogle: false,
        rating: null,
        source: 'sample',
        modifiedAt: 0,
        version: 1,
        confirmedAt: null,
        closedAt: null,
      },
    })
    const popUp = { ...restaurant, status: 'OFFLINE' } as const
    expect(indexedWordsOf(popUp)?.cells).toContain(' _options _offline ')
  })

  it('is rebuilt when an older version made it', async () => {
    await setDerivedVersion(env.DB, DERIVED_VERSION - 1)
    await env.DB.batch([
      env.DB.prepare("UPDATE restaurants SET cell = 0, zone = NULL, week = 'old'"),
      env.DB.prepare("UPDATE restaurant_words SET cells = '_6_0_0 _options'"),
    ])
    expect(await countNear()).toBe(0)
    expect(await reindexIfOutdated(env.DB)).toBe(1)
    expect(await countNear('hobz')).toBe(1)
    const hours = await env.DB.prepare('SELECT zone, week FROM restaurants').first()
    expect(hours).toEqual({ zone: 'America/New_York', week: 'AfBKUUo' })
    expect(await readDerivedVersion(env.DB)).toBe(DERIVED_VERSION)
  })

  it('is not rebuilt when it has this version', async () => {
    await reindexIfOutdated(env.DB)
    expect(await reindexIfOutdated(env.DB)).toBeNull()
    expect(await countNear()).toBe(1)
  })

  it('is rebuilt when a rebuild was interrupted', async () => {
    await reindexIfOutdated(env.DB)
    const batch: typeof env.DB.batch = (statements) => env.DB.batch(statements)
    let batches = 0
    const failing = {
      prepare: (sql: string) => env.DB.prepare(sql),
      batch: <T>(statements: D1PreparedStatement[]) => {
        batches += 1
        if (batches > 1) throw new Error('stopped')
        return batch<T>(statements)
      },
    }
    await setDerivedVersion(env.DB, DERIVED_VERSION - 1)
    await expect(reindexIfOutdated(failing)).rejects.toThrow('stopped')
    expect(await readDerivedVersion(env.DB)).toBe(0)
    expect(await reindexIfOutdated(env.DB)).toBe(1)
    expect(await countNear()).toBe(1)
  })
})
