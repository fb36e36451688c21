import { expect, it } from 'vitest'
import { extractHtml } from '../extractHtml.ts'
import { parsePage } from '../page.ts'

function read(body: string) {
  const { items } = extractHtml(parsePage(`<title>Speisekarte</title><body>${body}`), null)
  return items.map(({ name, description, price, marks }) => [
    name,
    description,
    price,
    marks.join(),
  ])
}

it('takes the numbers of additives out from between what is in a dish', () => {
  const dish = (name: string, what: string, price: string) =>
    `<div><span class="name">${name}</span><br><span class="zutaten">${what}</span></div><div class="preis">${price}</div>`
  const code = (text: string) => ` <span class="hoch">${text}</span>`
  const dishes = read(
    dish('Bauernsalat', `Mais, Oliven${code('9')}, Gouda${code('*6,7')}, Essig`, '7,00€') +
      dish('Reissalat', `Reis, Kapern${code('3')} und Öl`, '5,00€') +
      dish('Linsensalat', 'Linsen, Rauke', '5,50€'),
  )
  expect(dishes).toEqual([
    ['Bauernsalat', 'Mais, Oliven, Gouda, Essig', '7,00€', '9,6,7'],
    ['Reissalat', 'Reis, Kapern und Öl', '5,00€', '3'],
    ['Linsensalat', 'Linsen, Rauke', '5,50€', ''],
  ])
})

it('reads codes that stand in superscript with a picture', () => {
  const dish = (name: string, codes: string) =>
    `<h3>${name} <sup>${codes}</sup></h3><p>6,50<!-- -->€</p>`
  const dishes = read(
    dish('Graupensalat', 'a<!-- -->,<!-- -->14<svg class="pepper"></svg>🌶️') +
      dish('Rindergulasch', '2,14🌶️') +
      dish('Linsensuppe', 'g'),
  )
  expect(dishes).toEqual([
    ['Graupensalat', '', '6,50€', 'a,14,🌶'],
    ['Rindergulasch', '', '6,50€', '2,14,🌶'],
    ['Linsensuppe', '', '6,50€', 'g'],
  ])
})

it('reads small raised letters behind a word as codes', () => {
  const dishes = read(
    '<h3>Bohnen mit Brotᵃ</h3><p>6,50 €</p><h3>Reis „Orient“ mit Linsen</h3><p>5,50 €</p>',
  )
  expect(dishes.map(([name, , , marks]) => [name, marks])).toEqual([
    ['Bohnen mit Brot', 'a'],
    ['Reis „Orient“ mit Linsen', ''],
  ])
})

it('reads the numbers of a fraction for no codes', () => {
  const half = '<sup>1</sup>/<sub>2</sub>'
  const dishes = read(
    `<h3>${half} avocado</h3><p>6,50 €</p><h3>Toast, ${half} avocado</h3><p>5,50 €</p>`,
  )
  expect(dishes.map(([name, , , marks]) => [name, marks])).toEqual([
    ['1/2 avocado', ''],
    ['Toast, 1/2 avocado', ''],
  ])
})

it('reads numbers raised behind a word as codes, and no number that belongs to a word or a price', () => {
  const dishes = read(
    `<h3>Kebab<sup>14🌶️</sup></h3><p>6,50 €</p><h3>Linsenpfanne <sup>1</sup> Tandoori</h3><p>5,50 €</p>
    <h3>Saft mit Vitamin B<sub>12</sub></h3><p>3,50 €</p><h3>Suppe 4<sup>50</sup> €</h3>`,
  )
  expect(dishes).toEqual([
    ['Kebab', '', '6,50 €', '14,🌶'],
    ['Linsenpfanne Tandoori', '', '5,50 €', '1'],
    ['Saft mit Vitamin B (12)', '', '3,50 €', ''],
    ['Suppe', '', '4.50 €', ''],
  ])
})

it('reads a diet in a heading as a mark where nothing parts it from the word before', () => {
  const dish = (name: string, what: string) => `<h3>${name}</h3><p>${what}</p><b>9,50 €</b>`
  const dishes = read(
    `<h2>Gerichte</h2>${dish('Gemüseteller<span>Veg</span>', 'Gemüse mit Buttersoße')}
    ${dish('Curry mit Reis<sup>4,2</sup><span>Vegan</span>', 'Mit Erdnüssen')}
    ${dish('Kleiner <span>Vegan</span> Teller', 'Mit Tofu')}
    ${dish('Burger <span>Vegan</span>', 'Mit Salat')}`,
  )
  expect(dishes.map(([name, what, , marks]) => [name, what, marks])).toEqual([
    ['Gemüseteller', 'Gemüse mit Buttersoße', 'Veg'],
    ['Curry mit Reis', 'Mit Erdnüssen', '4,2,Vegan'],
    ['Kleiner Vegan Teller', 'Mit Tofu', ''],
    ['Burger Vegan', 'Mit Salat', ''],
  ])
})
