import { createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import worker from '../../../../index.ts'
import { storeRestaurant } from '../../../../testing/editing.ts'
import { makeInput } from '../../../../testing/restaurants.ts'
import { findNearby } from '../../../finding/findNearby.ts'
import { saveRestaurants } from '../../../saving/saveRestaurants.ts'
import { reindex } from '../../reindex.ts'
import { mergeWords } from './store.ts'

const PLACE = { lat: 42.36, lng: -71.06 }

const placeOf = (n: number) => ({ lat: n / 2, lng: n })

async function countParts(): Promise<number | null> {
  const parts = env.DB.prepare('SELECT count(DISTINCT segid) AS n FROM restaurant_words_idx')
  return await parts.first<number>('n')
}

async function storeSome(count: number) {
  for (let n = 0; n < count; n += 1) await storeRestaurant({ place: PLACE })
}

const find = async () => (await findNearby(env.DB, { ...PLACE, distanceKm: 1 }, 0)).restaurants

it('merges the word index into one segment, where a search finds the same', async () => {
  await storeSome(3)
  expect(await countParts()).toBeGreaterThan(1)
  const before = await find()
  expect(before).toHaveLength(3)
  await mergeWords(env.DB)
  expect(await countParts()).toBe(1)
  expect(await find()).toEqual(before)
})

it('takes as many steps as it needs', async () => {
  for (let write = 0; write < 3; write += 1) {
    const inputs = Array.from({ length: 100 }, (_, n) =>
      makeInput({ id: `osm-node-${n}`, name: `Place ${n} of ${write}`, place: placeOf(n) }),
    )
    await saveRestaurants(env.DB, inputs, { by: 'import', at: write })
  }
  expect(await countParts()).toBeGreaterThan(1)
  await mergeWords(env.DB, 1)
  expect(await countParts()).toBe(1)
})

it.each([
  ['at night', () => worker.scheduled(createScheduledController({ cron: '17 3 * * *' }), env)],
  ['when the index is rebuilt', () => reindex(env.DB)],
])('happens %s', async (_, run) => {
  await storeSome(3)
  expect(await countParts()).toBeGreaterThan(1)
  await run()
  expect(await countParts()).toBe(1)
})
