import { describe, expect, it } from 'vitest'
import { extractMarkdown } from './extractMarkdown.ts'

const read = (markdown: string) =>
  extractMarkdown(markdown).items.map(({ name, description, price, section }) => [
    section,
    name,
    description,
    price,
  ])

describe('extractMarkdown', () => {
  it('reads headings and lists', () => {
    expect(read('# Menu\n\n## Soups\n\n- Tomato soup … 9.50\n- Lentil soup: with lemon\n')).toEqual(
      [
        ['Soups', 'Tomato soup', '', '9.50'],
        ['Soups', 'Lentil soup', 'with lemon', ''],
      ],
    )
  })

  it('reads bold names with what follows them', () => {
    expect(read('**Dal** - black lentils $8\n\n**Naan** (V) $3\nfrom the clay oven\n')).toEqual([
      ['', 'Dal', 'black lentils', '$8'],
      ['', 'Naan', 'from the clay oven', '$3'],
    ])
  })

  it('reads tables', () => {
    expect(
      read('| Dish | | Price |\n|---|---|---|\n| Pho | noodles | $11 |\n| Bun | | $9 |'),
    ).toEqual([
      ['', 'Pho', 'noodles', '$11'],
      ['', 'Bun', '', '$9'],
    ])
  })

  it('takes legends and italics for notes', () => {
    const { notes, items } = extractMarkdown(
      'VG = vegan, V = vegetarian\n\n*All soups on meat stock*\n\n- Soup 5',
    )
    expect(notes.map(({ text }) => text)).toEqual([
      'VG = vegan, V = vegetarian',
      'All soups on meat stock',
    ])
    expect(items).toHaveLength(1)
  })
})
