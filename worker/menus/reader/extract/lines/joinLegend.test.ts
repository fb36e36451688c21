import { expect, it } from 'vitest'
import { extractHtml } from '../extractHtml.ts'
import { flatten } from '../html/flatten.ts'
import { parseTree } from '../html/parseTree.ts'
import { parsePage } from '../page.ts'
import { joinLegend } from './joinLegend.ts'

function read(html: string): string[] {
  return joinLegend(flatten(parseTree(html))).map(({ text }) => text)
}

it.each([
  ['a definition list', '<dl><dt>V</dt><dd>vegan</dd><dt>G</dt><dd>milk, lactose</dd></dl>'],
  ['two lines for each', '<p>V</p><p>vegan</p><p>G</p><p>milk, lactose</p>'],
  ['one line for each', '<ul><li>V: vegan</li><li>(G) milk, lactose</li></ul>'],
  ['inline elements', '<p><b>V</b> vegan</p><p><b>G.</b> milk, lactose</p>'],
  ['cells', '<table><tr><td>V<td>vegan<td>G<td>milk, lactose</table>'],
])('joins a legend of %s', (_, html) => {
  expect(read(html)).toEqual(['V = vegan, G = milk lactose'])
})

it.each([
  ['opening hours', '<dl><dt>Mo</dt><dd>closed</dd><dt>Tu</dt><dd>12–22</dd></dl>'],
  ['numbered dishes', '<p>1. Bean stew</p><p>2. Gluten-free pizza</p><p>3. Egg fried rice</p>'],
  ['dishes with prices', '<p>1. Gluten bread 3</p><p>2. Egg roll 4</p>'],
])('joins no %s', (_, html) => {
  expect(read(html).length).toBeGreaterThan(1)
})

it('parts a legend of letters from numbers before it', () => {
  const numbers = '<p>1. Bohneneintopf<p>2. Kartoffelsuppe<p>3 mit Farbstoff'
  expect(read(`${numbers}<p>A Gluten<p>C Eier<p>G Milch`)).toEqual([
    '1. Bohneneintopf',
    '2. Kartoffelsuppe',
    '3 mit Farbstoff',
    'A = Gluten, C = Eier, G = Milch',
  ])
})

it('lets a legend of numbers tell what is in a dish', () => {
  const { items, notes } = extractHtml(
    parsePage(
      `<title>Menu</title><body><h2>Sides</h2><p>Garden salad (3, 10) £5.00</p><p>Bean stew (9) £7.00</p>
      <h4>Allergens</h4><p>1. Gluten</p><p>3. Eggs</p><p>9. Celery</p><p>10. Mustard</p>`,
    ),
    null,
  )
  expect(items.map(({ name }) => name)).toEqual(['Garden salad', 'Bean stew (9)'])
  expect(notes.map(({ text }) => text)).toContain('1 = Gluten, 3 = Eggs, 9 = Celery, 10 = Mustard')
})
