import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import type { Restaurant } from '../../contract/restaurant.ts'
import { change, fetchRestaurant, storeRestaurant } from '../../testing/editing.ts'
import { makePerson } from '../../testing/people.ts'
import { request } from '../../testing/request.ts'
import { makeInput } from '../../testing/restaurants.ts'
import { readHistory } from '../editing/history/store.ts'
import { type SaveOutcome, saveRestaurants } from './saveRestaurants.ts'

const MAY = Date.UTC(2024, 4, 3)
const JUNE = Date.UTC(2024, 5, 3)
/** When `storeRestaurant` reads. */
const READ_AT = '2026-01-01T00:00:00.000Z'
const LATER = Date.UTC(2026, 1, 1)

const storeOsm = (sourceChangedAt: number | null) =>
  storeRestaurant({ source: 'osm', place: { lat: 61, lng: 99 }, sourceChangedAt })

it('says when a place of OpenStreetMap was read, and when it changed there if known', async () => {
  expect((await fetchRestaurant(await storeOsm(MAY))).metadata).toMatchObject({
    readAt: READ_AT,
    sourceChangedAt: '2024-05-03T00:00:00.000Z',
  })
  const unknown = (await fetchRestaurant(await storeOsm(null))).metadata
  expect(unknown).toMatchObject({ readAt: READ_AT })
  expect(unknown).not.toHaveProperty('sourceChangedAt')
  const sample = (await fetchRestaurant(await storeRestaurant({ source: 'sample' }))).metadata
  expect(sample).not.toHaveProperty('readAt')
})

it('leaves these dates out of the answers of a search', async () => {
  const id = await storeOsm(MAY)
  const found = await request('/api/restaurants/query?lat=61&long=99&distance=1')
  const one = (await found.json<Restaurant[]>()).find(({ _id }) => _id === id)
  expect(one?.metadata).toEqual({ isGoogle: false, lastModified: READ_AT, source: 'osm' })
})

it('gives no dates once a person has written any of it', async () => {
  const id = await storeOsm(MAY)
  await change('PUT', id, { by: await makePerson(), body: { name: 'By hand' } })
  const { metadata } = await fetchRestaurant(id)
  expect(Object.keys(metadata).toSorted()).toEqual(['isGoogle', 'lastModified', 'source'])
})

const [IN_MAY, IN_JUNE] = [MAY, JUNE].map((time) => new Date(time).toISOString())
const READ_LATER = new Date(LATER).toISOString()

it.each<[string, number | null, string, SaveOutcome, object]>([
  ['the same', MAY, 'Green Fork', 'unchanged', { readAt: READ_AT, sourceChangedAt: IN_MAY }],
  ['no time', null, 'Green Fork', 'unchanged', { readAt: READ_AT, sourceChangedAt: IN_MAY }],
  ['a new time', JUNE, 'Green Fork', 'changed', { readAt: READ_LATER, sourceChangedAt: IN_JUNE }],
  ['a new name', JUNE, 'Fork', 'changed', { readAt: READ_LATER, sourceChangedAt: IN_JUNE }],
  ['a new name alone', null, 'Fork', 'changed', { readAt: READ_LATER }],
])('hears of a later import that says %s', async (_, time, name, outcome, told) => {
  const id = await storeRestaurant({ source: 'osm', sourceChangedAt: MAY })
  const again = makeInput({ id, source: 'osm', name, sourceChangedAt: time })
  expect(await saveRestaurants(env.DB, [again], { by: 'import', at: LATER })).toEqual([outcome])
  const {
    isGoogle: _flag,
    lastModified: _day,
    source: _source,
    ...times
  } = (await fetchRestaurant(id)).metadata
  expect(times).toEqual(told)
  // A change in OpenStreetMap to nothing that we keep is no entry of the history.
  expect(await readHistory(env.DB, id)).toHaveLength(name === 'Fork' ? 1 : 0)
})
