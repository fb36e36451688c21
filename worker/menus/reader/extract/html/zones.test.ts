import { expect, it } from 'vitest'
import { extractHtml } from '../extractHtml.ts'
import { parsePage } from '../page.ts'

function namesOf(body: string): string[] {
  const { items } = extractHtml(parsePage(`<title>Menu</title><body>${body}`), null)
  return items.map(({ name }) => name)
}

it('takes a list of links to its own parts for no dishes', () => {
  const links = ['Appetisers', 'Mains', 'Deserts'].map(
    (part) => `<li>\n<a href="#${part}">${part}</a>\n</li>`,
  )
  const dish = (name: string, price: string) =>
    `<p class="item">${name}</p><p class="text">served with a green salad</p><p class="price">${price}</p>`
  const body = `<ul>${links.join('')}</ul><h3>Mains</h3>${dish('Bean stew', '$9')}${dish('Rice bowl', '$8')}`
  expect(namesOf(body)).toEqual(['Bean stew', 'Rice bowl'])
})

it('leaves out the links of headings to themselves', () => {
  const heading = (level: number, text: string) =>
    `<h${level} id="x"><a href="#x" class="header-anchor">#</a> ${text}</h${level}>`
  const page = `${heading(2, 'Antipasti')}${heading(3, 'Caponata')}<p>melanzane | sedano</p>
    ${heading(3, 'Bruschette')}<p>pomodori | basilico</p>
    ${heading(2, 'Dolci')}${heading(3, 'Granita')}<p>limone</p>`
  expect(namesOf(page)).toEqual(['Caponata', 'Bruschette', 'Granita'])
})
