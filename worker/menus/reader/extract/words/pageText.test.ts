import { expect, it } from 'vitest'
import { PageText } from './pageText.ts'

it('knows phrases at the beginning, at the end, anywhere and alone', () => {
  const said = new PageText('Our Gift Vouchers & Opening hours')

  expect(said.words).toEqual(['our', 'gift', 'vouchers', 'opening', 'hours'])
  expect(said.holds('elsewhere')).toBe(true)
  expect(said.endsWith('elsewhere')).toBe(true)
  expect(said.beginsWith('elsewhere')).toBe(false)
  expect(said.is('elsewhere')).toBe(false)
  expect(new PageText('GIFT VOUCHERS').is('elsewhere')).toBe(true)
})

it.each([
  ['Offene Weine (0,2 l)', true],
  ['Wine by the glass', true],
  ['Wine and cheese', false],
  ['', false],
  ['2026', false],
])('takes the words of phrases together: “%s”', (text, consists) => {
  expect(new PageText(text).consistsOf('wines', 'sizes')).toBe(consists)
})
