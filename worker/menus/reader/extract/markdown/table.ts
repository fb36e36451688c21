import { takePrice } from '../lines/prices/price.ts'
import { pageText } from '../words/pageText.ts'

interface Row {
  name: string
  description: string
  price: string
}

/** The line between a table's head and its body. */
export function isTableRule(line: string): boolean {
  return /^[|\s:-]+$/.test(line)
}

/** A row of a markdown table as a dish: the first cell with letters is its name. Null for a head or an empty row. */
export function readRow(line: string): Row | null {
  const cells = line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.replaceAll('¦', '|').trim())
    .filter((cell) => cell !== '')
  const prices = cells.filter((cell) => /\d/.test(cell) && takePrice(cell)?.text === '')
  const texts = cells.filter((cell) => !prices.includes(cell) && /\p{L}/u.test(cell))
  const [name, ...rest] = texts
  const isHead = prices.length === 0 && texts.some((text) => pageText(text).is('controls'))
  if (isHead || name === undefined) return null
  return { name, description: rest.join(', '), price: prices.join(' / ') }
}
