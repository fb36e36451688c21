import { shortPattern } from '../../text/shortPattern.ts'
import { takePrice } from '../lines/prices/price.ts'
import type { PlacedText } from './placedText.ts'

/** How far from the column's edge a price may end, as a share of the column's width. */
const SLACK = 0.04
const LEAST = 3
const NUMBER_AT_END = shortPattern(
  200,
  /^(.*\p{L}.*?[^\d\s.,])\s+(\S{0,2}\d{1,2}\s?[.,]?\s?\d{0,2})$/u,
)

/**
 * Numbers at the ends of lines that end at one edge are prices, though a reader lost their point or sign: dots are put
 * before them, as menus do.
 */
export function leadPrices(rows: readonly (readonly PlacedText[])[]): PlacedText[][] {
  const lasts = rows.flatMap((row) => row.at(-1) ?? [])
  const left = Math.min(...lasts.map(({ x0 }) => x0))
  const ends = lasts
    .filter(({ text }) => takePrice(text) !== null || NUMBER_AT_END.test(text))
    .map(({ x1 }) => x1)
  const edge = Math.max(...ends)
  const slack = (edge - left) * SLACK
  const isAligned = ({ x1 }: PlacedText) => Math.abs(x1 - edge) <= slack
  if (lasts.filter((part) => isAligned(part) && NUMBER_AT_END.test(part.text)).length < LEAST) {
    return rows.map((row) => [...row])
  }
  return rows.map((row) =>
    row.map((part) =>
      part === row.at(-1) && isAligned(part) ? { ...part, text: lead(part.text) } : part,
    ),
  )
}

function lead(text: string): string {
  const found = NUMBER_AT_END.exec(text)
  return found === null ? text : `${found[1]} … ${(found[2] ?? '').replace(/\s+/g, '')}`
}
