import { expect, it } from 'vitest'
import { extractHtml } from '../extractHtml.ts'
import { parsePage } from '../page.ts'

function read(body: string) {
  const { items } = extractHtml(parsePage(`<title>Menu</title><body>${body}`), null)
  return items.map(({ name, description, price }) => [name, description, price])
}

it('reads prices that a style sheet shows out of an attribute', () => {
  const soups = `<ul><li data-price="$6.50">Lentil soup</li><li data-price="$7.00">Pea soup</li></ul>`
  const dish = (name: string, what: string, price: string) =>
    `<div data-price="${price}"><h3>${name}</h3><p>${what}</p></div>`
  const mains =
    dish('Bean stew', 'Beans, thyme', '12.50') + dish('Rice bowl', 'Rice, tofu', '13.00')
  expect(read(`<h2>Soups</h2>${soups}<h2>Mains</h2>${mains}`)).toEqual([
    ['Lentil soup', '', '$6.50'],
    ['Pea soup', '', '$7.00'],
    ['Bean stew', 'Beans, thyme', '12.50'],
    ['Rice bowl', 'Rice, tofu', '13.00'],
  ])
})

it('leaves out what a script knows of a price that is printed, or of what one presses', () => {
  const dish = (name: string, price: string) =>
    `<li data-price="${price}"><h3>${name}</h3><span>${price} €</span><button data-price="1.00">Add</button></li>`
  expect(
    read(`<h2>Soups</h2><ul>${dish('Lentil soup', '6.50')}${dish('Pea soup', '7.00')}</ul>`),
  ).toEqual([
    ['Lentil soup', '', '6.50 €'],
    ['Pea soup', '', '7.00 €'],
  ])
})

it('reads a price that several boxes bear once, and none of zero', () => {
  const dish = (name: string, price: string) =>
    `<div data-price="${price}"><h3 data-price="${price}">${name}</h3><p>Beans, thyme</p></div>`
  expect(
    read(
      `<h2>Mains</h2>${dish('Bean stew', '6.50')}${dish('Pea soup', '7.00')}${dish('Rice', '0.00')}`,
    ),
  ).toEqual([
    ['Bean stew', 'Beans, thyme', '6.50'],
    ['Pea soup', 'Beans, thyme', '7.00'],
  ])
})
