import { expect, it } from 'vitest'
import { isAdvice } from './noise.ts'

it('takes the fee of large parties for advice, and what only sounds like it for none', () => {
  expect(isAdvice('20% is added for parties of 6 or more')).toBe(true)
  expect(isAdvice('Contains allergens')).toBe(true)
  expect(isAdvice('Small parties of flavour')).toBe(false)
})
