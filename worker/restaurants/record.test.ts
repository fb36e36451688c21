import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { makeInput } from '../testing/restaurants.ts'
import { findMatches } from './finding/store.ts'
import { readDocument, toRestaurant } from './record.ts'
import { saveRestaurants } from './saving/saveRestaurants.ts'

const TIMES = ['confirmedAt', 'closedAt', 'onlineSince', 'readAt', 'sourceChangedAt']

it.each([
  ['a document that an older program wrote lacks them', () => undefined],
  ['nobody knows them', () => null],
  ['the database does not have their columns yet, and SQLite answers with their names', String],
])('times are unknown when %s', async (_, timeOf) => {
  const input = makeInput({ id: 'osm-node-1', status: 'ONLINE' })
  await saveRestaurants(env.DB, [input], { by: 'import', at: 1000 })
  const [match] = await findMatches(env.DB, 'green', 1)
  const stored = JSON.parse(match?.document ?? '')
  const times = Object.fromEntries(TIMES.map((name) => [name, timeOf(name)]))
  const restaurant = toRestaurant(readDocument(JSON.stringify({ ...stored, ...times })), 1000)
  expect(restaurant).toMatchObject({ status: 'ONLINE', confirmedAt: null, closedAt: null })
  expect(restaurant.metadata).toEqual({
    isGoogle: false,
    source: 'sample',
    lastModified: '1970-01-01T00:00:01.000Z',
  })
})
