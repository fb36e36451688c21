import { expect, it } from 'vitest'
import { extractHtml } from '../../extractHtml.ts'
import { parsePage } from '../../page.ts'

function read(body: string): string[] {
  const { items } = extractHtml(parsePage(`<title>Menu</title><body>${body}`), null)
  return items.map(({ name, description, price }) => [name, description, price].join(' | '))
}

const card = (name: string, what: string, price: string) =>
  `<div class="item"><div class="item-name">${name}</div><div class="item-desc">${what}</div>${price}</div>`

it('reads both ends of a range of prices, and a size below which the price stands', () => {
  const drinks = ['Lager 0,33', 'Stout 0,33', 'Weizen 0,33'].map(
    (name) => `<span>${name}</span><span>3,80</span>`,
  )
  expect(
    read(`<h2>Bowls</h2>${card('Rice bowl', 'edamame, carrot', '<b class="price"><i class="amount">11,50 €</i> – <i class="amount">13,90 €</i></b>')}
      ${card('Bean bowl', 'maize, rice', '<b class="price"><i class="amount">9,50 €</i></b>')}
      ${card('Kale bowl', 'rice, apple', '<b class="price"><i class="amount">9,50 €</i></b>')}<h2>Beer</h2><div>${drinks.join('')}</div>`),
  ).toEqual([
    'Rice bowl | edamame, carrot | 11,50 € / 13,90 €',
    'Bean bowl | maize, rice | 9,50 €',
    'Kale bowl | rice, apple | 9,50 €',
    'Lager 0,33 |  | 3,80',
    'Stout 0,33 |  | 3,80',
    'Weizen 0,33 |  | 3,80',
  ])
})

it('takes a column that counts the dishes for no prices, though its numbers are near to them', () => {
  const row = (number: number, name: string, price: string) =>
    `<tr><td>${number}</td><td>${name}</td><td>€ ${price}</td></tr>`
  expect(
    read(`<table>${row(9, 'Tofu met rijst', '9,50')}${row(10, 'Bami met tofu', '10,00')}
      ${row(11, 'Groenteschotel', '10,50')}${row(12, 'Loempia', '11,00')}</table>`),
  ).toEqual([
    'Tofu met rijst |  | € 9,50',
    'Bami met tofu |  | € 10,00',
    'Groenteschotel |  | € 10,50',
    'Loempia |  | € 11,00',
  ])
})

it('keeps a number that belongs to a name', () => {
  expect(
    read(`<h2>Starters</h2><ul><li>Chicken 65 $12.99</li><li>Gobi 65 (9.50)</li><li>Onion bhaji $6.50</li>
      <li>Lemonade 3 $5.50</li></ul>`),
  ).toEqual([
    'Chicken 65 |  | $12.99',
    'Gobi 65 |  | 9.50',
    'Onion bhaji |  | $6.50',
    'Lemonade |  | 3 $5.50',
  ])
})

it('reads the numbers of allergens in badges as no prices', () => {
  const badges = (...numbers: number[]) =>
    `<p>${numbers.map((number) => `<span class="allergen-badge" title="-">${number}</span>`).join(' ')}</p>`
  const dish = (name: string, what: string, price: string, numbers: string) =>
    `<article><h3>${name}</h3><b>${price}</b><p class="dish-desc">${what}</p>${numbers}</article>`
  expect(
    read(
      dish('Green curry', 'with basil', '9,00 €', badges(1, 5, 8)) +
        dish('Red curry', 'with beans', '9,50 €', badges(5, 11)) +
        dish('Rice', 'steamed', '2,50 €', badges(9)),
    ),
  ).toEqual([
    'Green curry | with basil | 9,00 €',
    'Red curry | with beans | 9,50 €',
    'Rice | steamed | 2,50 €',
  ])
})

it('reads no price in the head of a table of portions', () => {
  const table = (section: string, ...dishes: string[]) =>
    `<details open><summary>${section}</summary><table><tr><th>#</th><th>Plato</th><th>1/2 ración, 1 ración</th></tr>
      ${dishes.map((dish, at) => `<tr><td>${at + 1}</td><td>${dish}</td><td>7€, 10€</td></tr>`).join('')}</table></details>`
  expect(
    read(
      table('Tapas', 'Queso asado', 'Papas con mojo') +
        table('Ensaladas', 'Ensalada mixta', 'Ensalada verde'),
    ),
  ).toEqual(
    ['Queso asado', 'Papas con mojo', 'Ensalada mixta', 'Ensalada verde'].map(
      (name) => `${name} |  | 7€, 10€`,
    ),
  )
})

it('reads raised cents as the price', () => {
  const price = (whole: number, cents: number) =>
    `<span class="price">${whole}<sup class="cents">${cents}</sup></span>`
  expect(
    read(
      `<h2>Mains</h2><div><h3>Lentil curry</h3>${price(9, 50)}</div><div><h3>Bean stew</h3>${price(8, 90)}</div>`,
    ),
  ).toEqual(['Lentil curry |  | 9.50', 'Bean stew |  | 8.90'])
})
