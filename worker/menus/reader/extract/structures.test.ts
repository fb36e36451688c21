import { expect, it } from 'vitest'
import { extractHtml } from './extractHtml.ts'
import { extractText } from './extractText.ts'
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
  ]
  const lines = [...dishes, ...others].map((line) => `<p>${line}</p>`).join('')
  expect(namesOf(`<h2>Mains</h2>${lines}`)).toEqual(['Tomato soup', 'Bean burger', 'Rice bowl'])
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
  const after = '<h2>Desserts</h2><p>Apple crumble $7.00</p>'
  expect(namesOf(food + wines('<h2>Wine</h2>') + after)).toHaveLength(3)
  const pizzas = '<h2>Red</h2><p>Marinara $9.00</p><p>Margherita $10.00</p>'
  expect(namesOf(food + pizzas)).toHaveLength(4)
})

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

it('tells headings of dishes without prices from headings of sections by a usual name', () => {
  const box = (heading: string) =>
    `<div><h3>${heading}</h3><p>Braised mushrooms</p><p>Pickled cabbage</p></div>`
  const page = (headings: string[]) => `<h1>Menu</h1>${headings.map(box).join('')}`
  expect(namesOf(page(['The farmer', 'The miller', 'The rice bowl']))).toContain('The miller')
  const dishes = namesOf(page(['Soups', 'From the field', 'The rice bowls']))
  expect(dishes).not.toContain('From the field')
  expect(dishes).toContain('Braised mushrooms')
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

it('takes what is added for money for no dish', () => {
  const dish = (name: string, added: string) => `<li><b>${name} 8$</b></li><li>${added}</li>`
  expect(
    namesOf(`<h2>Poutines</h2><ul>${dish('Poutine classique', 'Ajouter 6 bouchées de poulet pour 3$')}
      ${dish('Poutine au tofu', 'Add 6 bites of fried tofu for $4')}${dish('Frites', '')}</ul>`),
  ).toEqual(['Poutine classique', 'Poutine au tofu', 'Frites'])
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

it('keeps inches and quotes in a name as they are printed', () => {
  const names = ['12” Margherita', '9” Marinara', 'Salade » maison', '“The club” wrap']
  const list = names.map((name) => `<li>${name} 9,00 €</li>`).join('')
  expect(namesOf(`<h2>Pizza</h2><ul>${list}</ul>`)).toEqual(names)
})
