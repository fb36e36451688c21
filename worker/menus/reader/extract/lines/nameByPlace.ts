import type { Lines, ParsedLine } from './parseLine.ts'

const MIN_ALIKE = 3

/** "Veggie", "Italiano" and "Normal" are dishes where they look like the names of others and have a price below, as those have. */
export function nameByPlace(lines: Lines): ParsedLine[] {
  const isPriced = ({ price, depth, hint }: ParsedLine, at: number) => {
    const [isNamed, next] = [hint === 'name', lines[at + 1]]
    return price === '' && next?.kind === 'price' && (next.depth > depth || isNamed)
  }
  const names = lines.filter((line, at) => line.kind === 'text' && isPriced(line, at))
  const alike = Map.groupBy(names, ({ style }) => style)
  const sizes = Map.groupBy(lines, ({ kind, text }) => (kind === 'size' ? text : ''))
  return lines.map((line, at) => {
    if (isOfPrice(lines, at)) return { ...line, kind: 'noise' }
    const { kind, style, text, said, hint } = line
    // The sizes of dishes come again with each.
    const isSize = kind === 'size' && hint === 'name' && sizes.get(text)?.length === 1
    const isOther = kind === 'marks' || isSize || (kind === 'navigation' && !said.holds('menus'))
    const isName = isOther && isPriced(line, at) && /^\p{L}{4}/u.test(text)
    if (!isName || (alike.get(style)?.length ?? 0) < MIN_ALIKE) return line
    return { ...line, kind: 'text', rest: text, words: 1, marks: [] }
  })
}

/** "Customise", "per person" behind a price and in the price's own box. */
function isOfPrice(lines: Lines, at: number): boolean {
  const [above, price, line] = lines.slice(Math.max(0, at - 2), at + 1)
  if (line?.kind !== 'text' || line.hint !== 'price' || line.price !== '') return false
  const isWithin = price?.kind === 'price' && line.depth > price.depth
  // In a list that is called "prices" the names are too.
  return isWithin && price.hint === 'price' && above?.hint !== 'price'
}
