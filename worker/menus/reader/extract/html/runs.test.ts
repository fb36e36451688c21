import { expect, it } from 'vitest'
import { extractHtml } from '../extractHtml.ts'
import { parsePage } from '../page.ts'

it('parts a name from the one word that a style sheet puts below it', () => {
  const dish = (name: string, description: string, price: string) =>
    `<figcaption><strong>${name}</strong><span>${description}</span><em>£${price}</em></figcaption>`
  const body = [
    '<h1>Menu</h1><h2>Desserts</h2>',
    dish('Chocolate Tart', 'cream', '6.50'),
    dish('Poached Pear', 'almonds, red wine', '5.50'),
  ].join('')
  const { items } = extractHtml(parsePage(`<title>Menu</title>${body}`), null)
  expect(items.map(({ name, description }) => [name, description])).toEqual([
    ['Chocolate Tart', 'cream'],
    ['Poached Pear', 'almonds, red wine'],
  ])
})
