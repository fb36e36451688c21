import { expect, it } from 'vitest'
import { extractHtml } from '../extractHtml.ts'
import { parsePage } from '../page.ts'

function read(body: string) {
  const { items } = extractHtml(parsePage(`<title>Menu</title><body>${body}`), null)
  return items.map(({ section, name, description, price }) => [section, name, description, price])
}

it('reads a list of bold names, each with a colon before what is in it, below headings', () => {
  const list = (heading: string, dishes: [string, string][]) =>
    `<div><h3>${heading}</h3><ul>${dishes.map(([name, what]) => `<li><strong>${name}</strong> : ${what}</li>`).join('')}</ul></div>`
  const winter: [string, string][] = [
    ['Potée', 'Choux, carottes et saucisse, dans leur bouillon.'],
    ['Gratin', 'Pommes de terre, crème et fromage fondant.'],
    ['Soupe de pois', 'Pois cassés, lardons et croûtons.'],
  ]
  const summer: [string, string][] = [
    ['Truite grillée', 'Sauce au citron, légumes croquants.'],
    ['Salade du lac', 'Laitue, tomates, croûtons et œuf.'],
    ['Ratatouille', 'Courgettes, aubergines et poivrons.'],
  ]
  const all = list('Pour l’hiver', winter) + list('Quand il fait chaud', summer)
  expect(read(`<h2>Menu du lac</h2>${all}`)).toEqual([
    ...winter.map((dish) => ['Pour l’hiver', ...dish, '']),
    ...summer.map((dish) => ['Quand il fait chaud', ...dish, '']),
  ])
})

it('takes a price behind “with” for that of the bold name before it', () => {
  const dishes = [
    ['fried tofu', 'with slaw and peanuts', '7'],
    ['green tomatoes', 'with pepper sauce and basil', '6'],
    ['bean dip', 'with fresh tortilla chips', '8'],
  ] as const
  const lines = dishes.map(([name, what, price]) => `<strong>${name}</strong> ${what} ${price}`)
  expect(read(`<h2>small plates</h2><p>${lines.join('<br><br>')}</p>`)).toEqual(
    dishes.map((dish) => ['small plates', ...dish]),
  )
})

it('reads dishes that are “served with” something', () => {
  const dishes = [
    ['Squash soup, served with a pumpkin seed loaf', '£4.50'],
    ['Falafel wrap, available with chips and salad', '£5.00'],
    ['Tomato panini', '£5.00'],
  ] as const
  const rows = dishes.map(([name, price]) => `<tr><td>${name}</td><td>${price}</td></tr>`)
  expect(read(`<h2>Food</h2><table>${rows.join('')}</table>`)).toEqual(
    dishes.map(([name, price]) => ['Food', name, '', price]),
  )
  const soups = '<p>Bean soup £4.00</p><p>Pea soup £4.50</p>'
  expect(read(`<h2>Soups</h2>${soups}<p>Served with bread £1.00</p>`)).toHaveLength(2)
})
