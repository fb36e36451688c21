import { expect, it } from 'vitest'
import { readAmounts } from './amounts.ts'

it.each([
  ['Pho 12', ['12'], [false]],
  ['Pho $12', ['$12'], [true]],
  ['Pho US$ 12.50', ['US$ 12.50'], [true]],
  ['Curry 12,- / 14,50 €', ['12,-', '14,50 €'], [true, true]],
  ['Soup 5 € 7 €', ['5 €', '7 €'], [true, true]],
  ['Filet 5', ['5'], [false]],
  ['Zupa 14 zł', ['14 zł'], [true]],
  ['14 złoty', ['14'], [false]],
  ['Mo 24.11. Suppe', [], []],
  ['100% rye', [], []],
])('finds the amounts of “%s”', (text, amounts, sure) => {
  const found = readAmounts(text)

  expect(found.map(({ from, to }) => text.slice(from, to))).toEqual(amounts)
  expect(found.map(({ isSure }) => isSure)).toEqual(sure)
})
