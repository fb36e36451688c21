import { expect, it } from 'vitest'
import { stepAt, valueAt } from './stops.ts'

const STOPS = [
  [4, 1],
  [8, 9],
  [12, 10],
] as const

it('values between two stops are interpolated, and beyond the last they stay', () => {
  expect([3, 4, 6, 8, 11, 12, 20].map((zoom) => valueAt(STOPS, zoom))).toEqual([
    1, 1, 5, 9, 9.75, 10, 10,
  ])
})

it('with a base they grow faster towards the end', () => {
  expect(valueAt(STOPS, 6, 2)).toBeCloseTo(1 + (8 * 3) / 15)
})

it('a step holds until the next', () => {
  expect([3, 4, 7.9, 8].map((zoom) => stepAt(STOPS, zoom, 99))).toEqual([99, 1, 1, 9])
})
