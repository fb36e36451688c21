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
