import { expect, test } from 'vitest'
import { plainClock } from '../../../worker/contract/hours/plainClock.ts'
import { halfDayClock } from '../../ui/hours/clocks.ts'
import { readableHours } from './readableHours.ts'

test.each([
  ['Mo-Fr 11:00-22:00; Sa,Su 12:00-23:00', ['Mon–Fri 11:00–22:00', 'Sat, Sun 12:00–23:00']],
  ['24/7', ['Open day and night']],
  ['Mo off; PH closed', ['Mon closed', 'Public holidays closed']],
  ['Tu-Su 17:00-22:00 "kitchen till 21:30"', ['Tue–Sun 17:00–22:00 (kitchen till 21:30)']],
  ['Fr 10:00-14:00,16:00-20:00', ['Fri 10:00–14:00, 16:00–20:00']],
])('makes %s readable', (raw, lines) => {
  expect(readableHours(raw, plainClock)).toEqual(lines)
})

test('what it does not know stays as it is', () => {
  expect(readableHours('by appointment; sunrise-sunset', plainClock)).toEqual([
    'by appointment',
    'sunrise–sunset',
  ])
  expect(readableHours(' ; ', plainClock)).toEqual([])
})

test('times are written by the clock that is asked for', () => {
  const lines = readableHours('Mo-Fr 11:00-14:30,17:00-26:00', halfDayClock)
  expect(lines.map((line) => line.replace(/\s/g, ' '))).toEqual([
    'Mon–Fri 11 AM–2:30 PM, 5 PM–2 AM',
  ])
})
