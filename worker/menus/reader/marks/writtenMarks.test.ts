import { expect, it } from 'vitest'
import { extractHtml } from '../extract/extractHtml.ts'
import { parsePage } from '../extract/page.ts'
import { judgeMenu } from '../judge/judgeMenu.ts'

/** The dishes of a page that come out vegan. */
function veganOn(body: string): string[] {
  const page = parsePage(`<!doctype html><title>Menu</title><main>${body}</main>`)
  const menu = extractHtml(page, 'https://set.example/menu')
  return judgeMenu(menu)
    .filter(({ verdict }) => verdict === 'vegan')
    .map(({ name }) => name)
}

it.each([
  [
    'in capitals behind the name',
    '<p>Pancakes VEGAN £6.00</p><p>Brownie VEGAN £4.00</p><p>Halloumi fries £6.00</p>',
  ],
  [
    'as a picture beside the price',
    '<ul><li><h3>Pancakes</h3><img alt="Vegan" src="a.svg"><b>£6</b></li><li><h3>Waffles</h3><b>£6</b></li><li><h3>Brownie</h3><img alt="Vegan" src="a.svg"><b>£4</b></li></ul>',
  ],
  [
    'in small letters that a legend explains',
    '<p>v vegetarian / pb plant-based</p><p>Pancakes pb £6.00</p><p>Brownie pb £4.00</p><p>Waffles v £6.00</p>',
  ],
  [
    'behind the price',
    '<p>Pancakes 6,00 € vegan</p><p>Brownie 4,00 € vegan</p><p>Käsekuchen 5,00 €</p>',
  ],
  [
    'as a star before the price',
    '<p>Pancakes* 6.00</p><p>Brownie* 4.00</p><p>Cheesecake 5.00</p><p>*vegan</p>',
  ],
  [
    'as a dagger',
    '<p>Pancakes † 6.00</p><p>Brownie † 4.00</p><p>Cheesecake 5.00</p><p>† denotes vegan dishes</p>',
  ],
  [
    'as a class that a shop gives its products',
    `<ul><li class="product product_tag-vegan"><h3>Pancakes</h3><b>$6.00</b></li><li class="product product_tag-vegan">
    <h3>Brownie</h3><b>$4.00</b></li><li class="product product_tag-non-vegan"><h3>Cheesecake</h3><b>$5.00</b></li></ul>`,
  ],
  [
    'within a heading of its own name',
    `<div><h4>Pancakes <small>VEGAN</small></h4><p>maple</p><b>£6.00</b></div><div><h4>Brownie <small>VEGAN</small></h4>
    <p>cherries</p><b>£4.00</b></div><div><h4>Cheesecake</h4><p>lemon</p><b>£5.00</b></div>`,
  ],
  [
    'in the heading of its section',
    '<h2>Sweets (all vegan)</h2><p>Pancakes 6.00</p><p>Brownie 4.00</p><h2>Grill</h2><p>Steak 20.00</p>',
  ],
  [
    'in a note of its section',
    `<h2>Desserts</h2><p><em>All our desserts are vegan</em></p><p>Pancakes 6.00</p><p>Brownie 4.00</p><h2>Mains</h2>
    <p>Steak 20.00</p>`,
  ],
])('reads a vegan mark %s', (_, body) => {
  expect(veganOn(body)).toEqual(['Pancakes', 'Brownie'])
})

it('reads a pizza called Vegana as a dish, and one called Vegetariana as another', () => {
  const pizzas =
    '<h2>Pizze</h2><p>Margherita 8,50 €</p><p>Vegetariana 9,50 €</p><p>Vegana 9,50 €</p><p>Diavola 10,50 €</p>'
  expect(veganOn(pizzas)).toEqual(['Vegana'])
})

it('believes a name that says vegan, beside dishes that bear a mark', () => {
  const body =
    '<p>Vegan pâté 7.00 €</p><p>Lasagne (VE) 8.00 €</p><p>Moussaka (VE) 9.00 €</p><p>Pea soup 5.00 €</p>'
  expect(veganOn(body)).toEqual(['Vegan pâté', 'Lasagne', 'Moussaka'])
})

it('takes "Vegan." below a cheesecake for a word on the whole', () => {
  const below = (text: string) =>
    `<div><h4>Cheesecake</h4><p>${text}</p><b>€6.00</b></div><div><h4>Steak</h4><p>rare</p><b>€20.00</b></div>`
  expect(veganOn(below('Cashew base, berries. Vegan.'))).toEqual(['Cheesecake'])
  expect(veganOn(below('Vegan berries on top'))).toEqual([])
})
