import { expect, it } from 'vitest'
import { cutOffer } from './behindPrice.ts'
import type { TextLine } from './textLine.ts'

const lineOf = (text: string): TextLine => ({
  text,
  style: 'p',
  level: 0,
  isBold: false,
  hint: 'none',
  depth: 0,
  icons: [],
  isAside: false,
})

it.each([
  ['Burger £8 (vegan mayo on request)', 'Burger £8'],
  ['Burger £8.00 + vegan cheese £1.50', 'Burger £8.00'],
  ['Burger 8,50 € / vegan 9,50 €', 'Burger 8,50 €'],
])('cuts the offer of %j', (text, rest) => {
  expect(cutOffer(lineOf(text)).text).toBe(rest)
})

it.each([
  'Lasagne £12 vegan',
  'Pizza £8.00 Vegan pizza £9.00',
  'Vegan burger £8 (vegan mayo)',
  'Burger £8 (with fries)',
  'Burger (vegan mayo) £8',
])('leaves %j as it is', (text) => {
  const line = lineOf(text)
  expect(cutOffer(line)).toBe(line)
})
