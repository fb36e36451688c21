import { expect, it } from 'vitest'
import { Pace } from './pace.ts'

const SECOND = 1000

/** How often work begins in the second from `start` when some wants to at each millisecond. */
function begunIn(pace: Pace, start: number): number {
  let begun = 0
  for (let now = start; now < start + SECOND; now += 1) {
    if (pace.isTooEarly(now)) continue
    pace.begin(now)
    begun += 1
  }
  return begun
}

function adjustBy(pace: Pace, delays: readonly number[]): void {
  for (const lateMs of delays) pace.adjust(lateMs)
}

const repeat = (lateMs: number, times: number): number[] => Array<number>(times).fill(lateMs)

it('begins work at the rate it is given', () => {
  expect(begunIn(new Pace(10, 0), 0)).toBe(100)
  expect(begunIn(new Pace(2.5, 0), 0)).toBe(400)
})

it('keeps its rate while one timer of thirteen is late', () => {
  const pace = new Pace(10, 0)
  for (let n = 0; n < 10; n += 1) adjustBy(pace, [3, ...repeat(2, 12)])
  expect(begunIn(pace, 0)).toBe(99)
})

it('begins twice as often after 46 timers in time, and half as often after four late ones', () => {
  const pace = new Pace(10, 0)
  adjustBy(pace, repeat(2, 46))
  expect(begunIn(pace, 0)).toBe(201)
  adjustBy(pace, repeat(3, 4))
  expect(begunIn(pace, SECOND)).toBe(97)
})

it('begins work 67 times a second however late timers are', () => {
  const pace = new Pace(Number.POSITIVE_INFINITY, 0)
  adjustBy(pace, repeat(500, 9))
  expect(begunIn(pace, 0)).toBe(67)
})

it('is as long again after a few late timers, however many were in time before', () => {
  const pace = new Pace(10, 0)
  adjustBy(pace, [...repeat(0, 5000), ...repeat(3, 13)])
  expect(begunIn(pace, 0)).toBe(94)
})

it('makes up for one that began late, but not for a pause', () => {
  const pace = new Pace(10, 0)
  pace.begin(0)
  pace.begin(14)
  expect(pace.isTooEarly(19)).toBe(true)
  expect(pace.isTooEarly(20)).toBe(false)
  pace.begin(SECOND)
  pace.begin(SECOND)
  expect(pace.isTooEarly(SECOND + 9)).toBe(true)
})
