import { expect, it } from 'vitest'
import { editDistance } from './editDistance.ts'

it.each([
  ['kitten', 'sitting', 3],
  ['ab', 'ba', 1],
  ['abc', 'abc', 0],
  ['', 'ab', 2],
  ['londn', 'london', 1],
  ['saopaolo', 'saopaulo', 1],
  ['bosotn', 'boston', 1],
  ['cincinatti', 'cincinnati', 2],
  ['abc', 'xyz', 3],
])('from %s to %s is %i', (a, b, distance) => {
  expect(editDistance(a, b, 5)).toBe(distance)
  expect(editDistance(b, a, 5)).toBe(distance)
  expect(editDistance(a, b, 0)).toBe(Math.min(distance, 1))
})

it('does not compare texts of very different lengths', () => {
  expect(editDistance('a', 'a'.repeat(100_000), 2)).toBe(3)
})
