import type { Lines, ParsedLine } from './parseLine.ts'

const MIN_HEADINGS = 3
/** Of the dishes with a price, so many have such a heading below. */
const MIN_SHARE = 0.6

/** Headings as other lines where a page prints in headings what is in the dish above: "Veggie Gyro $4", "Tomato, hummus, onion". */
export function lowerHeadings(lines: Lines): ParsedLine[] {
  const priced = lines.filter(
    ({ kind, level, price }) => kind === 'text' && level === 0 && price !== '',
  )
  const isBelowPrice = ({ style }: ParsedLine, at: number) => {
    const above = lines[at - 1]
    return (
      above !== undefined && (above.style === style || (above.level === 0 && above.price !== ''))
    )
  }
  const headings = lines.flatMap((line, at) =>
    line.level > 0 && line.kind === 'text' ? { line, isBelow: isBelowPrice(line, at) } : [],
  )
  const describing = [...Map.groupBy(headings, ({ line }) => line.level)].filter(([, alike]) => {
    const below = alike.filter(({ isBelow }) => isBelow).length
    const isMany = alike.length >= MIN_HEADINGS && below >= priced.length * MIN_SHARE
    const isUsual = alike[0]?.isBelow === true && below >= alike.length * 0.8
    return isMany && isUsual && !alike.some(({ line }) => line.isSection || line.price !== '')
  })
  const levels = new Set(describing.map(([level]) => level))
  return lines.map((line) => (levels.has(line.level) ? { ...line, level: 0 } : line))
}
