import { expect, it } from 'vitest'
import { extractHtml } from '../extractHtml.ts'
import { parsePage } from '../page.ts'

const SOUPS = '<h2>Soups</h2><p>Lentil soup £6</p><p>Tomato soup £5</p><p>Pea soup £5.50</p>'

function namesIn(body: string): string[] {
  const page = parsePage(`<title>Menu</title><main>${body}</main>`)
  return extractHtml(page, null).items.map(({ name }) => name)
}

it.each([
  'Gift Vouchers',
  'Upcoming events',
  'Unsere Zimmer',
  'Nos ateliers',
  'Trabaja con nosotros',
  'Buoni regalo',
  'Openingstijden',
  'Shop',
])('reads no dish under “%s”', (heading) => {
  const part = `<h2>${heading}</h2><p>Soup evening £45</p><p>Bread for two £95</p>`

  expect(namesIn(SOUPS + part)).toEqual(['Lentil soup', 'Tomato soup', 'Pea soup'])
  expect(namesIn(part + SOUPS)).toEqual(['Lentil soup', 'Tomato soup', 'Pea soup'])
})

it('goes on at a smaller heading that is usual on menus', () => {
  const names = namesIn(`<h2>Upcoming events</h2><p>Jazz £10</p>${SOUPS.replaceAll('h2', 'h3')}`)

  expect(names).toEqual(['Lentil soup', 'Tomato soup', 'Pea soup'])
})

it('reads what stands under the menu of an event', () => {
  expect(namesIn(SOUPS.replace('Soups', 'Events menu'))).toHaveLength(3)
})

it('reads a cookie that is eaten, and the menu of a shop', () => {
  const cards = '<div><h3>Peanut cookie</h3><b>$4</b></div><div><h3>Oat bar</h3><b>$3</b></div>'

  expect(namesIn(`<h2>Bakes</h2>${cards}`)).toEqual(['Peanut cookie', 'Oat bar'])
  expect(namesIn(SOUPS.replace('Soups', 'Coffee shop'))).toHaveLength(3)
})
