import { expect, test } from 'vitest'
import { mentionedIn } from './mentionedIn.ts'

test('the dishes that a menu names are found whatever their case and accents', () => {
  const names = ['Banh mi', 'Tofu bowl', 'Pho', ' ', '…']
  expect(names.filter(mentionedIn('**BÁNH MÌ** and **tofu** bowl'))).toEqual([
    'Banh mi',
    'Tofu bowl',
  ])
})

test('a menu does not name a dish whose name is a part of a word', () => {
  const names = ['Pho', 'Ham', 'フォー', '豆腐']
  expect(names.filter(mentionedIn('Phoenix roll, Graham cake, 麻婆豆腐、フォー'))).toEqual([
    'フォー',
    '豆腐',
  ])
})
