import { describe, expect, it } from 'vitest'
import { NO_CONTEXT } from './context/menuContext.ts'
import { judgeDish } from './judgeDish.ts'
import { toItem, verdictOf } from './testing/verdicts.ts'

describe('marks', () => {
  it('of the restaurant come first, but not over a named animal', () => {
    expect(verdictOf('Naan', '', { marks: ['VE'] })).toBe('vegan')
    expect(verdictOf('Naan', '', { diets: ['https://schema.org/VeganDiet'] })).toBe('vegan')
    expect(verdictOf('Naan (ve)')).toBe('vegan')
    expect(verdictOf('Burger', 'beef', { marks: ['VE'] })).toBe('unsure')
  })

  it('“V” alone means vegetarian', () => {
    expect(verdictOf('Lasagne', '', { marks: ['V'] })).toBe('not-vegan')
    expect(verdictOf('Hummus', 'chickpeas, tahini', { marks: ['V'] })).toBe('vegan')
  })

  it('above a section speak of its dishes', () => {
    expect(verdictOf('Burger', '', { section: 'Vegan mains' })).toBe('vegan')
    expect(verdictOf('Burger', '', { section: 'Vegan & vegetarian' })).toBe('not-vegan')
  })

  it('above a section are understood in several languages, plurals too', () => {
    const headings = [
      'Platos Veganos',
      'Opciones Veganas',
      'Piatti vegani',
      'Insalate vegane',
      'Plats végétaliens',
      'Salades véganes',
      'Vegane Gerichte',
      'Veganes',
    ]
    const unheard = headings.filter(
      (section) => verdictOf('Paella de verduras', '', { section }) !== 'vegan',
    )
    expect(unheard).toEqual([])
    expect(verdictOf('Paella', '', { section: 'Platos vegetarianos y veganos' })).not.toBe('vegan')
  })
})

it('reads a name with its heading, which only ever speaks against the dish', () => {
  const under = (section: string, name: string, description = '') =>
    verdictOf(name, description, { section })
  expect(under('Pizzas', 'Garden', 'mushrooms, onions, peppers')).toBe('not-vegan')
  expect(under('Pizzas', 'Garden', 'mushrooms, vegan cheese')).toBe('vegan')
  expect(under('Pizza (12 inch)', 'Marinara', 'tomato, garlic, oregano')).toBe('vegan')
  expect(under('Omelettes', 'Farmer', 'peppers, onions, tomatoes')).toBe('not-vegan')
  expect(under('Chicken', 'with broccoli')).toBe('not-vegan')
  expect(under('Fried rice', 'Vegetable', 'peas, carrots')).toBe('unsure')
  expect(under('Burgers', 'Black bean', 'black bean patty, lettuce')).toBe('unsure')
  expect(under('Burgers', 'Black bean', 'black bean patty, lettuce, vegan bun')).toBe('vegan')
  expect(under('Ice cream', 'Lemon sorbet')).toBe('vegan')
  expect(under('Eis', 'Erdbeersorbet')).toBe('vegan')
  expect(under('Eis', 'Mango (Sorbet)')).toBe('vegan')
  expect(under('Eis & Sorbets', 'Haselnuss')).toBe('not-vegan')
  expect(under('Eiskarte', 'Haselnuss')).toBe('not-vegan')
  expect(under('Döner', 'Kisir')).toBe('vegan')
  expect(under('Pizzen', 'Pizza Brot', 'mit Knoblauch und Olivenöl')).toBe('vegan')
  expect(under('Pizza & salads', 'Garden', 'lettuce, tomatoes')).toBe('vegan')
})

it('gives reasons with the words of the menu', () => {
  const reasonOf = (name: string, description = '') =>
    judgeDish(toItem(name, description), NO_CONTEXT).reason
  expect(reasonOf('Dal', 'with ghee')).toEqual({ code: 'names', words: ['ghee'] })
  expect(reasonOf('Naan')).toEqual({ code: 'usually', words: ['naan'], holds: 'dairy' })
  for (const curry of ['balti', 'pathia', 'phall']) {
    const mayHold = { code: 'maybe', words: [curry], holds: 'ghee or cream' }
    expect(reasonOf(`Vegetable ${curry}`)).toEqual(mayHold)
  }
  expect(reasonOf('Coconut milk')).toEqual({ code: 'plant', words: ['coconut milk'] })
  expect(reasonOf('Naan (VE)')).toEqual({ code: 'marked', words: ['VE'] })
})
