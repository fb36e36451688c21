import type { MenuItem } from '../../../worker/menus/reader/menu.ts'
import type { Card } from './cards.ts'

/** Only letters and digits, so that misread accents and commas do not count. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** The edit distance: the fewest letters to change, insert or delete. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i)
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1]
    for (const [j, against] of [...other].entries()) {
      const changed = (row[j] ?? 0) + (letter === against ? 0 : 1)
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** One wrong letter in eight is forgiven. */
function isSame(read: string, printed: string): boolean {
  const [a, b] = [plain(read), plain(printed)]
  return a !== '' && distance(a, b) <= b.length / 8
}

export interface Comparison {
  printed: number
  found: number
  /** Dishes that were read but are not on the card. */
  invented: string[]
  missed: string[]
  /** The number of found dishes whose price was read too. */
  priced: number
}

/** Each dish of the card is matched by at most one dish that was read. */
export function compare(card: Card, items: readonly MenuItem[]): Comparison {
  const rest = [...items]
  const missed: string[] = []
  let priced = 0
  const dishes = card.sections.flatMap((section) => section.items)
  for (const dish of dishes) {
    const at = rest.findIndex(({ name }) => isSame(name, dish.name))
    const [item] = at < 0 ? [] : rest.splice(at, 1)
    if (item === undefined) missed.push(dish.name)
    else if (plain(item.price) === plain(dish.price)) priced += 1
  }
  const found = dishes.length - missed.length
  return { printed: dishes.length, found, invented: rest.map(({ name }) => name), missed, priced }
}
