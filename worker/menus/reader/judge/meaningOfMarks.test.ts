import { expect, it } from 'vitest'
import { judgeItems } from './testing/judgeItems.ts'

it('decodes marks by the legend of the page', () => {
  const item = { name: 'Lasagne', marks: ['V'] }
  expect(judgeItems([item], { text: 'V = vegan', section: '' })[0]?.verdict).toBe('vegan')
  expect(judgeItems([item], { text: 'V = vegetarian', section: '' })[0]?.verdict).toBe('not-vegan')
})

it('takes VG for vegetarian where it stands beside cheese and no legend tells', () => {
  const pizza = { name: 'Margherita', description: 'tomato, mozzarella', marks: ['VG'] }
  const soup = { name: 'Soup of the day', marks: ['VG'] }
  expect(judgeItems([soup])[0]?.verdict).toBe('vegan')
  expect(judgeItems([pizza, soup])[1]?.verdict).toBe('unsure')
})

it('takes VG for vegetarian where such dishes usually hold cheese, and beside a mark that says vegan', () => {
  const usual = ['Margherita Pizza', 'Mac & Cheese', 'Mushroom Risotto', 'Tiramisu'].map(
    (name) => ({
      name,
      marks: ['VG'],
    }),
  )
  expect(judgeItems([{ name: 'Chicken Parm' }, ...usual]).map(({ verdict }) => verdict)).toEqual(
    Array(5).fill('not-vegan'),
  )
  const soup = { name: 'Soup of the day', marks: ['VG'] }
  expect(judgeItems([soup, { name: 'Hummus', marks: ['VE'] }])[0]?.verdict).toBe('unsure')
  const legend = { text: 'VG = vegan', section: '' }
  expect(judgeItems(usual, legend).map(({ verdict }) => verdict)).toEqual(Array(4).fill('vegan'))
})

it('does not take a VG that no legend tells over what such a dish may hold', () => {
  const marked = ['Veggie Burger', 'Potato Gnocchi'].map((name) => ({
    name,
    marks: ['VG'],
  }))
  const judged = judgeItems([
    { name: 'Chicken Parm' },
    ...marked,
    { name: 'Lentil curry', marks: ['VG'] },
  ])
  expect(judged.map(({ verdict }) => verdict)).toEqual(['not-vegan', 'unsure', 'unsure', 'vegan'])
})

it('takes vegetarian and vegan with a slash between for an offer, unless a legend explains both', () => {
  const offers = [
    { name: 'Linsensuppe', description: 'vegetarisch/vegan' },
    { name: 'Soupe du jour', description: 'Poireaux et carottes, végétarien / végétalien' },
    { name: 'Insalata di farro (vegetariano/vegano)' },
    { name: 'Bonenstoof v/ve' },
    { name: 'Lentil pie', marks: ['V/VG'] },
  ]
  expect(judgeItems(offers).map(({ verdict }) => verdict)).toEqual(
    Array(offers.length).fill('on-request'),
  )
  const legend = { text: 'V = vegetarian, VE = vegan', section: '' }
  expect(judgeItems(offers.slice(3, 4), legend)[0]?.verdict).toBe('vegan')
  expect(judgeItems([{ name: 'Lentil pie', marks: ['V/VE'] }], legend)[0]?.verdict).toBe('vegan')
})

it('doubts PB on a dish that usually is not vegan, as it may be peanut butter', () => {
  const judged = judgeItems([
    { name: 'Ice cream sundae', marks: ['PB'] },
    { name: 'Garden bowl', marks: ['PB'] },
  ])
  expect(judged.map(({ verdict }) => verdict)).toEqual(['unsure', 'vegan'])
})

it('doubts a dish without a mark where vegan dishes bear one', () => {
  const judged = judgeItems(
    [
      { name: 'Falafel', marks: ['VG'] },
      { name: 'Hummus', marks: ['VG'] },
      { name: 'Fries' },
      { name: 'Bean soup', marks: ['V'] },
    ],
    { text: 'VG = vegan, V = vegetarian', section: '' },
  )
  expect(judged.map(({ verdict }) => verdict)).toEqual(['vegan', 'vegan', 'unsure', 'unsure'])
  expect(judged[3]?.reason).toEqual({ code: 'vegetarian' })
})

it('needs no mark on fruit, nor under a heading that says vegan', () => {
  const marked = ['Chili', 'Curry'].map((name) => ({ name, marks: ['VE'] }))
  const judged = judgeItems([
    ...marked,
    { name: 'Fruit bowl', description: 'grapes, melon' },
    { name: 'Fruit bowl', description: 'grapes, yogurt' },
    { name: 'Grilled potatoes', section: 'Sides' },
    { name: 'Grilled potatoes', section: 'Vegan sides' },
  ])
  expect(judged.slice(2).map(({ verdict }) => verdict)).toEqual([
    ...['vegan', 'not-vegan', 'unsure', 'vegan'],
  ])
})
