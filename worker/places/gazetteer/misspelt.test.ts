import { describe, expect, it } from 'vitest'
import { countSlips, isGuessable } from './misspelt.ts'

describe('countSlips', () => {
  it.each([
    ['london', 'london', 0],
    ['londn', 'london', 1],
    ['londonn', 'london', 1],
    ['saopaolo', 'saopaulo', 1],
    ['bosotn', 'boston', 1],
    ['cincinatti', 'cincinnati', 2],
    ['abc', 'xyz', 3],
  ])('finds between %s and %s %i slips', (a, b, slips) => {
    expect(countSlips(a, b, 3)).toBe(slips)
    expect(countSlips(b, a, 3)).toBe(slips)
  })

  it('does not compare names of very different lengths', () => {
    expect(countSlips('a', 'a'.repeat(100_000), 2)).toBe(3)
  })
})

describe('isGuessable', () => {
  it('takes neither a few letters nor a paragraph for a name', () => {
    expect(['bos', 'bost', 'b'.repeat(41)].map(isGuessable)).toEqual([false, true, false])
  })
})
