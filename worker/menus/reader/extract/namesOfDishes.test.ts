import { expect, it } from 'vitest'
import { extractHtml } from './extractHtml.ts'
import { parsePage } from './page.ts'

function read(body: string) {
  return extractHtml(parsePage(`<title>Menu</title><body>${body}`), null).items
}

const namesOf = (body: string) => read(body).map(({ name }) => name)

it('takes codes off names where a menu is ordered by them', () => {
  const list = (codes: string[]) =>
    `<ul>${codes.map((code, at) => `<li>${code}${['Onion soup', 'Bean stew', 'Rice pudding'][at]} $${at + 5}.00</li>`).join('')}</ul>`
  for (const codes of [
    ['A – ', 'B – ', 'C – '],
    ['V-1 ', 'V-2 ', 'V-3 '],
    ['12a - ', '12b - ', '13 - '],
    ['7 ', '8 ', '9 '],
  ]) {
    expect(namesOf(list(codes)), codes[0]).toEqual(['Onion soup', 'Bean stew', 'Rice pudding'])
  }
  expect(namesOf(list(['4 ', '6 ', '2 ']))).toEqual([
    '4 Onion soup',
    '6 Bean stew',
    '2 Rice pudding',
  ])
})

it('takes courses off names, and keeps what they say of a diet', () => {
  const items =
    read(`<h3>Lunes</h3><ul><li>Sopa: crema de calabaza</li><li>Plat du jour : gratin de chou</li>
    <li>Prato vegano: feijoada de cogumelos</li><li>Menü 2: Linsen mit Reis</li></ul>`)
  expect(items.map(({ name, marks }) => [name, ...marks])).toEqual([
    ['Crema de calabaza'],
    ['Gratin de chou'],
    ['Feijoada de cogumelos', 'vegano'],
    ['Linsen mit Reis'],
  ])
})

it('keeps a size in small type with its name', () => {
  const drink = (name: string, size: string, price: string) =>
    `<div><span class="name">${name} <small>${size}</small></span><span class="price">${price}</span></div>`
  expect(
    namesOf(
      drink('Cola', '0,3l', '3,50 €') +
        drink('Wasser', '0,25l / 0,75l', '3,00 € / 6,00 €') +
        drink('Rumpsteak', '200g', '24,00 €'),
    ),
  ).toEqual(['Cola 0,3l', 'Wasser 0,25l / 0,75l', 'Rumpsteak 200g'])
})

it('tells headings of dishes without prices from headings of sections by a usual name', () => {
  const box = (heading: string) =>
    `<div><h3>${heading}</h3><p>Braised mushrooms</p><p>Pickled cabbage</p></div>`
  const page = (headings: string[]) => `<h1>Menu</h1>${headings.map(box).join('')}`
  expect(namesOf(page(['The farmer', 'The miller', 'The rice bowl']))).toContain('The miller')
  const dishes = namesOf(page(['Soups', 'From the field', 'The rice bowls']))
  expect(dishes).not.toContain('From the field')
  expect(dishes).toContain('Braised mushrooms')
})

it('keeps inches and quotes in a name as they are printed', () => {
  const names = ['12” Margherita', '9” Marinara', 'Salade » maison', '“The club” wrap']
  const list = names.map((name) => `<li>${name} 9,00 €</li>`).join('')
  expect(namesOf(`<h2>Pizza</h2><ul>${list}</ul>`)).toEqual(names)
})

it('takes no course above each name for the name', () => {
  const names = ['Onion tart', 'Ravioli', 'Beet steak']
  const card = (course: string, at: number) =>
    `<article><p class="kick">${course}</p><h3>${names[at]}</h3><p>beans, sage</p><p>${at * 4 + 9}.50</p></article>`
  const read = (courses: string[]) => namesOf(courses.map(card).join(''))
  expect(read(['To begin', 'To begin', 'The main thing'])).toEqual(names)
  expect(read(['Vorweg', 'Hauptgang', 'Hauptgang'])).toEqual(names)
})

it('knows what class names say in other languages, and that "text-white" says nothing', () => {
  const names = ['Sopa de feijão', 'Caril de grão', 'Pastéis de legumes']
  const dish = (name: string, at: number) =>
    `<li><div class="prato-info"><div><div class="prato-nome text-white">${name}</div>
    <p class="prato-descricao">Abóbora, mandioca e especiarias</p></div></div>
    <span class="prato-preco">${at * 70 + 110} MTn</span></li>`
  const items = read(`<h2>Entradas</h2><ul>${names.map(dish).join('')}</ul>`)
  expect(items.map(({ name, price }) => [name, price])).toEqual(
    names.map((name, at) => [name, `${at * 70 + 110} MTn`]),
  )
  expect(items.map(({ description }) => description)).toEqual(
    names.map(() => 'Abóbora, mandioca e especiarias'),
  )
})

it('takes a page without prices for a menu by the headings above its headings', () => {
  const kinds = ['di mare', 'di terra']
  const courses = [
    ['Antipasti', 'Insalata', 'Bruschetta', 'Tortino'],
    ['Primi', 'Gnocchi', 'Linguine', 'Risotto'],
    ['Secondi', 'Grigliata', 'Spiedini', 'Fritto'],
  ]
  const sauces = ['ai funghi', 'al pomodoro', 'al pesto', 'al limone']
  const read = (rename: (heading: string) => string) => {
    const sections = courses.map(([course = '', ...dishes]) => {
      const list = (kind: string) =>
        dishes.flatMap((dish) =>
          sauces.map((sauce) => `<li><h4>${dish} ${kind} ${sauce}</h4></li>`),
        )
      const parts = kinds.map(
        (kind) => `<h3>${rename(course)} ${kind}</h3><ul>${list(kind).join('')}</ul>`,
      )
      return `<section><h2>${rename(course)}</h2>${parts.join('')}</section>`
    })
    return extractHtml(parsePage(`<title>Nino</title><body>${sections.join('')}`), null).items
  }
  expect(read((name) => name)).toHaveLength(72)
  expect(read(() => 'Ricette')).toEqual([])
})

it('names a dish by the small heading above its price, not by the code below it', () => {
  const names = ['Bocadillo vegetal', 'Hamburguesa de garbanzos', 'Zumo de naranja']
  const card = (name: string, at: number) =>
    `<div class="card"><div class="top"><h4>${name}</h4></div><div class="body"><h1><a>${at * 3 + 4}.49 €</a></h1>
    <div><h5>cod: <span>100${at}</span></h5><ul><li>Lechuga, tomate, aguacate</li></ul></div></div></div>`
  expect(namesOf(`<h2>Carta</h2>${names.map(card).join('')}`)).toEqual(names)
})

it('takes the wine below each dish for no dish', () => {
  const dish = (name: string, wine: string, at: number) =>
    `<div class="item"><h3>${name}</h3><p>peach, balsamic</p><p>$${at + 9}.50</p>
    <div class="wine-pairing"><h3>${wine}</h3><p>$${at + 4}.50</p></div></div>`
  const page = `${dish('Roast beets', 'De Nit', 1)}${dish('Bean salad', 'Nita', 2)}${dish('Lentil soup', 'Rubentis', 3)}`
  expect(namesOf(page)).toEqual(['Roast beets', 'Bean salad', 'Lentil soup'])
})

it('keeps names that come again each day, that are questions, or that end in a word like a currency', () => {
  const names = ['Soup', 'Pasta', 'Burger']
  const fillings = [
    'onion, tomato',
    'leek, potato',
    'squash, sage',
    'beet, dill',
    'kale, oats',
    'corn, lime',
    'peas, mint',
    'chard, garlic',
    'beans, thyme',
  ]
  const dish = (name: string, at: number) =>
    `<li><p>${name}</p><p>${fillings[at]}</p><p>${at + 6}.50 €</p></li>`
  const week = ['Monday', 'Tuesday', 'Wednesday'].map(
    (day, at) =>
      `<h2>${day}</h2><ul>${names.map((name, of) => dish(name, 3 * at + of)).join('')}</ul>`,
  )
  expect(namesOf(week.join(''))).toEqual([...names, ...names, ...names])
  const asked = ['Who let the dogs out?', 'Bean chili', 'Can you handle the Kraken?']
  expect(namesOf(`<ul>${asked.map(dish).join('')}</ul>`)).toEqual(asked)
  const list = ['LENTIL SOUP CUP 5', 'OLIVES 4', 'FRIES 5', 'FRUIT CUP 3', 'TOMATI DOP 12']
  expect(namesOf(`<h2>Menu</h2><p>${list.join('</p><p>')}</p>`)).toEqual(
    list.map((line) => line.replace(/ \d+$/, '')),
  )
})

it('takes an article with headings like those of a menu for none', () => {
  const part = (name: string) => `<h2>${name}</h2><p>We love ${name.toLowerCase()} in winter.</p>`
  const list = '<h2>What to buy</h2><ul><li>Red lentils</li><li>Kale</li><li>Carrots</li></ul>'
  const article = ['Soups', 'Salads', 'Desserts'].map(part).join('') + list
  const page = parsePage(`<title>Healthy eating</title><body>${article}`)
  expect(extractHtml(page, null).items).toEqual([])
})

it('takes a category above each dish for none, also where it is a heading', () => {
  const dish = (name: string, at: number) =>
    `<div><div><h3>Weekly</h3></div><h2>${name}</h2><p>Preço: ${at + 8}€</p></div>`
  const names = ['Rice with beans', 'Grilled aubergine', 'Stuffed cabbage', 'Pumpkin stew']
  expect(namesOf(`<h2>Offers</h2><div>${names.map(dish).join('')}</div>`)).toEqual(names)
})

it('takes praise and badges off names, and leaves two fillings together', () => {
  const dish = (name: string, at: number) =>
    `<div><span>${name}</span><span>${at + 7}.50</span></div>`
  const printed = [
    'Dal ★ house favourite',
    'Pork bun 🌶 NEW!',
    'Pierogi kapusta - grzyby',
    'Pizza funghi - pieczarki',
  ]
  expect(namesOf(`<h2>Mains</h2>${printed.map(dish).join('')}`)).toEqual([
    'Dal',
    'Pork bun',
    'Pierogi kapusta - grzyby',
    'Pizza funghi',
  ])
})

it('reads a dish of two headings under both, and one of a selection once', () => {
  const list = (heading: string, names: string[]) =>
    `<h2>${heading}</h2>${names.map((name) => `<div><h3>${name}</h3><p>6 €</p></div>`).join('')}`
  const dishes = ['Mango', 'Guava', 'Orange']
  expect(namesOf(list('Juices', dishes) + list('Sorbets', dishes))).toEqual([...dishes, ...dishes])
  for (const selection of [
    'Popular',
    'Nos coups de cœur',
    'Los más pedidos',
    'Najczęściej zamawiane',
  ]) {
    const page = list(selection, ['Guava']) + list('Sorbets', dishes)
    expect(namesOf(page)).toEqual(['Guava', 'Mango', 'Orange'])
  }
})
