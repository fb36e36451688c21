import { expect, it } from 'vitest'
import type { MenuItem } from '../menu.ts'
import { judgeItems } from './testing/judgeItems.ts'

it('believes the list of a pizza without cheese where the other pizzas of the menu name theirs', () => {
  const section = 'Le nostre pizze'
  const others = [
    'pomodoro, mozzarella',
    'pomodoro, bufala',
    'mozzarella, patate',
    'gorgonzola',
    'mozzarella, olive',
  ].map((description, at) => ({ name: `Numero ${at}`, description, section }))
  const pizzas = [
    { name: 'Vesuvio', description: 'Pomodoro e peperoncino', section },
    { name: 'Contadina', description: 'Melanzane, zucchine, peperoni', section },
    { name: 'Pescatora', description: 'Pomodoro, cozze', section },
    { name: 'Vesuvio', description: '', section },
    { name: 'Vegetariana', description: 'Pomodoro e zucchine', section },
  ]
  const verdicts = (items: Partial<MenuItem>[]) =>
    judgeItems(items)
      .slice(-pizzas.length)
      .map(({ verdict }) => verdict)
  expect(verdicts(pizzas)).toEqual(Array(pizzas.length).fill('not-vegan'))
  expect(verdicts([...others, ...pizzas])).toEqual([
    'vegan',
    ...Array(pizzas.length - 1).fill('not-vegan'),
  ])
})

it('believes a vegan heading although one of its dishes has honey', () => {
  const judged = judgeItems([
    { name: 'Chimichanga', description: 'with beans and rice', section: 'Vegan menu' },
    { name: 'Comet salad', description: 'lettuce, corn (contains honey)', section: 'Vegan menu' },
  ])
  expect(judged.map(({ verdict }) => verdict)).toEqual(['vegan', 'unsure'])
})

it('joins a heading that goes on in the names below it', () => {
  const judged = judgeItems([
    { name: 'Broccoli', section: 'Rice with pork…' },
    { name: 'With broccoli', section: 'Rice and duck' },
    { name: 'Broccoli', section: 'Rice and duck' },
    { name: 'with broccoli', section: 'Rice' },
    { name: 'Tofu', section: 'Dishes with chicken or tofu' },
  ])
  expect(judged.map(({ verdict }) => verdict)).toEqual([
    ...['not-vegan', 'not-vegan', 'vegan', 'vegan', 'vegan'],
  ])
})

it('believes a menu that is all vegan, unless a dish names an animal', () => {
  const judged = judgeItems([{ name: 'Zorblat' }, { name: 'Honey cake' }], {
    text: 'Everything we serve is 100% vegan',
    section: '',
  })
  expect(judged.map(({ verdict }) => verdict)).toEqual(['vegan', 'unsure'])
})

it('takes a note under a heading without dishes, such as the name of the place, for the whole menu', () => {
  const items = [{ name: 'Pancakes', section: 'Mains' }]
  const note = { text: 'Everything we serve is vegan', section: 'Root & Branch' }
  expect(judgeItems(items, note)[0]?.verdict).toBe('vegan')
  expect(judgeItems(items, { ...note, section: 'Vegan Mondays' })[0]?.verdict).toBe('not-vegan')
  expect(
    judgeItems([...items, { name: 'Toast', section: 'Root & Branch' }], note)[0]?.verdict,
  ).toBe('not-vegan')
})

it('believes a claim that a dish contradicts for no dish that usually holds animal food', () => {
  const judged = judgeItems(
    [{ name: 'Chicken Parm' }, { name: 'Margherita Pizza' }, { name: 'Zorblat' }],
    { text: 'Everything we serve is 100% vegan', section: '' },
  )
  expect(judged.map(({ verdict }) => verdict)).toEqual(['unsure', 'unsure', 'vegan'])
})

it('believes a vegan kitchen that calls one substitute by the name of what it stands for', () => {
  const dishes = Array.from({ length: 12 }, (_, at) => ({ name: `Zorblat ${at}` }))
  const note = { text: 'Everything we serve is 100% vegan', section: '' }
  const pancakes = { name: 'Pancakes', description: 'whipped spread' }
  const nachos = { name: 'Nachos', description: 'queso, pico de gallo' }
  const toast = { name: 'Toast', description: 'bacon' }
  expect(
    judgeItems([pancakes, nachos, ...dishes], note)
      .map(({ verdict }) => verdict)
      .slice(0, 2),
  ).toEqual(['vegan', 'unsure'])
  expect(judgeItems([pancakes, nachos, toast, ...dishes], note)[0]?.verdict).toBe('unsure')
})

it('doubts what a Thai kitchen cooks, which salts with fish sauce', () => {
  const curry = { name: 'Pineapple Curry', description: 'pineapple, bell pepper, coconut milk' }
  const thai = [{ name: 'Pad Thai' }, { name: 'Tom Yum' }, { name: 'Som Tam' }]
  const verdictOf = (items: Partial<MenuItem>[]) => judgeItems(items)[0]?.verdict
  expect(verdictOf([curry])).toBe('vegan')
  expect(verdictOf([curry, ...thai])).toBe('unsure')
  expect(verdictOf([{ ...curry, marks: ['VE'] }, ...thai])).toBe('vegan')
  expect(verdictOf([{ name: 'Vegetable stir fry' }])).toBe('vegan')
  expect(verdictOf([{ name: 'Vegetable stir fry' }, ...thai])).toBe('unsure')
  expect(verdictOf([{ name: 'Vegetable stir fry', section: 'Vietnamese' }])).toBe('unsure')
  expect(verdictOf([{ name: 'Mango sticky rice' }, ...thai])).toBe('vegan')
  expect(verdictOf([{ name: 'Tofu', description: 'no fish sauce' }, ...thai])).toBe('vegan')
  expect(verdictOf([{ name: 'Tofu', description: 'fish-sauce free, basil' }, ...thai])).toBe(
    'vegan',
  )
  const kraPow = { name: 'Tofu Pad Kra Pow', description: 'basil, vegan oyster sauce, soy' }
  expect(verdictOf([kraPow, ...thai])).toBe('vegan')
  const basil = { name: 'Tofu Basil', description: 'thai basil, green beans, no oyster sauce' }
  expect(verdictOf([basil, ...thai])).toBe('unsure')
  const red = { name: 'Red Curry', description: 'vegan fish sauce, tofu, coconut milk' }
  expect(verdictOf([red, ...thai])).toBe('vegan')
  expect(verdictOf([{ name: 'Red Curry', description: 'vegan fish, tofu' }])).toBe('not-vegan')
  expect(verdictOf([{ name: 'Steamed Vegetables', description: 'broccoli' }, ...thai])).toBe(
    'vegan',
  )
  expect(verdictOf([{ name: 'Fresh Coconut' }, ...thai])).toBe('vegan')
  expect(verdictOf([{ name: 'Fresh Mango Salad', description: 'chili' }, ...thai])).toBe('unsure')
  expect(verdictOf([{ name: 'Rice Noodles with Tofu' }, ...thai])).toBe('unsure')
  expect(verdictOf([{ name: 'Fresh Mango' }, ...thai])).toBe('vegan')
})

it('believes a claim about one kind of dish for that kind', () => {
  const judged = judgeItems([{ name: 'Green curry', description: 'tofu' }, { name: 'Pad thai' }], {
    text: 'All our curries are vegan',
    section: '',
  })
  expect(judged.map(({ verdict }) => verdict)).toEqual(['vegan', 'not-vegan'])
  const fries = judgeItems([{ name: 'Curry cheese fries' }, { name: 'Pizza curry' }], {
    text: 'All our curries are vegan',
    section: 'Curries',
  })
  expect(fries[0]?.verdict).toBe('not-vegan')
})

it('takes no unknown name for food under salads whose list is of plants alone', () => {
  const list = 'lattuga, mais, carote, olive'
  const judged = judgeItems([
    { name: 'Quintavolta', description: list, section: 'Insalatone' },
    { name: 'Quintavolta', description: `${list}, tonno`, section: 'Insalatone' },
    { name: 'Quintavolta', description: 'lattuga, mais', section: 'Insalatone' },
    { name: 'Quintavolta', description: list, section: 'Secondi' },
    // Names that may be of an animal.
    { name: 'Ono', description: 'rice, edamame, avocado', section: 'Poke bowls' },
    { name: 'Ziegenrolle', description: 'Blattsalat, Tomaten, Mais', section: 'Salate' },
    { name: 'Quintavolta', description: 'Blattsalat, Tomaten, Mais', section: 'Salate' },
  ])
  expect(judged.map(({ verdict }) => verdict)).toEqual([
    ...['vegan', 'not-vegan', 'unsure', 'unsure', 'unsure', 'not-vegan', 'vegan'],
  ])
})

it('takes plain rice for vegan where it is cooked in oil', () => {
  const [rice] = judgeItems([
    { name: 'Arroz' },
    { name: 'Feijão com abóbora' },
    { name: 'Salada de pepino com coentros' },
  ])
  expect(rice?.verdict).toBe('vegan')
  const [other] = judgeItems([{ name: 'Arroz' }, { name: 'Frijoles de la olla con cebolla' }])
  expect(other?.verdict).toBe('unsure')
})

it('takes no seasoning for a dish', () => {
  const judged = judgeItems([
    { name: 'The classic', description: 'sea salt and pepper' },
    { name: 'Fries', description: 'sea salt and pepper' },
  ])
  expect(judged.map(({ verdict }) => verdict)).toEqual(['unsure', 'vegan'])
})
