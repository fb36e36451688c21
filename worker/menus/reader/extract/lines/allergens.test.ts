import { expect, it } from 'vitest'
import { extractHtml } from '../extractHtml.ts'
import { parsePage } from '../page.ts'

function read(body: string) {
  const { items, notes } = extractHtml(parsePage(`<title>Menu</title><body>${body}`), null)
  return {
    dishes: items.map(({ name, description, marks }) => [name, description, marks.join()]),
    notes: notes.map(({ text }) => text),
  }
}

it('gives allergens under a dish to that dish', () => {
  const dish = (name: string, what: string, allergens: string) =>
    `<div><h3>${name}</h3><p>${what}</p><p>${allergens}</p><span>9,00 €</span></div>`
  const body = `<h2>Plats</h2>${dish('Curry de pois', 'Lait de coco, riz', 'Allergènes : G, L')}
    ${dish('Quiche', 'Poireaux, noix', 'Allergènes: gluten, œufs')}
    ${dish('Tarte', 'Tomates, thym', 'Allergènes : demandez au personnel')}`
  expect(read(body)).toEqual({
    dishes: [
      ['Curry de pois', 'Lait de coco, riz', 'G,L'],
      ['Quiche', 'Poireaux, noix. Allergènes: gluten, œufs', ''],
      ['Tarte', 'Tomates, thym', ''],
    ],
    notes: ['Allergènes : demandez au personnel'],
  })
})

it('takes lines of nothing but allergens for no dishes where a menu has several', () => {
  const dish = (name: string, allergens: string) =>
    `<p class="p1">${name}</p><p class="price">4.50€</p><p class="p1">${allergens}</p>`
  const body = `<h1>TAPAS</h1>${dish('Pan con tomate', 'Gluten / Vegano')}${dish('Tortilla', 'Huevos')}
    ${dish('Gambas al ajillo', 'Crustáceos-Sulfitos')}${dish('Queso de cabra', 'Lácteos')}`
  expect(read(body).dishes).toEqual([
    ['Pan con tomate', '', 'Gluten,Vegano'],
    ['Tortilla', 'Huevos', ''],
    ['Gambas al ajillo', 'Crustáceos-Sulfitos', ''],
    ['Queso de cabra', 'Lácteos', ''],
  ])
})

it('keeps dishes that are called like allergens', () => {
  const snacks = ['Olives', 'Peanuts', 'Nuts', 'Milk', 'Eggs', 'Soup']
  const priced = (name: string) => `<p><b>${name}</b> <span>£2.50</span></p>`
  const row = (name: string) => `<tr><td>${name}</td><td>£3</td></tr>`
  const sides = ['Celery', 'Mushrooms', 'Fish', 'Eggs', 'Nuts', 'Beans']
  const lists: [string[], string][] = [
    [snacks, snacks.map(priced).join('')],
    [snacks, `<table>${snacks.map(row).join('')}</table>`],
    [sides, `<table>${sides.map((name) => `<tr><td>${name}</td></tr>`).join('')}</table>`],
    [sides, `<ul>${sides.map((name) => `<li>${name}</li>`).join('')}</ul>`],
  ]
  for (const [names, list] of lists)
    expect(read(`<h2>Sides</h2>${list}`).dishes, list).toEqual(names.map((name) => [name, '', '']))
})

it('takes no "V" among allergens for a mark', () => {
  const dish = (name: string, codes: string) =>
    `<div><h3>${name}</h3><p>Allergens: ${codes}</p><span>£9</span></div>`
  const body = dish('Bean stew', 'V, G') + dish('Cheese pie', 'G, L') + dish('Rice bowl', 'L')
  expect(read(`<h2>Mains</h2>${body}`).dishes.map(([name, , marks]) => [name, marks])).toEqual([
    ['Bean stew', ''],
    ['Cheese pie', 'G,L'],
    ['Rice bowl', 'L'],
  ])
})
