import type { Lines, ParsedLine } from './parseLine.ts'

const MIN_ALIKE = 3

/** "Veggie" and "Italiano" are dishes where they look like the names of others and have a price below them, as those have. */
export function nameByPlace(lines: Lines): ParsedLine[] {
  const isPriced = ({ price, depth }: ParsedLine, at: number) =>
    price === '' && lines[at + 1]?.kind === 'price' && (lines[at + 1]?.depth ?? 0) > depth
  const names = lines.filter((line, at) => line.kind === 'text' && isPriced(line, at))
  const alike = Map.groupBy(names, ({ style }) => style)
  return lines.map((line, at) => {
    const { kind, style, text, said } = line
    const isOther = kind === 'marks' || (kind === 'navigation' && !said.holds('menus'))
    const isName = isOther && isPriced(line, at) && /^\p{L}{4}/u.test(text)
    if (!isName || (alike.get(style)?.length ?? 0) < MIN_ALIKE) return line
    return { ...line, kind: 'text', rest: text, words: 1, marks: [] }
  })
}
