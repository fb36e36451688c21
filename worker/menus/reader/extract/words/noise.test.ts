import { expect, it } from 'vitest'
import { isAdvice, isHours } from './noise.ts'
import { PageText } from './pageText.ts'

it('takes the fee of large parties for advice, and what only sounds like it for none', () => {
  expect(isAdvice('20% is added for parties of 6 or more')).toBe(true)
  expect(isAdvice('Contains allergens')).toBe(true)
  expect(isAdvice('Small parties of flavour')).toBe(false)
})

it('reads two times with a dot as hours, and two prices as none', () => {
  const areHours = (text: string) => isHours(new PageText(text))
  expect(areHours('Küche von 11.30 bis 21.00 Uhr')).toBe(true)
  expect(areHours('Keuken 17.00 tot 22.00 uur')).toBe(true)
  expect(areHours('Pasta 11.30 – 12.50')).toBe(false)
  expect(areHours('Suppe bis 14.00 Uhr 5,50')).toBe(false)
})
