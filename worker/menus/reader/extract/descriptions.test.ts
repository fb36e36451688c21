import { expect, it } from 'vitest'
import { extractHtml } from './extractHtml.ts'
import { parsePage } from './page.ts'

function read(body: string) {
  return extractHtml(parsePage(`<title>Menu</title><body>${body}`), null).items
}

const namesOf = (body: string) => read(body).map(({ name }) => name)

it('reads descriptions that stand above their names', () => {
  const dish = (above: string, name: string, price: string) =>
    `<div><p><i>${above}</i></p><h4>${name}</h4><p>${price}</p></div>`
  const items = read(
    `<h2>Plates</h2>${dish('miso, hazelnut', 'Cabbage', '£9')}${dish('walnut, apple', 'Celeriac', '£12')}`,
  )
  expect(items.map(({ name, description }) => [name, description])).toEqual([
    ['Cabbage', 'miso, hazelnut'],
    ['Celeriac', 'walnut, apple'],
  ])
})

it('reads a dish without a price whose description is not the next line', () => {
  const dish = (name: string, told: string, price = '') =>
    `<div class="dish"><div><h3>${name}</h3>${told}</div>${price}</div>`
  const sauce = '<p>Chickpeas, tahini, lemon and a little olive oil.</p>'
  expect(
    namesOf(
      `<h2>Mezze</h2>${dish('Falafel', sauce, '<p>£6.00</p>')}${dish('Tabbouleh', sauce, '<p>£7.00</p>')}
      ${dish('The dip', `<p>Muhammara</p>${sauce}`)}${dish('The leaves', `<p>Sarma</p>${sauce}`)}`,
    ),
  ).toEqual(['Falafel', 'Tabbouleh', 'The dip', 'The leaves'])
})

it('describes a dish with the second and longer line of its box', () => {
  const dishes = ['Farmer', 'Miller', 'Baker'].map(
    (name) => `<li><p>${name}<br>A crisp bean schnitzel with chips and salad</p></li>`,
  )
  const plain = '<li><p>Onion soup</p></li><li><p>Lentil stew</p></li><li><p>Rice pudding</p></li>'
  expect(
    read(`<h2>Soups</h2><ul>${plain}</ul><h2>Mains</h2><ul>${dishes.join('')}</ul>`).map(
      ({ name, description }) => [name, description !== ''],
    ),
  ).toEqual([
    ['Onion soup', false],
    ['Lentil stew', false],
    ['Rice pudding', false],
    ['Farmer', true],
    ['Miller', true],
    ['Baker', true],
  ])
})

it('takes the caption of a photo for the dish that it shows', () => {
  const card = (name: string, text: string) =>
    `<li><b>${name}</b><p>${text}</p><span>$9</span></li>`
  const body = `<h2>Mains</h2><ul>${card('Bean Stew', 'with rye bread')}${card('Rice bowl', 'with tofu')}</ul>
    <h2>Photos</h2><figure><img src="1.jpg"><figcaption>Bean stew $9</figcaption></figure>`
  expect(namesOf(body)).toEqual(['Bean Stew', 'Rice bowl'])
})

it('describes the dishes of short lists that stand in fewer boxes than the others', () => {
  const item = (name: string, of: string) =>
    `<div class="item"><div class="head"><span class="item-name">${name}</span>
      <span class="item-price">€ 7,00</span></div><p class="item-parts">${of}</p></div>`
  const columns = (...items: string[]) =>
    `<div class="grid"><div class="column">${items.join('')}</div></div>`
  const items = read(`<section><h2>Pizze</h2>${columns(
    item('Marinara', 'Pomodoro, aglio, origano'),
    item('Margherita', 'Pomodoro, mozzarella, basilico'),
    item('Provola', 'Pomodoro, provola, pepe'),
    item('Capricciosa', 'Pomodoro, carciofi, olive'),
  )}</section><section><h2>Ripieni</h2>${item('Nerano', 'Zucchine, parmigiano')}
    ${item('Scarola', 'Scarola, olive')}</section>`)
  expect(items.slice(4).map(({ name, description }) => `${name}: ${description}`)).toEqual([
    'Nerano: Zucchine, parmigiano',
    'Scarola: Scarola, olive',
  ])
})

it('pairs a column of names and descriptions with the column of their prices', () => {
  const plats = ['Bavette grillée', 'Risotto aux cèpes', 'Dahl de lentilles']
  const of = ['Frites maison', 'Parmesan', 'Lait de coco, riz']
  const names = plats.map((name, at) => `<strong>${name}</strong><br>${of[at]}`).join('<br><br>')
  const items = read(`<h2>Plats</h2><div class="columns"><div class="column"><p>${names}</p></div>
    <div class="column"><p>19€<br><br><br>17€<br><br><br>14€</p></div></div>`)
  expect(items.map(({ name, price, description }) => [name, price, description])).toEqual(
    plats.map((name, at) => [name, ['19€', '17€', '14€'][at], of[at]]),
  )
})

it('sets apart what only a style sheet puts below a name', () => {
  const cake = (name: string, of: string) =>
    `<div><strong>${name}</strong><span>${of}</span><data>4,20 €</data></div>`
  const salad = (name: string, of: string) =>
    `<div class="row"><div>${name}<small>${of}</small></div><div>6,50 <span>€</span></div></div>`
  expect(
    read(`<h2>Kuchen</h2>${cake('Apfelkuchen', 'mit Sahne')}${cake('Mohnkuchen', 'vom Blech')}
      <h2>Salate</h2>${salad('Bohnensalat', 'bohnen, zwiebel')}${salad('Linsensalat', 'linsen, lauch')}`).map(
      ({ name, price, description }) => `${name} | ${price} | ${description}`,
    ),
  ).toEqual([
    'Apfelkuchen | 4,20 € | mit Sahne',
    'Mohnkuchen | 4,20 € | vom Blech',
    'Bohnensalat | 6,50 € | bohnen, zwiebel',
    'Linsensalat | 6,50 € | linsen, lauch',
  ])
})

it('keeps the mark below a dish with it where the next one has a price of another look', () => {
  const item = (name: string, price: string, flag: string) => `<li><div class="panel">
    <p class="item-title">${name}</p><div><div class="${price}">$12</div></div>
    <div class="item-content"><p>Beans, lime, corn</p></div>${flag}</div></li>`
  const flag = '<div class="flags"><span title="Vegan"><img alt="Vegan" src="v.png"></span></div>'
  const items =
    read(`<ul><li class="header"><h3>Breakfast</h3><p class="section-desc">Served until noon</p></li>
    ${item('Bean Toast', 'item-price', flag)}${item('Huevos Rancheros', 'item-price-discount', '')}
    ${item('Granola', 'item-price', '')}</ul>`)
  expect(items.map(({ section, name, marks }) => [section, name, ...marks])).toEqual([
    ['Breakfast', 'Bean Toast', 'Vegan'],
    ['Breakfast', 'Huevos Rancheros'],
    ['Breakfast', 'Granola'],
  ])
})
