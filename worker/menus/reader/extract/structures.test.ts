import { expect, it } from 'vitest'
import { extractHtml } from './extractHtml.ts'
import { extractText } from './extractText.ts'
import { parsePage } from './page.ts'

function read(body: string) {
  return extractHtml(parsePage(`<title>Menu</title><body>${body}`), null).items
}

const namesOf = (body: string) => read(body).map(({ name }) => name)

it('follows the references of a state that keeps each object once', () => {
  const state = {
    'Group:1': {
      name: 'Noodles',
      items: [{ __ref: 'Item:1' }, { __ref: 'Item:2' }, { __ref: 'Item:3' }],
    },
    'Item:1': { name: 'Dan dan noodles', description: 'pork, sesame', prices: [13] },
    'Item:2': { name: 'Tofu noodles', description: 'tomato broth', prices: [12] },
    'Item:3': { name: 'Scallion noodles', description: 'soy', prices: [11] },
    Hours: [
      { name: 'Monday', description: 'rice 11-9' },
      { name: 'Tuesday', description: 'rice 11-9' },
    ],
  }
  const items = read(`<script>window.__STATE__ = ${JSON.stringify(state)}</script>`)
  expect(items.map(({ name, price, section }) => [name, price, section])).toEqual([
    ['Dan dan noodles', '13', 'Noodles'],
    ['Tofu noodles', '12', 'Noodles'],
    ['Scallion noodles', '11', 'Noodles'],
  ])
})

it('reads the columns of a text one after the other, also when their lines are centred', () => {
  const text = `
                THE MILL HOUSE

      SNACKS                    PLATES

   Salted Almonds           Braised Lentils
        4                soft egg, salsa verde
                                 13
  Gordal Olives
  orange, oregano          Grilled Mackerel
        5                 cucumber, dill, rye
                                 15
   Padron Peppers
     sea salt              Roast Cauliflower
        6               almond, raisin, parsley
                                 14

        Tables are yours for two hours.`
  const { items } = extractText(text)
  expect(
    items.map(({ section, name, description, price }) => [section, name, description, price]),
  ).toEqual([
    ['SNACKS', 'Salted Almonds', '', '4'],
    ['SNACKS', 'Gordal Olives', 'orange, oregano', '5'],
    ['SNACKS', 'Padron Peppers', 'sea salt', '6'],
    ['PLATES', 'Braised Lentils', 'soft egg, salsa verde', '13'],
    ['PLATES', 'Grilled Mackerel', 'cucumber, dill, rye', '15'],
    ['PLATES', 'Roast Cauliflower', 'almond, raisin, parsley', '14'],
  ])
})

it('reads a page that neither ends its head nor begins its body', () => {
  const page =
    '<html><head><title>Menu</title><h1>Snacks</h1><p>Bean soup £4.00</p><p>Chips £3.00</p>'
  expect(extractHtml(parsePage(page), null).items.map(({ name }) => name)).toEqual([
    'Bean soup',
    'Chips',
  ])
})

it('tells headings of sections by the smaller headings below them', () => {
  const burgers = (of: string) =>
    `<h2>${of}</h2><h3>THE CLASSIC</h3><p>Lettuce, tomato, onion</p><h3>THE RANCH</h3><p>Corn, slaw, relish</p>
      <h3>THE SMOKER</h3><p>Smoked peppers, onion, relish</p>`
  const items = read(
    `${burgers('BEEF BURGERS')}${burgers('LAMB PATTY')}${burgers('VEGGIE BURGERS')}`,
  )
  expect(items.map(({ section, name }) => `${section}: ${name}`)).toEqual(
    ['BEEF BURGERS', 'LAMB PATTY', 'VEGGIE BURGERS'].flatMap((section) =>
      ['THE CLASSIC', 'THE RANCH', 'THE SMOKER'].map((name) => `${section}: ${name}`),
    ),
  )
})

it('reads a list without prices where the title names a place to eat', () => {
  const list = [
    'Onion rings',
    'Lentil soup',
    'Bean stew',
    'Rice noodles',
    'Potato salad',
    'Apple pie',
  ]
  const page = (title: string) =>
    extractHtml(
      parsePage(`<title>${title}</title><h2>We have the following vegan snacks:</h2>
        <ul>${list.map((name) => `<li>${name}</li>`).join('')}</ul>`),
      null,
    ).items
  expect(page('Trattoria Verde').map(({ section, name }) => `${section}: ${name}`)).toEqual(
    list.map((name) => `vegan snacks: ${name}`),
  )
  const others = ['A week without meat', '8 sushi recipes for your home', 'Ramen recipes']
  for (const title of [...others, 'Bar snacks you can make', 'Rezepte aus der Trattoria'])
    expect(page(title), title).toEqual([])
})

it('keeps lists without prices whose dishes stand in other lists too', () => {
  const list = (heading: string, names: readonly string[]) =>
    `<h2>${heading}</h2><ul>${names.map((name) => `<li>${name}</li>`).join('')}</ul>`
  const meal = ['Lentil soup', 'Falafel wrap', 'Bean stew']
  expect(namesOf(list('Lunch', meal) + list('Dinner', meal))).toEqual([...meal, ...meal])
  const starters = ['Hummus', 'Falafel', 'Tabbouleh']
  const mains = ['Hummus plate with salad', 'Falafel wrap', 'Tabbouleh bowl', 'Lentil soup']
  expect(namesOf(list('Starters', starters) + list('Mains', mains))).toEqual([
    ...starters,
    ...mains,
  ])
  const tacos = ['Carnitas', 'Black bean', 'Mushroom']
  const burritos = ['Carnitas burrito', 'Black bean burrito', 'Mushroom burrito']
  expect(namesOf(list('Tacos', tacos) + list('Burritos', burritos))).toEqual([
    ...tacos,
    ...burritos,
  ])
})
