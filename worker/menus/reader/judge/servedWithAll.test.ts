import { expect, it } from 'vitest'
import type { MenuItem } from '../menu.ts'
import { judgeItems } from './testing/judgeItems.ts'

it('counts what comes with a section to each of its dishes', () => {
  const judged = judgeItems(
    [
      { name: 'Broccoli', section: 'Steamed' },
      { name: 'Broccoli', section: 'Grilled' },
      { name: 'Lentil soup', section: 'Starters' },
    ],
    { text: 'Served with garlic butter', section: 'Steamed' },
    { text: 'All soups are made with meat stock', section: '' },
  )
  expect(judged.map(({ verdict }) => verdict)).toEqual(['not-vegan', 'vegan', 'not-vegan'])
  expect(judged[0]?.reason).toEqual({ code: 'servedWith', words: ['garlic butter'] })
})

it('counts the fat of the fryer to all that is fried, and only doubts what shares its oil with fish', () => {
  const dishes = [
    { name: 'French Fries' },
    { name: 'Garden Salad', description: 'lettuce, tomato, cucumber, served with chips' },
    { name: 'Garden Salad', description: 'lettuce, tomato, cucumber' },
  ]
  const verdictsWith = (text: string) =>
    judgeItems(dishes, { text, section: '' }).map(({ verdict }) => verdict)
  const fat = ['not-vegan', 'not-vegan', 'vegan']
  const plain = ['vegan', 'vegan', 'vegan']
  expect(
    verdictsWith('Please note: we use beef tallow in our fryers. Buns can be toasted.'),
  ).toEqual(fat)
  expect(verdictsWith('Unsere Pommes werden in Rinderfett frittiert')).toEqual(fat)
  expect(verdictsWith('Nos frites sont cuites à la graisse de bœuf')).toEqual(fat)
  expect(verdictsWith('Onze friet wordt gebakken in ossewit')).toEqual(fat)
  expect(verdictsWith('Chips are fried in the same oil as fish')).toEqual([
    'unsure',
    'unsure',
    'vegan',
  ])
  expect(verdictsWith('We never fry in beef tallow')).toEqual(plain)
  expect(verdictsWith('We only fry in vegetable oil')).toEqual(plain)
  expect(verdictsWith('Fried chicken is our speciality')).toEqual(plain)
})

it.each([
  '(v) vegetarian (vg) vegan. We use beef tallow in our fryers.',
  'Our chips are fried in beef dripping (no MSG)',
  'We fry in beef tallow, not in palm oil',
  'Not vegetarian: chips cooked in beef fat',
  'All dishes are served without egg but with butter',
])('reads a fat beside a legend, and whatever else is denied: %s', (text) => {
  expect(judgeItems([{ name: 'French fries' }], { text, section: '' })[0]?.verdict).toBe(
    'not-vegan',
  )
})

it('counts no boiled potato and no apple to what is fried', () => {
  const verdictsWith = (text: string, ...dishes: Partial<MenuItem>[]) =>
    judgeItems(dishes, { text, section: '' }).map(({ verdict }) => verdict)
  const curry = { name: 'Vegetable curry', description: 'potatoes, peas, coconut milk' }
  const tallow = 'We use beef tallow in our fryers'
  expect(verdictsWith(tallow, curry, { name: 'Patatas fritas' }, { name: 'Pommes' })).toEqual([
    ...['vegan', 'not-vegan', 'not-vegan'],
  ])
  const french = [
    { name: 'Compote de pommes' },
    { name: 'Pommes de terre vapeur' },
    { name: 'Salade de tomates', description: 'tomates, pommes, noix' },
    { name: 'Pommes frites' },
  ]
  const verdicts = verdictsWith('Nos frites sont cuites à la graisse de bœuf', ...french)
  expect(verdicts).toEqual(['vegan', 'vegan', 'vegan', 'not-vegan'])
})

it('leaves what names an animal as it is where an oil is shared', () => {
  const dishes = [
    { name: 'Fried chicken' },
    { name: 'Fish and chips' },
    { name: 'Cheese fries', description: 'cheddar' },
    { name: 'French fries' },
  ]
  const shared = { text: 'Chips are fried in the same oil as fish', section: '' }
  const fat = { text: 'We use beef tallow in our fryers', section: '' }
  const animals = ['not-vegan', 'not-vegan', 'not-vegan']
  expect(judgeItems(dishes, shared).map(({ verdict }) => verdict)).toEqual([...animals, 'unsure'])
  expect(judgeItems(dishes, shared, fat).map(({ verdict }) => verdict)).toEqual([
    ...animals,
    'not-vegan',
  ])
})

it.each([
  'Todos nuestros platos no llevan carne',
  'Alle Gerichte mit Huhn sind halal',
  'Alle Gerichte mit Fleisch aus artgerechter Haltung',
  'Tutti i piatti con carne sono serviti con patate',
  'Todos los platos de carne llevan patatas',
  'Alle Gerichte werden in einer Küche zubereitet, in der Fisch und Milch verarbeitet werden',
])('takes for no part of all dishes what is said of some, or of the kitchen: %s', (text) => {
  expect(judgeItems([{ name: 'Hummus' }], { text, section: '' })[0]?.verdict).toBe('vegan')
})

it('reads what comes with all dishes of a kind in the languages of menus', () => {
  const verdictsWith = (text: string, name: string) =>
    judgeItems([{ name }, { name: 'Olives' }], { text, section: '' }).map(({ verdict }) => verdict)
  const pairs = [
    ['Todas las ensaladas llevan queso fresco', 'Ensalada de tomate'],
    ['Toutes nos salades sont garnies de jambon', 'Salade de tomates'],
    ['Sämtliche Salate werden mit Joghurtdressing serviert', 'Tomatensalat'],
    ['Alle salades met kaas en spek. Ook om mee te nemen', 'Salade tomaat'],
    ['Do każdej sałatki dodajemy ser', 'Sałatka z pomidorów'],
    ['Todas as saladas levam queijo', 'Salada de tomate'],
    ['Alle Suppen mit Ei. Wahlweise glutenfrei', 'Tomatensuppe'],
  ] as const
  const wrong = pairs.filter(
    ([text, name]) => verdictsWith(text, name).join() !== 'not-vegan,vegan',
  )
  expect(wrong).toEqual([])
  const others = [
    ['Alle Salate auch mit Käse', 'Tomatensalat'],
    ['Alle Salate mit Käse + 1 €', 'Tomatensalat'],
    ['Jeder Tomatensalat wird mit Liebe gemacht', 'Tomatensalat'],
  ] as const
  expect(others.filter(([text, name]) => verdictsWith(text, name)[0] !== 'vegan')).toEqual([])
})

it('reads what a heading says that its dishes are made with', () => {
  const judged = judgeItems([
    { name: 'Süß-sauer', section: 'Gerichte mit Huhn' },
    { name: 'Brokkoli', section: 'Gerichte mit Huhn' },
    { name: 'Brokkoli', section: 'Gerichte und Huhn' },
  ])
  expect(judged.map(({ verdict }) => verdict)).toEqual(['not-vegan', 'not-vegan', 'vegan'])
})
