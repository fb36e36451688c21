import { describe, expect, it } from 'vitest'
import { editDistance, isGuessable } from './misspelt.ts'

describe('editDistance', () => {
  it.each([
    ['london', 'london', 0],
    ['londn', 'london', 1],
    ['londonn', 'london', 1],
    ['saopaolo', 'saopaulo', 1],
    ['bosotn', 'boston', 1],
    ['cincinatti', 'cincinnati', 2],
    ['abc', 'xyz', 3],
  ])('from %s to %s is %i', (a, b, distance) => {
    expect(editDistance(a, b, 3)).toBe(distance)
    expect(editDistance(b, a, 3)).toBe(distance)
  })

  it('does not compare names of very different lengths', () => {
    expect(editDistance('a', 'a'.repeat(100_000), 2)).toBe(3)
  })
})

describe('isGuessable', () => {
  it('refuses a few letters and a paragraph', () => {
    expect(['bos', 'bost', 'b'.repeat(41)].map(isGuessable)).toEqual([false, true, false])
  })
})
