import { describe, expect, test } from 'vitest'
import { answerOf } from '../../testing/renderFind.tsx'
import { makeFound } from '../../testing/restaurants.ts'
import { createFind, type Find } from '../findState.ts'
import {
  applyLive,
  applyNow,
  applyReceived,
  applyRestaurant,
  endOverdue,
  removeFromAnswer,
} from './applyLive.ts'

const near = makeFound({ _id: 'near', name: 'Near', distance: 10 })
const truck = makeFound({
  _id: 'truck',
  status: 'OFFLINE',
  distance: 500,
  geoJson: { type: 'Point', coordinates: [-71.06, 42.364] },
})
const out = { ...truck, status: 'ONLINE' as const, version: 2 }

function findWith(restaurants = [near, truck], query = ''): Find {
  return createFind(new URL(`https://sprig.test/?lat=42.36&lng=-71.06${query}`), {
    page: 'find',
    city: null,
    centre: { lat: 42.36, lng: -71.06 },
    distanceKm: 5,
    answer: {
      restaurants,
      total: restaurants.length,
      approximate: false,
      unconfirmed: 0,
      unconfirmedApproximate: false,
    },
    unknownPlace: null,
  })
}
const shown = ({ state }: Find) =>
  state.answer?.restaurants.map(({ _id, status }) => `${_id} ${status}`)

test('a pop-up that comes online takes the place of its older self, with its new distance', () => {
  const find = findWith()
  applyRestaurant(find, out)
  expect(shown(find)).toEqual(['near RESTAURANT', 'truck ONLINE'])
  expect(find.state.answer?.restaurants[1]?.distance).toBeCloseTo(445, 0)
})

test('an older version changes nothing', () => {
  const find = findWith([near, out])
  applyRestaurant(find, truck)
  expect(shown(find)).toEqual(['near RESTAURANT', 'truck ONLINE'])
})

test('a pop-up that the search would have found is added and counted', () => {
  const find = findWith([near])
  applyRestaurant(find, out)
  expect(shown(find)).toEqual(['near RESTAURANT', 'truck ONLINE'])
  expect(find.state.answer?.total).toBe(2)
})

test('a pop-up that is out is added to what is open now', () => {
  const find = findWith([near], '&open=now')
  applyRestaurant(find, out)
  expect(shown(find)).toEqual(['near RESTAURANT', 'truck ONLINE'])
})

test.each([
  [
    'too far',
    { geoJson: { type: 'Point' as const, coordinates: [-72, 42] as [number, number] } },
    '',
  ],
  ['of another cuisine', {}, '&cuisine=thai'],
  ['of a diet level not asked for', { diet: 'unconfirmed' as const }, ''],
  ['offline', { status: 'OFFLINE' as const }, ''],
  ['to be judged by words', {}, '&q=tofu'],
  ['to be judged by facts', {}, '&has=wheelchair'],
  ['to be judged by a planned time', {}, '&open=tu-18:30'],
])('a pop-up that is %s is not added', (_why, parts, query) => {
  const find = findWith([near], query)
  applyRestaurant(find, { ...out, ...parts })
  expect(shown(find)).toEqual(['near RESTAURANT'])
})

test('a deleted restaurant leaves the list and the count', () => {
  const find = findWith()
  removeFromAnswer(find, 'truck')
  expect(shown(find)).toEqual(['near RESTAURANT'])
  expect(find.state.answer?.total).toBe(1)
})

test('a restaurant that was deleted elsewhere leaves the list and its count as they are', () => {
  const find = findWith([near])
  removeFromAnswer(find, 'truck')
  expect(shown(find)).toEqual(['near RESTAURANT'])
  expect(find.state.answer?.total).toBe(1)
})

test('a restaurant that was closed leaves', () => {
  const find = findWith([near, out])
  applyRestaurant(find, { ...out, version: 3, closedAt: '2026-11-21T00:00:00.000Z' })
  expect(shown(find)).toEqual(['near RESTAURANT'])
  expect(find.state.answer?.total).toBe(1)
})

test('a pop-up missing from the list of those out in the box reads OFFLINE', () => {
  const find = findWith([near, out])
  applyNow(find, { out: [], isInBox: () => false, askedAt: 1 }, new Map())
  expect(shown(find)).toContain('truck ONLINE')
  applyNow(find, { out: [], isInBox: () => true, askedAt: 1 }, new Map())
  expect(shown(find)).toContain('truck OFFLINE')
})

test('a late ONLINE does not overtake an OFFLINE, whether the list shows the pop-up or not', () => {
  for (const restaurants of [[near, truck], [near]]) {
    const find = findWith(restaurants)
    const received = new Map()
    applyLive(find, { type: 'offline', restaurant: { ...truck, version: 3 } }, received)
    applyLive(find, { type: 'online', restaurant: out }, received)
    applyNow(find, { out: [out], isInBox: () => true, askedAt: 1 }, received)
    expect(shown(find)).not.toContain('truck ONLINE')
  }
})

test('a pop-up that went online after the request stays online', () => {
  const find = findWith()
  const received = new Map()
  applyLive(find, { type: 'online', restaurant: out }, received)
  applyNow(find, { out: [], isInBox: () => true, askedAt: Date.now() - 1000 }, received)
  expect(shown(find)).toContain('truck ONLINE')
})

test('a search that answers with what was before the news changes nothing', () => {
  const find = findWith()
  const received = new Map()
  applyLive(find, { type: 'online', restaurant: out }, received)
  find.state.answer = findWith().state.answer
  expect(shown(find)).toContain('truck OFFLINE')
  applyReceived(find, received, Date.now())
  expect(shown(find)).toContain('truck ONLINE')
})

describe('a truck beyond those that a search lists', () => {
  const searched = (find: Find) => {
    find.state.answer = answerOf([near], 640)
  }

  test('stays on the map when the next search leaves it out', () => {
    const find = findWith([near])
    const received = new Map()
    searched(find)
    applyNow(find, { out: [out], isInBox: () => true, askedAt: 1 }, received)
    searched(find)
    applyReceived(find, received, Date.now())
    expect(shown(find)).toEqual(['near RESTAURANT', 'truck ONLINE'])
    expect(find.state.answer?.total).toBe(640)
  })

  test('does not come back when it has gone meanwhile, or its time is over', () => {
    const find = findWith([near])
    const received = new Map()
    applyNow(find, { out: [out], isInBox: () => true, askedAt: 1 }, received)
    searched(find)
    applyNow(find, { out: [], isInBox: () => true, askedAt: 2 }, received)
    applyReceived(find, received, Date.now())
    expect(shown(find)).toEqual(['near RESTAURANT'])

    const onlineUntil = '2026-11-21T12:00:00.000Z'
    const late = new Map([['truck', { restaurant: { ...out, onlineUntil }, at: 1 }]])
    applyReceived(find, late, Date.parse(onlineUntil))
    expect(shown(find)).toEqual(['near RESTAURANT'])
  })
})

test('equally near ones stand as the server sorts them: by name in code units, then by id', () => {
  const at = (_id: string, name: string) => makeFound({ _id, name, distance: 10 })
  const find = findWith([at('b', 'Zoo'), at('c', 'alfa'), at('a', 'alfa'), truck])
  applyRestaurant(find, out)
  expect(find.state.answer?.restaurants.map(({ _id }) => _id)).toEqual(['b', 'a', 'c', 'truck'])
})

test('a pop-up past its time reads OFFLINE', () => {
  const until = '2026-11-21T12:00:00.000Z'
  const find = findWith([near, { ...out, onlineUntil: until }])
  endOverdue(find, Date.parse(until) - 1)
  expect(shown(find)).toContain('truck ONLINE')
  endOverdue(find, Date.parse(until))
  expect(shown(find)).toContain('truck OFFLINE')
})
