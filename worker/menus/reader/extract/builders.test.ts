import { expect, it } from 'vitest'
import { judgeMenu } from '../judge/judgeMenu.ts'
import { extractHtml } from './extractHtml.ts'
import { parsePage } from './page.ts'

/** Forms that site builders and their scripts write. */
function menuOf(body: string) {
  return extractHtml(parsePage(`<title>Menu</title><body>${body}`), null)
}

/** "name | description | price" */
const read = (body: string) =>
  menuOf(body).items.map(({ name, description, price }) => `${name} | ${description} | ${price}`)

it('reads a state whose prices are whole cents', () => {
  const dish = (title: string, text: string, priceCents: number) => ({ title, text, priceCents })
  const dishes = [
    dish('Linseneintopf', 'Lauch, Kartoffeln', 890),
    dish('Fischsuppe', 'Dorsch, Fenchel', 1150),
    dish('Rote-Bete-Salat', 'Walnüsse', 705),
  ]
  const state = JSON.stringify({ props: { groups: [{ title: 'Suppen', dishes }] } })
  expect(read(`<script id="__NEXT_DATA__" type="application/json">${state}</script>`)).toEqual([
    'Linseneintopf | Lauch, Kartoffeln | 8.90',
    'Fischsuppe | Dorsch, Fenchel | 11.50',
    'Rote-Bete-Salat | Walnüsse | 7.05',
  ])
})

it('reads the goods of a shop, whose prices stand with their sizes', () => {
  const meal = (title: string, what: string, price: string) => ({
    ...{ title, body_html: `<p>${what}</p>` },
    variants: [{ name: '400 g', price }],
  })
  const state = JSON.stringify({
    products: [
      meal('Bean chilli', 'Kidney beans, corn', '6.95'),
      meal('Fish pie', 'Cod, leeks', '8.25'),
    ],
  })
  expect(read(`<script type="application/json">${state}</script>`)).toEqual([
    'Bean chilli | Kidney beans, corn | 6.95',
    'Fish pie | Cod, leeks | 8.25',
  ])
})

it('reads the cents of Shopify, but no whole kroner of another shop', () => {
  const good = (title: string, price: number, more: object) => ({
    ...{ title, description: 'Kidney beans, corn', variants: [{ price, ...more }] },
  })
  const state = (more: object) => {
    const products = [good('Bean chilli', 695, more), good('Bean soup', 550, more)]
    return `<script>window.meta = ${JSON.stringify({ products })}</script>`
  }
  const prices = (more: object) => read(state(more)).map((dish) => dish.split(' | ').at(-1))
  expect(prices({ public_title: null, sku: '' })).toEqual(['6.95', '5.50'])
  expect(prices({ sku: 'A1' })).toEqual(['695', '550'])
})

it('takes no features with a title and a text for dishes', () => {
  const feature = (title: string) => ({ title, text: 'Fresh vegetables and bread every day' })
  const state = JSON.stringify({
    features: [feature('Our farm'), feature('Our bread'), feature('Our tomatoes')],
  })
  expect(read(`<script type="application/json">${state}</script>`)).toEqual([])
})

it('reads prices out of attributes that are named for the product', () => {
  const dish = (name: string, price: string) =>
    `<article data-product-name="${name}" data-product-price="${price}"><h3>${name}</h3><p>Riz, brocolis</p><button>Ajouter</button></article>`
  expect(
    read(`<h2>Woks</h2>${dish('Wok de tofu', '11.50')}${dish('Wok de porc', '13.90')}`),
  ).toEqual(['Wok de tofu | Riz, brocolis | 11.50', 'Wok de porc | Riz, brocolis | 13.90'])
})

it('puts a name together whose letters stand in elements of their own', () => {
  const spell = (text: string) =>
    text
      .split(' ')
      .map((word) => [...word].map((sign) => `<span class="char">${sign}</span>`).join(''))
      .map((word) => `<span class="word">${word}</span>`)
      .join('<span class="whitespace"> </span>')
  const dish = (name: string, what: string, price: string) =>
    `<div><h3>${spell(name)}</h3><p>${what}</p><b>${price}</b></div>`
  const dishes = [
    dish('Smoked Trout', 'dill, rye', '12'),
    dish('Split Pea Soup', 'cumin', '8'),
    dish('Celery Root', 'hazelnut', '11'),
  ]
  expect(read(`<h2>${spell('Starters')}</h2>${dishes.join('')}`)).toEqual([
    'Smoked Trout | dill, rye | 12',
    'Split Pea Soup | cumin | 8',
    'Celery Root | hazelnut | 11',
  ])
})

it('reads a letter behind a name for no letter of it', () => {
  const dish = (name: string, price: string) =>
    `<li><b>${name} <span class="letter">A</span></b> <i>${price}</i></li>`
  const dishes = `${dish('Linsensuppe', '5,50')}${dish('Erbsensuppe', '5,20')}${dish('Brotsuppe', '4,90')}`
  expect(read(`<h2>Suppen</h2><ul>${dishes}</ul>`)).toEqual([
    'Linsensuppe |  | 5,50',
    'Erbsensuppe |  | 5,20',
    'Brotsuppe |  | 4,90',
  ])
})

it('keeps what is called vegan within the box of a priced dish with that dish', () => {
  const dish = (name: string, what: string, price: string) =>
    `<li><div><b>${name}</b><span>${price}</span></div><div>${what}</div></li>`
  const dishes = [
    dish('Beef stew', 'beef, carrots', '12'),
    dish('Tofu stew', 'vegan: mushrooms, kelp broth', '11'),
    dish('Bean stew', 'beans, bacon', '11'),
    dish('Pork stew', 'pork, cabbage', '12'),
  ]
  const menu = menuOf(`<h2>Stews</h2><ul>${dishes.join('')}</ul>`)
  expect(judgeMenu(menu).map(({ name, verdict }) => `${name}: ${verdict}`)).toEqual([
    'Beef stew: not-vegan',
    'Tofu stew: vegan',
    'Bean stew: not-vegan',
    'Pork stew: not-vegan',
  ])
})

it('parts dishes whose marks stand behind their prices', () => {
  expect(
    read('<h2>Snacks</h2><p>Scotch egg 5 / Olives 4 (vg) / Almonds 4 (vg)</p>').sort(),
  ).toEqual(['Almonds |  | 4', 'Olives |  | 4', 'Scotch egg |  | 5'])
})

it('reads the price of a row of a week, and no day for a price', () => {
  const row = (head: string, ...dishes: string[]) =>
    `<tr><th>${head}</th>${dishes.map((dish) => `<td>${dish}</td>`).join('')}</tr>`
  const days = '<tr><th></th><th>Montag</th><th>Dienstag</th></tr>'
  const table = (...rows: string[]) => read(`<table>${days}${rows.join('')}</table>`)
  expect(
    table(
      row('Menü 1<br>6,20 €', 'Gulasch mit Nudeln', 'Fisch mit Reis'),
      row('Menü 2<br>5,40 €', 'Linsen mit Nudeln', 'Chili mit Brot'),
    ),
  ).toEqual([
    'Gulasch mit Nudeln |  | 6,20 €',
    'Fisch mit Reis |  | 6,20 €',
    'Linsen mit Nudeln |  | 5,40 €',
    'Chili mit Brot |  | 5,40 €',
  ])
  const weeks = table(
    row('Montag 31.03', 'Gulasch mit Nudeln', 'Fisch mit Reis'),
    row('Dienstag 01.04', 'Linsen mit Nudeln', 'Chili mit Brot'),
  )
  expect(weeks).toEqual([
    'Gulasch mit Nudeln |  | ',
    'Fisch mit Reis |  | ',
    'Linsen mit Nudeln |  | ',
    'Chili mit Brot |  | ',
  ])
})

it('reads a table whose columns are the sections of a menu', () => {
  const row = (...cells: string[]) => `<tr><td>${cells.join('</td><td>')}</td></tr>`
  const dishes = [
    row('Tomato soup - £4', 'Beef pie - £9'),
    row('Garlic bread - £3', 'Bean chilli - £8'),
    row('Prawn toast - £6', 'Fish curry - £10'),
  ]
  const items = menuOf(`<table>${row('Starters', 'Mains')}${dishes.join('')}</table>`).items
  expect(items.map(({ section, name, price }) => `${section} ${name} ${price}`)).toEqual([
    'Starters Tomato soup £4',
    'Mains Beef pie £9',
    'Starters Garlic bread £3',
    'Mains Bean chilli £8',
    'Starters Prawn toast £6',
    'Mains Fish curry £10',
  ])
})

it('leaves pictures before a name out of it, and keeps a mark behind it', () => {
  const menu = menuOf(
    '<p>🥗 Ensalada de quinoa — $85<br>🍔 Hamburguesa de lenteja 🌱 — $95<br>🌯 Burrito de pollo — $90<br>🍟 Papas con chile 🌱 — $45</p><p>🌱 = vegano</p>',
  )
  expect(judgeMenu(menu).map(({ name, verdict }) => `${name}: ${verdict}`)).toEqual([
    'Ensalada de quinoa: unsure',
    'Hamburguesa de lenteja: vegan',
    'Burrito de pollo: not-vegan',
    'Papas con chile: vegan',
  ])
})

it('reads a short list in brackets for a description, and no size', () => {
  expect(
    read(
      '<h2>Pizza</h2><p>Margherita (sos, ser) 24,00</p><p>Capricciosa (sos, szynka) 29,00</p><p>Cola (0,33 l) 6,00</p>',
    ).slice(0, 2),
  ).toEqual(['Margherita | sos, ser | 24,00', 'Capricciosa | sos, szynka | 29,00'])
  expect(read('<h2>Pizza</h2><p>Cola (0,33 l) 6,00</p><p>Funghi 7,00</p>').join()).not.toMatch(
    /Cola \| 0/,
  )
})

it('reads cards without prices below “our dishes”', () => {
  const card = (name: string, what: string) => `<div><h5>${name}</h5><p>${what}</p></div>`
  const dishes = [
    card('Rehragout', 'Mit Rotkohl und Spätzle.'),
    card('Ofengemüse', 'Wurzeln mit Tahini und Kräutern.'),
    card('Forelle', 'Mit Mandelbutter und Kartoffeln.'),
  ]
  const names = (title: string) =>
    extractHtml(parsePage(`<title>${title}</title><h2>Auswahl</h2>${dishes.join('')}`), null).items
  expect(names('Lindenblatt – Unsere Gerichte')).toHaveLength(3)
  expect(names('Lindenblatt – Rezepte')).toHaveLength(0)
})

it('reads the rows beside a heading that reaches down a table as columns of one list', () => {
  const row = (name: string, what: string, price: string) =>
    `<td>${name}</td><td>${what}</td><td>${price}</td></tr>`
  const table = `<table><tr><th rowspan="3">Galettes</th>${row('Complète', 'jambon, œuf', '9,50')}
    <tr>${row('Forestière', 'champignons, crème', '9,00')}<tr>${row('Nordique', 'saumon, aneth', '11,00')}
    <tr><th rowspan="2">Crêpes</th>${row('Citron', 'citron, sucre', '3,50')}<tr>${row('Pomme', 'pommes, cannelle', '5,00')}</table>`
  expect(read(table)).toEqual([
    'Complète | jambon, œuf | 9,50',
    'Forestière | champignons, crème | 9,00',
    'Nordique | saumon, aneth | 11,00',
    'Citron | citron, sucre | 3,50',
    'Pomme | pommes, cannelle | 5,00',
  ])
})

it('reads bare prices where nothing but their place tells them from names', () => {
  const dish = (name: string, what: string, price: string) =>
    `<div><div><div>${name}</div><div>${what}</div></div><div>${price}</div></div>`
  const dishes = [
    dish('Oude kaas', 'mosterd, rucola', '7.5'),
    dish('Tonijnsalade', 'kappertjes, ei', '8.5'),
    dish('Geitenkaas', 'honing, noten', '8'),
    dish('Kippensoep', 'met vermicelli', '7'),
  ]
  expect(read(`<div>Broodjes</div>${dishes.join('')}`)).toEqual([
    'Oude kaas | mosterd, rucola | 7.5',
    'Tonijnsalade | kappertjes, ei | 8.5',
    'Geitenkaas | honing, noten | 8',
    'Kippensoep | met vermicelli | 7',
  ])
})

it('tells names from descriptions by their fonts on a sheet that was made a page', () => {
  const line = (font: string, text: string, x = 'x1') =>
    `<div class="t m0 ${x} h3 y2 ${font}">${text}</div>`
  const dish = (name: string, what: string, price: string) =>
    line('ff3 fs2', name) + line('ff3 fs2', price, 'x2') + line('ff4 fs3', what)
  const dishes = [
    dish('Patatas bravas', 'Con salsa picante', '5,50 €'),
    dish('Cro<span class="_ _1"></span>quetas', 'De jamón', '8,00 €'),
    dish('Pimientos', 'Fritos, con ajo', '7,00 €'),
    dish('Bacalao', 'Con espinacas', '12,00 €'),
  ]
  expect(read(line('ff2 fs1', 'Para picar') + dishes.join(''))).toEqual([
    'Patatas bravas | Con salsa picante | 5,50 €',
    'Croquetas | De jamón | 8,00 €',
    'Pimientos | Fritos, con ajo | 7,00 €',
    'Bacalao | Con espinacas | 12,00 €',
  ])
})

it('takes a price that is printed above a dish and again below it for one', () => {
  const price = (place: string, sum: string) =>
    `<${place} class="menu-item-price-${place}"><span class="currency-sign">$</span>${sum}</${place}>`
  const dish = (name: string, size: string, sum: string) =>
    `<div class="menu-item">${price('span', sum)}<div class="menu-item-title">${name}</div>
    <div class="menu-item-description">${size}</div>${price('div', sum)}</div>`
  const dishes = [
    dish('Bean pie', '(1/2 dozen)', '21'),
    dish('Corn muffins', '(1/2 dozen)', '19.50'),
    dish('Lentil rolls', 'six of them', '19.50'),
  ]
  expect(read(`<div class="menu-items">${dishes.join('')}</div>`)).toEqual([
    'Bean pie | (1/2 dozen) | $21',
    'Corn muffins | (1/2 dozen) | $19.50',
    'Lentil rolls | six of them | $19.50',
  ])
})

it('keeps the prices of dishes that cost the same, above them or below', () => {
  const dish = (name: string) =>
    `<div class="dish"><span class="price">$9</span><div><h3>${name}</h3><p>Carrots, onion</p></div></div>`
  expect(read(['Leek soup', 'Bean stew', 'Rice bowl'].map(dish).join(''))).toEqual([
    'Leek soup | Carrots, onion | $9',
    'Bean stew | Carrots, onion | $9',
    'Rice bowl | Carrots, onion | $9',
  ])
  const list = ['Leek soup', 'Bean stew', 'Rice bowl']
    .map((name) => `<p>${name}</p><i>$9</i>`)
    .join('')
  expect(read(`<p>$9</p><div><div>${list}</div></div>`).slice(1)).toEqual([
    'Bean stew |  | $9',
    'Rice bowl |  | $9',
  ])
})

it('reads what goes on in small letters below a name without a price, in its box', () => {
  const course = (...dishes: string[]) => `<li>${dishes.join('<br> or <br>')}</li>—<br>`
  const courses = [
    course('Salt cod salad<br>with roast peppers', 'Baked leeks<br>in a walnut crust'),
    course('Grilled squid<br>on a bed of beans,<br>green salad', 'gazpacho'),
    course('Chestnut flan', 'Pear tart'),
  ]
  expect(read(`<h4>Menu of the house</h4><ul>${courses.join('')}</ul><p>38 €</p>`)).toEqual([
    'Salt cod salad | with roast peppers | ',
    'Baked leeks | in a walnut crust | ',
    'Grilled squid | on a bed of beans, green salad | ',
    'gazpacho |  | ',
    'Chestnut flan |  | ',
    'Pear tart |  | ',
  ])
})

it('gives the only price of its look to the dish in its box', () => {
  const dish = (kind: string, name: string, text: string, price = '') =>
    `<div class="card ${kind}"><div><h3>${name}</h3>${price && `<b>${price}</b>`}</div><p>${text}</p></div>`
  const dishes = [
    dish('pizza', 'Marinara', 'tomato, garlic, oregano', '€ 8,50'),
    dish('pizza', 'Rossa', 'tomato, basil, capers', '€ 9,50'),
    dish('breakfast', 'Breakfast for two', 'eggs, cheese and jam, coffee'),
    dish('breakfast', 'Plate of the house', 'bread, hummus, radish', '€ 12,90'),
  ]
  expect(read(`<div class="cards">${dishes.join('')}</div>`)).toEqual([
    'Marinara | tomato, garlic, oregano | € 8,50',
    'Rossa | tomato, basil, capers | € 9,50',
    'Breakfast for two | eggs, cheese and jam, coffee | ',
    'Plate of the house | bread, hummus, radish | € 12,90',
  ])
})

it('reads a heading that is spelt letter by letter', () => {
  const list = '<p>Marinara 8,50</p><p>Rossa 9,50</p>'
  const { items } = menuOf(`<h2>P I Z Z A</h2>${list}<h2>Z U P P E</h2><p>Minestrone 7,50</p>`)
  expect(items.map(({ section }) => section)).toEqual(['PIZZA', 'PIZZA', 'ZUPPE'])
  const coded = (name: string) => `<h3>${name}<br>A C G L</h3><p>8,50 €</p>`
  expect(read(['Gulasch', 'Knödel', 'Salat'].map(coded).join(''))).toEqual([
    'Gulasch |  | 8,50 €',
    'Knödel |  | 8,50 €',
    'Salat |  | 8,50 €',
  ])
})
