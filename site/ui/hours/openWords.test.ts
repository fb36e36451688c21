import { expect, test } from 'vitest'
import { openStateAt } from '../../../worker/contract/hours/openState.ts'
import { plainClock } from '../../../worker/contract/hours/plainClock.ts'
import type { Day, Week } from '../../../worker/contract/hours/week.ts'
import { halfDayClock } from './clocks.ts'
import { openWords, wordsHoldUntil } from './openWords.ts'

const sure = (from: number, to: number) => ({ from: from * 60, to: to * 60, isSure: true })
const maybe = (from: number, to: number) => ({ ...sure(from, to), isSure: false })
const weekOf = (...days: Day[]): Week => ({
  days: Array.from({ length: 7 }, (_, at) => days[at] ?? []),
  holidays: null,
})
const lunch = weekOf([sure(11, 14), sure(17, 22)], [sure(11.5, 14)])
const night = weekOf([sure(18, 26)])
const openEnd = weekOf([sure(11, 18), maybe(18, 22)])
/** Until 18:00 on the next day. */
const long = weekOf([sure(0, 24)], [sure(0, 18)])
const whole = Array.from({ length: 7 }, () => [sure(0, 24)])

function wordsAt(week: Week, at: string, clock = plainClock) {
  const now = Date.parse(at)
  const state = openStateAt(week, 'Europe/Berlin', now)
  return state && openWords(state, now, clock).replace(/\s/g, ' ')
}

// A Monday; Berlin is an hour ahead.
test.each([
  [lunch, '2026-11-23T17:00:00Z', 'Open until 22:00'],
  [lunch, '2026-11-23T20:00:00Z', 'Closes in 60 min'],
  [lunch, '2026-11-23T20:34:30Z', 'Closes in 26 min'],
  [lunch, '2026-11-23T20:59:30Z', 'Closes in 1 min'],
  [lunch, '2026-11-23T15:59:59Z', 'Closed, opens 17:00'],
  [lunch, '2026-11-23T21:00:00Z', 'Opens Tue 11:30'],
  [night, '2026-11-23T23:30:00Z', 'Open until 02:00'],
  [openEnd, '2026-11-23T12:00:00Z', 'Open until 18:00 or later'],
  [openEnd, '2026-11-23T18:00:00Z', 'See hours'],
  [weekOf([maybe(17, 22)]), '2026-11-23T12:00:00Z', 'Closed, may open 17:00'],
  [weekOf([], [maybe(17, 22)]), '2026-11-23T12:00:00Z', 'Closed, may open Tue 17:00'],
  [weekOf(...whole), '2026-11-23T12:00:00Z', 'Open day and night'],
  [weekOf(...whole.slice(0, 4)), '2026-11-23T12:00:00Z', 'Open until Fri 00:00'],
  [weekOf(), '2026-11-23T12:00:00Z', 'Closed'],
])('says in a line what a place is', (week, at, words) => {
  expect(wordsAt(week, at)).toBe(words)
})

test('writes times by the clock that is asked for', () => {
  expect(wordsAt(lunch, '2026-11-23T17:00:00Z', halfDayClock)).toBe('Open until 10 PM')
})

test.each([
  ['an hour before it closes, when minutes are told', lunch, '17:00', '20:00'],
  ['each minute then', lunch, '20:34', '20:35'],
  ['when it opens', lunch, '14:30', '16:00'],
  ['midnight, when its day is another', weekOf(...whole), '12:00', '23:00'],
  ['midnight before it opens on another day', lunch, '21:30', '23:00'],
  ['a day before it closes, when its day is left out', long, '12:00', '17:00'],
])('what is said of a place holds until %s', (_, week, from, until) => {
  const now = Date.parse(`2026-11-23T${from}:00Z`)
  const state = openStateAt(week, 'Europe/Berlin', now)
  expect(state && wordsHoldUntil(state, now)).toBe(Date.parse(`2026-11-23T${until}:00Z`))
})

test('what is said changes when it no longer holds, for a place open for more than a day, too', () => {
  expect(wordsAt(long, '2026-11-23T16:59:00Z')).toBe('Open until Tue 18:00')
  expect(wordsAt(long, '2026-11-23T17:00:00Z')).toBe('Open until 18:00')
})
