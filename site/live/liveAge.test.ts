import { expect, test } from 'vitest'
import { makeRestaurant } from '../testing/makeRestaurant.ts'
import { liveAge, liveAgeHoldsUntil } from './liveAge.ts'

const NOW = Date.parse('2026-11-21T12:00:00.000Z')

test.each([
  ['2026-11-21T11:59:30.000Z', 'Live now'],
  ['2026-11-21T11:48:00.000Z', 'Live now · for 12 min'],
  ['2026-11-21T09:30:00.000Z', 'Live now · for 2 h'],
])('a pop-up out since %s reads "%s", however lately it moved', (onlineSince, words) => {
  const metadata = { isGoogle: false, lastModified: new Date(NOW).toISOString(), source: 'member' }
  expect(liveAge(makeRestaurant({ onlineSince, metadata }), NOW)).toBe(words)
})

test.each([
  ['2026-11-22T10:01:00Z', '2026-11-22T10:02:00Z'],
  ['2026-11-22T10:12:00Z', '2026-11-22T10:13:00Z'],
  ['2026-11-22T12:30:00Z', '2026-11-22T13:01:00Z'],
])('what is said at %s of a pop-up out since 20 seconds past ten holds until %s', (now, until) => {
  const truck = makeRestaurant({ onlineSince: '2026-11-22T10:00:20Z' })
  expect(liveAgeHoldsUntil(truck, Date.parse(now))).toBe(Date.parse(until))
})
