import { expect, it } from 'vitest'
import { extractHtml } from '../../extractHtml.ts'
import { extractText } from '../../extractText.ts'
import { parsePage } from '../../page.ts'

function read(body: string) {
  const { items } = extractHtml(parsePage(`<title>Menu</title><body>${body}`), null)
  return items.map(({ section, name, description }) => [section, name, description].join(' | '))
}

it('takes a heading with the price of its whole section for a heading', () => {
  expect(
    read(`<h2>Salads</h2><p>Kale 12<br>apples, walnuts</p><p>Beets 13<br>pistachios, frisée</p>
      <p>Fennel 13<br>orange, olives</p>
      <p>Carrots 12<br>dukkah, mint</p><p><b>SIDES 8</b></p>
      <p>French fries<br>Garlic greens<br>Mashed potatoes</p>`).slice(4),
  ).toEqual(['SIDES | French fries | ', 'SIDES | Garlic greens | ', 'SIDES | Mashed potatoes | '])
  expect(
    read(`<h2>Calzones $11</h2><p><b>Spinach</b> – spinach, ricotta, garlic</p>
      <p><b>Roots</b> – beets, carrots, onions</p><p><b>Red</b> – tomato, garlic, oregano</p>`),
  ).toEqual([
    'Calzones | Spinach | spinach, ricotta, garlic',
    'Calzones | Roots | beets, carrots, onions',
    'Calzones | Red | tomato, garlic, oregano',
  ])
})

it('keeps a dish that is called as a section is', () => {
  expect(
    read(`<h3>Soup $5</h3><p>tomato, basil</p><h3>Salad $6</h3><p>lettuce, radish</p>
      <h3>Nachos $9</h3><p>beans, salsa</p>`),
  ).toHaveLength(3)
})

it('drops fees, formulas and toppings', () => {
  expect(
    read(`<h2>Plats</h2><ul><li>Curry de légumes <b>14 €</b></li><li>Salade de lentilles <b>12 €</b></li>
      <li>Soupe à la tomate <b>9 €</b></li><li>Entrée + Plat <b>18 €</b></li><li>Extra toppings <b>2 €</b></li>
      <li>Delivery fee <b>3 €</b></li></ul>`),
  ).toHaveLength(3)
})

it('takes “SIDES 5 each” for a heading in a text without markup', () => {
  const text = `MAINS
Roast celeriac 16
lentils, hazelnut
Sirloin steak 27
peppercorn sauce
Fish pie 17
peas
Squash curry 15
rice
SIDES 5 each
Buttered mash
Garlic greens
PUDDINGS
Poached pear 7`
  const { items } = extractText(text)
  expect(items.filter(({ section }) => section === 'SIDES').map(({ name }) => name)).toEqual([
    'Buttered mash',
    'Garlic greens',
  ])
})
