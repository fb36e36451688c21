import { expect, it } from 'vitest'
import { judgeMenu } from '../judge/judgeMenu.ts'
import { extractHtml } from './extractHtml.ts'
import { parsePage } from './page.ts'

function verdictOf({ title = 'Green Heart', slogan = '' }): string | undefined {
  const page = `<title>${title}</title>
    <header><h1>Green Heart</h1>${slogan}<a href="#menu">See our menu</a></header>
    <main><h2>Mains</h2>
    <div><h3>Heart Bowl</h3><p>Our own</p><span>€10</span></div>
    <div><h3>Classic Burger</h3><p>House bun, pickles</p><span>€12</span></div>
    <div><h3>Sunday Roast</h3><p>All the trimmings</p><span>€15</span></div></main>`
  const dishes = judgeMenu(extractHtml(parsePage(page), null))
  expect(dishes).toHaveLength(3)
  return dishes[0]?.verdict
}

it.each([
  { slogan: '<p>100% plant-based</p>' },
  { slogan: '<p>All our dishes are vegan</p>' },
  { title: 'Green Heart – 100% vegan restaurant in Leeds' },
  { title: 'Lotus Garden | Vegan Restaurant & Café' },
  { title: 'Loving Hut Vegan Restaurant — Leeds' },
])('the house speaks of all its dishes: %o', (page) => {
  expect(verdictOf(page)).toBe('vegan')
})

it.each([
  {},
  { slogan: '<ul><li>Vegetarian</li><li>100% vegan</li><li>Gluten-free</li></ul>' },
  { slogan: '<p>Vegan menu</p>' },
  { slogan: '<a href="/vegan">Our 100% vegan menu</a>' },
  { slogan: '<p>New: seitan burger</p><p>100% plant-based</p>' },
  { title: 'Best Vegan Restaurant | Green Heart' },
  { title: 'Best vegan restaurants in Leeds | Green Heart' },
  { title: 'Vegan options | Green Heart' },
])('the house speaks of none: %o', (page) => {
  expect(verdictOf(page)).toBe('unsure')
})
