import { expect, test } from 'vitest'
import { liveState, timeLeft } from './live.ts'

const now = Date.parse('2026-11-21T12:00:00.000Z')

test('a restaurant that stays where it is has nothing to show', () => {
  expect(liveState({ status: 'RESTAURANT', onlineUntil: null }, now)).toBeNull()
})

test('a pop-up is live until its time and offline from then on', () => {
  const popup = { status: 'ONLINE', onlineUntil: '2026-11-21T14:00:00.000Z' } as const
  expect(liveState(popup, now)).toEqual({ status: 'ONLINE', until: popup.onlineUntil })
  expect(liveState(popup, Date.parse(popup.onlineUntil))).toEqual({ status: 'OFFLINE' })
  expect(liveState({ status: 'OFFLINE', onlineUntil: null }, now)).toEqual({ status: 'OFFLINE' })
})

test.each([
  ['2026-11-21T12:02:00.000Z', 'for about 5 more minutes'],
  ['2026-11-21T12:38:00.000Z', 'for about 40 more minutes'],
  ['2026-11-21T12:58:00.000Z', 'for about one more hour'],
  ['2026-11-21T15:10:00.000Z', 'for about 3 more hours'],
])('until %s it is %s', (until, words) => {
  expect(timeLeft(until, now)).toBe(words)
})
