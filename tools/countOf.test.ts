import { expect, it } from 'vitest'
import { countOf } from './countOf.ts'

it('says one thing, and every other number of things', () => {
  expect([0, 1, 1234].map((n) => countOf(n, 'place'))).toEqual([
    '0 places',
    '1 place',
    '1,234 places',
  ])
})
