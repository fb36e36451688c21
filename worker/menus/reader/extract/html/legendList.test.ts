import { expect, it } from 'vitest'
import { legendOf } from './legendList.ts'
import { parseTree } from './parseTree.ts'
import { elementsOf } from './tree.ts'

function read(html: string): string | null {
  const list = [...elementsOf(parseTree(html))].find(({ tag }) => tag === 'dl')
  if (list === undefined) throw new Error('There is no list')
  return legendOf(list)
}

it('reads a definition list of signs as the line of a legend', () => {
  expect(read('<dl><dt>V</dt><dd>vegan</dd><dt>7</dt><dd>milk, lactose</dd></dl>')).toBe(
    'V = vegan, 7 = milk lactose',
  )
})

it.each([
  ['dishes', '<dl><dt>Lentil soup</dt><dd>with bread</dd><dt>Chips</dt><dd>£3</dd></dl>'],
  ['opening hours', '<dl><dt>Mo</dt><dd>closed</dd><dt>Tu</dt><dd>12–22</dd></dl>'],
  ['a meaning without a sign', '<dl><dd>vegan</dd><dt>V</dt><dd>vegan</dd></dl>'],
  ['more than forty signs', `<dl>${'<dt>V</dt><dd>vegan</dd>'.repeat(41)}</dl>`],
])('reads no legend in a list of %s', (_, html) => {
  expect(read(html)).toBeNull()
})
