import { expect, it } from 'vitest'
import { cuisinesNamed } from './cuisinesNamed.ts'

it.each([
  ['Griechisch', 'greek'],
  ['griechisches', 'greek'],
  ['indien', 'indian'],
  ['Indiennes', 'indian'],
  ['japonés', 'japanese'],
  ['helado', 'ice-cream'],
  ['hamburguesa', 'burger'],
  ['hamburguer', 'burger'],
  ['cafe', 'cafe'],
  ['café', 'cafe'],
  ['boulangeries', 'bakery'],
  ['eis', 'ice-cream'],
  ['ラーメン', 'ramen'],
])('"%s" names %s', (text, cuisine) => {
  expect(cuisinesNamed(text)).toContain(cuisine)
})

it.each(['', 'tofu', 'es'])('"%s" names none', (text) => {
  expect(cuisinesNamed(text)).toEqual([])
})

it('names few cuisines, each once', () => {
  const most = ['india', 'chino', 'pasta', 'sopas', 'pan', 'lokal'].map(cuisinesNamed)
  expect(Math.max(...most.map((named) => named.length))).toBeLessThanOrEqual(2)
  expect(cuisinesNamed('vegan')).toEqual(['vegan'])
})
