import { readFileSync } from 'node:fs'

export interface CardItem {
  name: string
  description: string
  price: string
  mark: string
}

/** A menu: the source of the picture, and what must be read from it. */
export interface Card {
  title: string
  notes: string[]
  sections: { title: string; items: CardItem[] }[]
}

const PRICE = /^[$£€]?\d+(\.\d+)?$/

/**
 * Reads `cards/NAME.txt`: "# title", "## section", "> note", and dishes as "name | description | price | mark", where
 * description and mark may be missing.
 */
export function readCard(name: string): Card {
  const card: Card = { title: '', notes: [], sections: [] }
  const text = readFileSync(new URL(`cards/${name}.txt`, import.meta.url), 'utf8')
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    if (line.startsWith('## ')) card.sections.push({ title: line.slice(3), items: [] })
    else if (line.startsWith('# ')) card.title = line.slice(2)
    else if (line.startsWith('> ')) card.notes.push(line.slice(2))
    else card.sections.at(-1)?.items.push(readItem(line))
  }
  return card
}

function readItem(line: string): CardItem {
  const [name = '', ...rest] = line.split(' | ').map((part) => part.trim())
  const at = rest.findIndex((part) => PRICE.test(part))
  return {
    name,
    description: at > 0 ? (rest[0] ?? '') : '',
    price: rest[at] ?? '',
    mark: rest[at + 1] ?? '',
  }
}
