import { describe, expect, it } from 'vitest'
import { extractHtml } from '../extractHtml.ts'
import { parsePage } from '../page.ts'
import { parseTree } from './parseTree.ts'
import { tickedCells } from './tickColumns.ts'
import { type Element, elementsOf } from './tree.ts'

const readPage = (html: string) => extractHtml(parsePage(html), 'https://fork.example/menu')

function tableOf(html: string): Element {
  for (const element of elementsOf(parseTree(html))) if (element.tag === 'table') return element
  throw new Error('no table')
}

describe('tickedCells', () => {
  it('reads a column of ticks under a diet as marks, and no heading from it', () => {
    const row = (name: string, vegan: string) =>
      `<tr><td>${name}</td><td>$9</td><td>${vegan}</td></tr>`
    const table = (...rows: string[]) =>
      readPage(`<title>Menu</title><h2>Mains</h2><table><tr><th>Dish</th><th>Price</th><th>Vegan</th></tr>
        ${rows.join('')}</table>`).items.map(({ section, marks }) => `${section}: ${marks}`)
    const [yes, no] = ['Mains: Vegan', 'Mains: ']
    const ticks = [row('Bean stew', '✓'), row('Beef pie', ''), row('Fish soup', '✗')]
    expect(table(...ticks)).toEqual([yes, no, no])
    expect(table(row('Bean stew', 'yes'), row('Beef pie', 'x'))).toEqual([yes, no])
    const crosses = [row('Bean stew', 'x'), row('Beef pie', ''), row('Rice salad', 'X')]
    expect(table(...crosses)).toEqual([yes, no, yes])
    const spanned = '<tr><td>Onion soup</td><td colspan="2">$7</td></tr>'
    expect(table(...ticks, spanned)).toEqual([yes, no, no, no])
    const icons = ['check', 'times', 'no'].map((icon) =>
      row(`Stew of ${icon}`, `<i class="fa fa-${icon}"></i>`),
    )
    expect(table(...icons)).toEqual([yes, no, no])
  })

  const tables = (rows: string) =>
    readPage(`<title>Menu</title><h2>Mains</h2><table>${rows}</table>`)

  it('reads a cross beside the ticks of another column as a no', () => {
    const row = (name: string) => `<tr><td>${name}</td><td>$9</td><td>x</td><td>✓</td></tr>`
    const head = '<tr><th>Dish</th><th>Price</th><th>Vegan</th><th>Vegetarian</th></tr>'
    const { items } = tables(head + row('Margherita Pizza') + row('Mushroom Risotto'))
    expect(items.map(({ marks }) => marks)).toEqual([['Vegetarian'], ['Vegetarian']])
  })

  it.each([
    '<i class="fa fa-check hidden"></i>',
    '<span hidden>✓</span>',
    '<i class="icon-no-check"></i>',
    '<i class="icon-check-empty"></i>',
    '<i class="check is-off"></i>',
  ])('takes no tick from %s', (tick) => {
    const head = '<tr><th>Dish</th><th>Price</th><th>Vegan</th></tr>'
    const row = (name: string) => `<tr><td>${name}</td><td>$9</td><td>${tick}</td></tr>`
    const { items } = tables(head + row('Beef pie') + row('Fish soup'))
    expect(items.map(({ section, marks }) => [section, marks])).toEqual([
      ['Mains', []],
      ['Mains', []],
    ])
  })

  it('looks at no more columns than a menu has, however far they are spanned', () => {
    const wide = '<th colspan=20>Vegan'.repeat(3000)
    const table = tableOf(`<table><tr>${wide}<tr>${'<td colspan=20>x'.repeat(3000)}</table>`)
    expect(tickedCells(table).size).toBeLessThanOrEqual(4)
  })

  it('reads a table of any number of rows', () => {
    const rows = '<tr>'.repeat(150_000)
    const table = tableOf(`<table><tbody><tr><th>Dish<th>Vegan<tr><td>Stew<td>x${rows}</table>`)
    expect([...tickedCells(table).values()]).toContainEqual(['Vegan'])
  })
})
