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

it('leaves out the word for a picture beside a description, and keeps what is said of several dishes', () => {
  const labelled = (name: string, what: string, label: string) =>
    card(name, what, `<span class="x">${label}</span><b>9,00 €</b>`)
  const dishes = (label: string) =>
    read(
      labelled('Gulasch', 'mit Knödeln', label) +
        labelled('Eintopf', 'mit Bohnen', label) +
        labelled('Auflauf', 'mit Nudeln', label),
    )[0]
  expect(dishes('Foto')).toBe('Gulasch | mit Knödeln | 9,00 €')
  expect(dishes('enthält Alkohol')).toBe('Gulasch | mit Knödeln enthält Alkohol | 9,00 €')
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

it.each(['Price', 'Small'])('keeps the names over a row “%s”', (label) => {
  const html = `<h2>Lunch</h2><table><tr><td></td><td>Lentil soup</td><td>Tomato salad</td></tr>
    <tr><td>${label}</td><td>5.00</td><td>6.00</td></tr></table>
    <h2>Mains</h2><p>Bean stew $9.00</p><p>Rice bowl $8.00</p><p>Pea curry $9.00</p>`
  expect(read(html)[0]).toMatch(/Lentil soup.*Tomato salad/)
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
  ).toHaveLength(6)
  expect(read(added + mains)).toHaveLength(3)
})

it.each([
  'Choisissez votre pizza',
  'Extra Zutaten Bowl',
  'Aggiunte e pizze',
  'Choose your sauce and pasta',
])('reads the dishes under “%s”', (heading) => {
  const dishes = rows({ Marinara: '7,00', Ortolana: '9,00', Verdura: '8,50' })
  expect(read(`<h3>${heading}</h3><table>${dishes}</table>`)).toHaveLength(3)
})

it('reads a house wine among drinks, and what follows it', () => {
  const drinks = rows({ 'Tomato juice': '3,00', 'White wine': '4,00', 'Orange juice': '3,50' })
  expect(read(`<h2>Drinks</h2><table>${drinks}</table>`)).toHaveLength(3)
})

it('gathers in what form a dish may be had, below its description and a link', () => {
  const had = (a: string, b: string) =>
    `<div class="forms">${Object.entries({ 'im Brot': a, 'als Teller': b })
      .map(([form, price]) => `<div><span>${form}</span><span>${price}</span></div>`)
      .join('')}</div>`
  const dish = (name: string, what: string, forms: string) =>
    `<div class="one"><h3>${name}</h3><p>${what}</p><a href="#">Details</a>${forms}</div>`
  expect(
    read(`<h2>Vom Drehgrill</h2>${dish('Seitan', 'mit Salat und Soße', had('6,50 €', '9,50 €'))}
      ${dish('Falafel', 'mit Sesamsoße', had('5,50 €', '8,50 €'))}`),
  ).toEqual([
    'Seitan | mit Salat und Soße im Brot 6,50 € / als Teller 9,50 € | 6,50 € / 9,50 €',
    'Falafel | mit Sesamsoße im Brot 5,50 € / als Teller 8,50 € | 5,50 € / 8,50 €',
  ])
})

it('reads a heading that another script repeats, and a list of single words below a price of all', () => {
  const { items } = extractHtml(
    parsePage(`<title>Menu</title><table><tr><td colspan="2">Soups 汤</td></tr>${rows({ 'Tofu soup': '£4.00', 'Maize soup': '£4.20' })}
      <tr><td colspan="2">Rice 饭</td></tr>${rows({ 'Fried rice': '£6.00', 'Plain rice': '£3.00' })}</table>
      <p><b>SIDES £4</b><br>Chips / Salad / Greens</p>`),
    null,
  )
  expect(items.map(({ section, name, description }) => section + description + name)).toEqual([
    'Soups 汤Tofu soup',
    'Soups 汤Maize soup',
    'Rice 饭Fried rice',
    'Rice 饭Plain rice',
    'SIDESChips',
    'SIDESSalad',
    'SIDESGreens',
  ])
})

it('reads a name of unknown words by what usually stands below names', () => {
  const list = { 'Leek soup': 'potato', 'Bean stew': 'kale', Zorrokin: 'apple' }
  const names = Object.entries(list).map(([name, what], at) => {
    const price = at === 2 ? '' : '<i>$6.00</i>'
    return `<li><b>${name}</b> <span>${what}</span> ${price}</li>`
  })
  expect(read(`<h2>Mains</h2><ul>${names.join('')}</ul>`)[2]).toBe('Zorrokin | apple | ')
})

it('takes a course in bold type before a colon off its dish', () => {
  const day = (starter: string, main: string) =>
    `<ul><li><strong>Entrée</strong> : ${starter}</li><li><strong>Plat</strong> : ${main}</li></ul>`
  expect(
    read(`<h2>Lundi</h2>${day('carottes râpées', 'curry de pois chiches')}
      <h2>Mardi</h2>${day('soupe de légumes', 'lasagnes aux épinards')}`),
  ).toEqual([
    'Carottes râpées |  | ',
    'Curry de pois chiches |  | ',
    'Soupe de légumes |  | ',
    'Lasagnes aux épinards |  | ',
  ])
})

it('takes a dish for a dish where its name could head a section', () => {
  const dish = (name: string, price: string) =>
    `<article class="dish"><h3 class="dish__name">${name}</h3><span class="dish__price">${price}</span>
      <p class="dish__desc">with herbs</p><span class="tag">Popular</span><button>+ Add</button></article>`
  expect(
    read(
      dish('Pancakes', '9,00 €') +
        dish('Chickpea curry', '9,50 €') +
        dish('Pumpkin soup', '6,00 €'),
    ),
  ).toEqual([
    'Pancakes | with herbs | 9,00 €',
    'Chickpea curry | with herbs | 9,50 €',
    'Pumpkin soup | with herbs | 6,00 €',
  ])
})
