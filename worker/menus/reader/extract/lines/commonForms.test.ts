import { expect, it } from 'vitest'
import { extractHtml } from '../extractHtml.ts'
import { parsePage } from '../page.ts'

function read(body: string): string[] {
  const { items } = extractHtml(parsePage(`<title>Menu</title><body>${body}`), null)
  return items.map(({ name, description, price }) => [name, description, price].join(' | '))
}

const rows = (dishes: Record<string, string>) =>
  Object.entries(dishes)
    .map(([name, price]) => `<tr><td>${name}</td><td>${price}</td></tr>`)
    .join('')
const card = (name: string, what: string, price: string) =>
  `<div class="item"><div class="item-name">${name}</div><div class="item-desc">${what}</div>${price}</div>`

it('keeps quotes that stand around a part of a name, and a word that is cut at its hyphen', () => {
  const dishes = {
    '"Bergtoast" mit Pilzen und Zwiebeln': '9,50',
    'Linsen- oder Erbsensuppe': '6,50',
    'KIRSCH- UND APFELKUCHEN': '4,50',
    'Kip- of groentekroket': '5,50',
  }
  const names = read(`<table>${rows(dishes)}</table>`).map((line) => line.split(' | ')[0])
  expect(names).toEqual(Object.keys(dishes))
})

it('joins a name that goes on in the next line of its element', () => {
  expect(
    read(`<h3>Primi</h3><h5>Linguine ai frutti<br>di bosco</h5><p>panna, menta</p><b>€ 12,00</b>
      <h5>Orzo alle<br>erbe fini</h5><p>timo, salvia</p><b>€ 11,00</b>`),
  ).toEqual([
    'Linguine ai frutti di bosco | panna, menta | € 12,00',
    'Orzo alle erbe fini | timo, salvia | € 11,00',
  ])
  // A description may stand below its name in bold type as well.
  expect(
    read(`<h3>Soups</h3><p><b>Leek<br>potato, chives</b> $6.00</p><p><b>Bean<br>kale, thyme</b> $7.00</p>
      <p><b>Beet<br>dill, apple</b> $7.00</p>`)[0],
  ).toBe('Leek | potato, chives | $6.00')
})

it('leaves out a few words that many dishes have beside their descriptions', () => {
  const labelled = (name: string, what: string) =>
    card(name, what, '<span class="x">Zubereitung frisch</span><b>9,00 €</b>')
  expect(
    read(
      labelled('Gulasch', 'mit Knödeln') +
        labelled('Eintopf', 'mit Bohnen') +
        labelled('Auflauf', 'mit Nudeln'),
    ),
  ).toEqual([
    'Gulasch | mit Knödeln | 9,00 €',
    'Eintopf | mit Bohnen | 9,00 €',
    'Auflauf | mit Nudeln | 9,00 €',
  ])
})

it('reads dishes without prices that share a box at the end of a priced menu', () => {
  const shared = `<div class="item">${['Pea salad', 'Beet salad', 'Kale salad']
    .map((name) => `<div class="item-name">${name}</div><div class="item-desc">dill, oil</div>`)
    .join('')}</div>`
  const priced = card('Leek soup', 'potato, chives', '<b class="price">5 €</b>')
  expect(read(priced + priced.replace('Leek', 'Bean') + shared).slice(2)).toEqual([
    'Pea salad | dill, oil | ',
    'Beet salad | dill, oil | ',
    'Kale salad | dill, oil | ',
  ])
})

it('keeps a choice that stands where descriptions do', () => {
  const price = '<b class="price">5 €</b>'
  expect(
    read(
      card('Tortilla', 'A elegir: suave o crujiente', price) +
        card('Sopa', 'ajo, pan', price) +
        card('Arroz', 'setas, ajo', price),
    )[0],
  ).toBe('Tortilla | A elegir: suave o crujiente | 5 €')
})

it('gathers choices of one box, known and unknown, with the prices of all', () => {
  const choices = rows({ Chicken: '£8.95', Lamb: '£9.50', 'Tiger Prawn': '£11.95', Yam: '£7.95' })
  expect(
    read(`<h2>Curries</h2>${card('Korma', 'coconut, almonds', `<table>${choices}</table>`)}
      ${card('Saag', 'spinach, garlic', `<table>${rows({ Paneer: '£8.50', Mushroom: '£7.95' })}</table>`)}
      ${card('Pilau rice', 'cumin', '<b class="price">£3.20</b>')}`),
  ).toEqual([
    'Korma | coconut, almonds Chicken £8.95 / Lamb £9.50 / Tiger Prawn £11.95 / Yam £7.95 | £8.95 / £9.50 / £11.95 / £7.95',
    'Saag | spinach, garlic Paneer £8.50 / Mushroom £7.95 | £8.50 / £7.95',
    'Pilau rice | cumin | £3.20',
  ])
})

it('takes the words over two columns of prices for no section', () => {
  const { items } = extractHtml(
    parsePage(`<title>Speisekarte</title><table><tr><th colspan=3>Suppen</th></tr>
      <tr><th></th><th>Tasse</th><th>Terrine</th></tr><tr><td>Linsensuppe</td><td>4,20</td><td>5,80</td></tr>
      <tr><td>Erbsensuppe</td><td>4,50</td><td>6,20</td></tr><tr><td>Lauchsuppe</td><td>4,50</td><td>6,20</td></tr></table>`),
    null,
  )
  expect(items.map(({ section, price }) => `${section} ${price}`)[0]).toBe('Suppen 4,20 / 5,80')
})

it('takes a sentence with prices for no dish, and how many a dish is for is no price', () => {
  const priced = rows({ 'Kaaspannenkoek<br>(voor 2 personen)': '€ 12,50', Uiensoep: '€ 5,00' })
  expect(
    read(`<h1>Eetcafé</h1><p>Pannenkoeken zijn er <b>vanaf € 5,95</b>. Een menu is er al <b>vanaf € 12,95</b> per persoon.</p>
      <h2>Gerechten</h2><table>${priced}${rows({ Bonensoep: '€ 5,50' })}</table>`),
  ).toEqual([
    'Kaaspannenkoek | voor 2 personen | € 12,50',
    'Uiensoep |  | € 5,00',
    'Bonensoep |  | € 5,50',
  ])
})

it.each([
  'Extra Saucen',
  'Suppléments',
  'Aggiunte sulla pizza',
  'Dodatki do pizzy',
  'Choisis ta sauce',
])('reads no dish under “%s”, and goes on below the next heading', (heading) => {
  const mains = `<h3>Pizza</h3><table>${rows({ Marinara: '7,00', Bianca: '8,00', Ortolana: '9,00' })}</table>`
  const added = `<h3>${heading}</h3><table>${rows({ Basil: '1,00', Garlic: '1,50' })}</table>`
  expect(
    read(mains + added + mains.replace('Pizza', 'Pasta').replace('Marinara', 'Verdura')),
  ).toHaveLength(4)
  expect(read(added + mains)).toHaveLength(3)
})

it('reads a house wine among drinks, and what follows it', () => {
  const drinks = rows({ 'Tomato juice': '3,00', 'White wine': '4,00', 'Orange juice': '3,50' })
  expect(read(`<h2>Drinks</h2><table>${drinks}</table>`)).toHaveLength(3)
})
