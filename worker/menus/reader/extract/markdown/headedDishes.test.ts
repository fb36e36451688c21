import { describe, expect, it } from 'vitest'
import { extractMarkdown } from '../extractMarkdown.ts'

function dishesOf(markdown: string) {
  return extractMarkdown(markdown).items.map(({ section, name, description, price }) => {
    return [section, name, description, price]
  })
}

describe('a menu in markdown', () => {
  it('may give each dish a heading, with the price after the text below', () => {
    const menu = `## Starters\n\n### Summer rolls\n\nRice paper, tofu, mint. *$8*\n\n### Corn fritters\nSweetcorn and relish. *$9.50*\n\n## Curries\n\n### Jungle curry\n\nGreen peppercorn, long beans. *$15*`
    expect(dishesOf(menu)).toEqual([
      ['Starters', 'Summer rolls', 'Rice paper, tofu, mint.', '$8'],
      ['Starters', 'Corn fritters', 'Sweetcorn and relish.', '$9.50'],
      ['Curries', 'Jungle curry', 'Green peppercorn, long beans.', '$15'],
    ])
  })

  it('may say what a dish is in a paragraph of its own', () => {
    const menu = `## Mains\n\n**Beet tartare** · $16\n\nCapers, shallot, rye crisp.\n\n**Celeriac steak** · $28\n\nSpinach, red wine.\n`
    expect(dishesOf(menu)).toEqual([
      ['Mains', 'Beet tartare', 'Capers, shallot, rye crisp.', '$16'],
      ['Mains', 'Celeriac steak', 'Spinach, red wine.', '$28'],
    ])
  })

  it('keeps a heading above several dishes a section', () => {
    const menu = '### Sides\n\nChips $4\n\nRice $3\n\n### Drinks\n\n- Cola $2'
    expect(dishesOf(menu).map(([section, name]) => [section, name])).toEqual([
      ['Sides', 'Chips'],
      ['Sides', 'Rice'],
      ['Drinks', 'Cola'],
    ])
  })
})
