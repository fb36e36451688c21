import { expect, it } from 'vitest'
import { likeliest, withKeywords } from './likeliest.ts'

const named = (names: string[]) => names.map((name) => ({ name }))
/** As many as are suggested at most. */
const PIZZERIAS = ['Pizza Bar', 'Star Pizza', 'House of Pizza', 'Pizza Kitchen', 'Oath Pizza']

it.each([
  ['ramen', ['Ramenki'], ['Ramenya', 'Kuro Ramen Bar'], [], { name: 'Kuro Ramen Bar' }],
  ['Ramen ', ['Ramenki'], ['Kuro Ramen Bar'], ['miso ramen'], { words: 'Ramen' }],
  ['ramen', [], ['Kuro Ramen Bar', 'Ramen'], ['miso ramen'], { name: 'Ramen' }],
  ['pizza', [], PIZZERIAS, [], { words: 'pizza' }],
  ['pizza bar', [], PIZZERIAS, [], { name: 'Pizza Bar' }],
  ['pizza', [], PIZZERIAS.slice(1), [], { name: 'Star Pizza' }],
  ['rye', ['Rye', 'Rye Brook'], ['Rye Hill Grill'], ['rye bread'], { name: 'Rye' }],
  ['new york', ['New York City'], ['New York Deli'], [], { name: 'New York City' }],
  ['san fran', ['San Francisco'], [], [], { name: 'San Francisco' }],
  ['bombay', ['Mumbai'], ['Bombay Palace'], [], { name: 'Mumbai' }],
  ['sao', ['São Paulo'], ['Pão e Sao'], [], { name: 'São Paulo' }],
  ['curr', ['Curryville'], ['Curry Leaf'], [], { name: 'Curryville' }],
  ['tof', [], [], ['crispy tofu'], { words: 'crispy tofu' }],
  ['tof', [], ['Tofu House'], ['crispy tofu'], { name: 'Tofu House' }],
  ['smorre', ['Smørreby'], ['Smörre'], [], { name: 'Smörre' }],
  ['東京', ['東京都'], ['東京 ラーメン'], [], { name: '東京都' }],
  ['x', [], [], [], undefined],
])('takes “%s” for the likeliest of %j, %j and %j', (typed, places, restaurants, dishes, meant) => {
  const meanings = { places: named(places), restaurants: named(restaurants), dishes }
  expect(likeliest(typed, meanings)).toEqual(meant)
})

it('knows a place by its names in other languages', () => {
  const lyon = { name: 'Lyon, France', otherNames: ['Lyon', 'Lione'] }
  const inn = { name: 'Red Lion' }
  const meanings = { places: [lyon], restaurants: [inn], dishes: [] }
  expect(['lion', 'lione', 'lyon'].map((typed) => likeliest(typed, meanings))).toEqual([
    inn,
    lyon,
    lyon,
  ])
})

it('joins words with the keywords, at most as many letters as a search takes', () => {
  expect(withKeywords('ramen', 'tofu')).toBe('ramen tofu')
  expect(withKeywords('ramen', '')).toBe('ramen')
  expect(withKeywords('ramen', 'x'.repeat(200))).toHaveLength(200)
})
