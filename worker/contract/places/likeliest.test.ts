import { expect, it } from 'vitest'
import { likeliest } from './likeliest.ts'

const meant = (typed: string, places: string[], others: string[]) => {
  const named = (names: string[]) => names.map((name) => ({ name }))
  return likeliest(typed, named(places), named(others))?.name
}

it.each([
  ['ramen', ['Ramenki'], ['Ramenya', 'Kuro Ramen Bar'], 'Kuro Ramen Bar'],
  ['Ramen ', ['Ramenki'], ['Miso ramen'], 'Miso ramen'],
  ['rye', ['Rye', 'Rye Brook'], ['Rye Hill Grill'], 'Rye'],
  ['new york', ['New York City'], ['New York Deli'], 'New York City'],
  ['san fran', ['San Francisco'], [], 'San Francisco'],
  ['bombay', ['Mumbai'], ['Bombay Palace'], 'Mumbai'],
  ['sao', ['São Paulo'], ['Pão e Sao'], 'São Paulo'],
  ['curr', ['Curryville'], ['Curry Leaf'], 'Curryville'],
  ['tofu', [], ['Crispy tofu'], 'Crispy tofu'],
  ['x', [], [], undefined],
])('takes “%s” for the likeliest of %j and %j', (typed, places, others, name) => {
  expect(meant(typed, places, others)).toBe(name)
})
