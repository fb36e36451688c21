import { expect, it } from 'vitest'
import { extractHtml } from './extractHtml.ts'
import { parsePage } from './page.ts'

function read(body: string) {
  return extractHtml(parsePage(`<title>Menu</title><body>${body}`), null).items
}

const namesOf = (body: string) => read(body).map(({ name }) => name)

it('takes fees, supplements, formulas and guests for no dishes', () => {
  const dishes = ['Tomato soup $6.00', 'Bean burger $11.00', 'Rice bowl $10.00']
  const others = [
    'Gluten-free bread +$1',
    'Add avocado $2.00',
    'Kids (under 10) $15.00',
    'Minimum order for delivery $15.00',
    'Entrée + plat ou plat + dessert 18,00 €',
    'Menu enfant 9,00 €',
    'Zestaw: zupa + drugie danie 30 zł',
    'Coperto 2,50 €',
    'Lieferkosten 1,90 €',
    'Two courses $20.00',
    'Sauce extra 0,50 €',
    'Portion Kräutersoße extra 1,00 €',
  ]
  const lines = [...dishes, ...others].map((line) => `<p>${line}</p>`).join('')
  expect(namesOf(`<h2>Mains</h2>${lines}`)).toEqual(['Tomato soup', 'Bean burger', 'Rice bowl'])
})

it('reads a dish that is called “extra”', () => {
  const dishes = ['Seitan kebab extra', 'Pizza verdure extra', 'Nachos extra', 'Quesos extra']
  const lines = dishes.map((name) => `<p>${name} 9,50 €</p>`).join('')
  expect(namesOf(`<h2>Mains</h2>${lines}`)).toEqual(dishes)
})

it('takes what every guest pays for a set menu for its heading', () => {
  const dishes = (names: string[]) => names.map((name) => `<p>${name}</p>`).join('')
  const items =
    read(`<h2>Shared table $70pp</h2>${dishes(['Sourdough, butter', 'Roast lamb, mint'])}
    <h2>Garden table $60pp</h2>${dishes(['Beetroot, rye', 'Cauliflower, tahini'])}`)
  expect(items.map(({ section, name }) => [section, name])).toEqual([
    ['Shared table', 'Sourdough, butter'],
    ['Shared table', 'Roast lamb, mint'],
    ['Garden table', 'Beetroot, rye'],
    ['Garden table', 'Cauliflower, tahini'],
  ])
})

it('leaves out lists of wines, also by their colours alone', () => {
  const food = '<h2>Plates</h2><p>Lentil stew $12.00</p><p>Roast squash $13.00</p>'
  const wines = (heading: string) =>
    `${heading}<p>Rioja Crianza, 2019 $8.00</p><p>Chinon, 2021 $9.00</p>`
  expect(namesOf(food + wines('<h2>Wine</h2><h3>Red</h3>'))).toHaveLength(2)
  expect(namesOf(food + wines('<h2>Rouges</h2>'))).toHaveLength(2)
  expect(namesOf(food + wines('<h2>I nostri vini</h2>'))).toHaveLength(2)
  const after = '<h2>Desserts</h2><p>Apple crumble $7.00</p>'
  expect(namesOf(food + wines('<h2>Wine</h2>') + after)).toHaveLength(3)
  const pizzas = '<h2>Red</h2><p>Marinara $9.00</p><p>Margherita $10.00</p>'
  expect(namesOf(food + pizzas)).toHaveLength(4)
})

it('takes numbers of dishes in the heads of rows for no prices', () => {
  const rows = ['Kroket', 'Frikandel', 'Loempia'].map(
    (name, at) =>
      `<tr><th scope="row"><p>${at + 1}</p></th><td>${name}<p class="small">met brood en saus</p></td>
        <td>€ ${at + 2},50</td></tr>`,
  )
  expect(
    read(`<h2>Snacks</h2><table>${rows.join('')}</table>`).map(({ name, price, description }) => [
      name,
      price,
      description,
    ]),
  ).toEqual([
    ['Kroket', '€ 2,50', 'met brood en saus'],
    ['Frikandel', '€ 3,50', 'met brood en saus'],
    ['Loempia', '€ 4,50', 'met brood en saus'],
  ])
})

it('leaves out badges that say nothing of the food, and keeps diets and food', () => {
  const dish = (name: string, badge: string, price: string) =>
    `<div class="item"><span class="item__name">${name} <span class="item__badge">${badge}</span></span>
    <span class="item__price">${price}</span><span class="item__desc">Served with potatoes</span></div>`
  const items = read(
    dish('Bean stew', 'Signature', '9,00 €') +
      dish('Lentil pie', 'Vegan', '8,00 €') +
      dish('Onion tart', 'Egg', '7,00 €'),
  )
  expect(items.map(({ name, description, marks }) => [name, description, ...marks])).toEqual([
    ['Bean stew', 'Served with potatoes'],
    ['Lentil pie', 'Served with potatoes', 'Vegan'],
    ['Onion tart', 'Egg Served with potatoes'],
  ])
})

it('leaves out what is only read aloud, and keeps its diets and prices', () => {
  const dish = (number: string, name: string, price: string) =>
    `<li class="gericht"><span class="gericht__nr"><span class="nur-screenreader">Nummer </span>${number}</span>
    <span class="gericht__name">${name}</span> <data class="preis">${price}<span class="sr-only"> Euro</span></data>
    <span class="gericht__text">mit Reis</span></li>`
  const items = read(
    dish('1', 'Linsencurry', '9') +
      dish('2', 'Kürbis <span class="visually-hidden">vegan</span>', '8') +
      dish('3a', 'Bohneneintopf', '7'),
  )
  expect(items.map(({ name, description, marks }) => [name, description, ...marks])).toEqual([
    ['Linsencurry', 'mit Reis'],
    ['Kürbis', 'mit Reis', 'vegan'],
    ['Bohneneintopf', 'mit Reis'],
  ])
})

it('keeps what limits a diet, though it is only read aloud', () => {
  const dish = (name: string, hidden: string, diet: string) =>
    `<li><h3>${name}</h3><p><span class="visuallyhidden">${hidden} </span><span>${diet}</span></p><p>$9.00</p></li>`
  const items = read(
    dish('Beans and rice', 'Not', 'vegan') +
      dish('Reis mit Bohnen', 'nicht', 'vegan') +
      dish('Beans and corn', 'Can be made', 'vegan') +
      dish('Beans and kale', 'Number', 'vegan'),
  )
  expect(items.map(({ description, marks }) => [description, ...marks])).toEqual([
    ['', 'Not vegan'],
    ['', 'nicht vegan'],
    ['Can be made vegan'],
    ['', 'vegan'],
  ])
})

it('keeps the name of a dish that is only read aloud', () => {
  const dish = (heading: string) => `<li>${heading}<p>beans, rice</p><p>8 €</p></li>`
  const hidden = '<h3><span class="sr-only">Green dream</span></h3>'
  expect(namesOf(dish('<h3 class="sr-only">Alaska</h3>') + dish(hidden))).toEqual([
    'Alaska',
    'Green dream',
  ])
})

it('reads dishes in buttons, and none in a row of buttons that shows the parts of a menu', () => {
  const dish = (name: string, price: string) =>
    `<button class="row"><h3>${name}</h3><p>Sauce, pain et salade</p><p>Voir le détail</p><p>${price}</p></button>`
  const items = read(
    `<ul><li><button>Poulet</button></li><li><button>Riz</button></li></ul>
    <h2>Assiettes</h2>${dish('Le falafel', '12.–')}${dish('Le poulet', '14.–')}${dish('La soupe', '9.–')}`,
  )
  expect(items.map(({ name, description }) => [name, description])).toEqual([
    ['Le falafel', 'Sauce, pain et salade'],
    ['Le poulet', 'Sauce, pain et salade'],
    ['La soupe', 'Sauce, pain et salade'],
  ])
})

it('takes what is added for money for no dish', () => {
  const dish = (name: string, added: string) => `<li><b>${name} 8$</b></li><li>${added}</li>`
  expect(
    namesOf(`<h2>Poutines</h2><ul>${dish('Poutine classique', 'Ajouter 6 bouchées de poulet pour 3$')}
      ${dish('Poutine au tofu', 'Add 6 bites of fried tofu for $4')}${dish('Frites', '')}</ul>`),
  ).toEqual(['Poutine classique', 'Poutine au tofu', 'Frites'])
})

it('takes what is said of one filling to choose for no claim of the house', () => {
  const claimsBelow = (filling: string, claim = 'Tofuvore · 100% végétal') =>
    extractHtml(
      parsePage(
        `<title>Menu</title><body><h3>Burgers</h3><ul><li>Le petit 9,50 €</li><li>Le grand 11,50 €</li><li>Le double 13,50 €</li></ul>
        <h3>Choisis ta garniture</h3><div><div><b>Bœuf</b><p>Mijoté maison</p></div>
        <div><b>${filling}</b><p>${claim}</p></div></div><h3>Desserts</h3><ul><li>Tarte 5,50 €</li><li>Sorbet 5,50 €</li></ul>`,
      ),
      null,
    ).notes.map(({ text }) => text)
  expect(claimsBelow('Végétarien')).toEqual([])
  for (const claim of ['Everything we serve is 100% vegan', 'We are vegan', 'Tout est végétal'])
    expect(claimsBelow('Vegetarian', claim), claim).toEqual([claim])
  expect(claimsBelow('Bienvenue')).toEqual(['Tofuvore · 100% végétal'])
})

it('takes no title of a page for the dish below the next heading', () => {
  const list = '<ul><li>Linsensuppe <i>5,00 €</i></li><li>Rote Grütze <i>4,00 €</i></li></ul>'
  const page = (lead: string) =>
    namesOf(`<h1>Was wir kochen</h1><p>Hausgemacht, von der Fleischbrühe bis zum Kuchen.</p>${lead}
      <h2>Speisen</h2>${list}`)
  const dishes = ['Linsensuppe', 'Rote Grütze']
  const prose = '<p>Montag bis Freitag kochen wir mittags.</p>'
  expect(page(`<h2>Mittagstisch</h2>${prose}<b>Mittagessen ab ca. 9 €</b>`)).toEqual([
    'Mittagessen',
    ...dishes,
  ])
  // A dish whose price stands in a heading of its own, or below what it may be had with.
  expect(page(`<h2>Unser Eintopf</h2>${prose}<h3>ab 9 €</h3>`)).toContain('Unser Eintopf')
  expect(page(`<h3>Bohneneintopf</h3>${prose}<h4>Mit Brot</h4><b>9,00 €</b>`)).toContain(
    'Bohneneintopf',
  )
})

it('takes the dates of a canteen’s weeks and its closed days for no dishes', () => {
  const week = (dates: string, dishes: string[]) =>
    `<h2>Tagesgerichte ${dates}</h2><p>je 9,00 €</p>${dishes.map((dish) => `<p><strong>Montag</strong><br>${dish}</p>`).join('')}`
  const dishes = ['Linsensuppe mit Brot', 'Midnight Pasta mit Gemüse', 'Nudeln mit Spinat']
  const closed = '<p><strong>Freitag</strong><br>geschlossen (Feiertag)</p>'
  const page = week('3. bis 7. März', dishes) + closed + week('30. März bis 2. April', dishes)
  expect([...new Set(namesOf(page))]).toEqual(dishes)
})
