import { consistsOf, holds } from '../words/pageWords.ts'
import type { Name } from './findNames.ts'
import type { ParsedLine } from './parseLine.ts'

/** "2021" behind a name. */
const VINTAGE = /(?:^|\D)(?:19[5-9]\d|20[0-3]\d)(?:\D|$)/
/** Below a heading that only names a colour so many names are looked at, and half of them have a year. */
const LOOKED_AT = 4
/** Of headings by their looks alone. */
const LOWEST_LEVEL = 7

/** The lines with those of wine lists set aside; their names are taken out of `names`. */
export function dropWines(lines: readonly ParsedLine[], names: Map<number, Name>): ParsedLine[] {
  /** The level of the heading of the list of wines, 0 outside of one. */
  let wineLevel = 0
  return lines.map((line, at) => {
    const isWine =
      line.kind === 'text' && line.price === '' && isWineHeading(lines, names, at, wineLevel > 0)
    const level = line.level || LOWEST_LEVEL
    if (isWine) wineLevel = wineLevel > 0 && level > wineLevel ? wineLevel : level
    else if (!names.has(at) && endsList(line) && level <= wineLevel) wineLevel = 0
    if (wineLevel === 0) return line
    names.delete(at)
    return line.kind === 'note' ? line : { ...line, kind: 'aside', price: '' }
  })
}

/** A heading by its looks or by its words. */
function endsList({ kind, level, isSection, isBold }: ParsedLine): boolean {
  return kind === 'text' && (level > 0 || isSection || isBold)
}

/** "Starters", "Mains", "Wines" one below the other are the tabs of a page. */
function isInRow(lines: readonly ParsedLine[], at: number): boolean {
  const above = lines[at - 1]
  return above?.isSection === true && above.style === lines[at]?.style
}

function isWineHeading(
  lines: readonly ParsedLine[],
  names: ReadonlyMap<number, Name>,
  at: number,
  isWithin: boolean,
): boolean {
  const heading = lines[at]?.rest ?? ''
  if (consistsOf(heading, 'wines', 'colours') && holds(heading, 'wines')) return !isInRow(lines, at)
  if (!consistsOf(heading, 'colours')) return false
  if (isWithin) return true
  const below: string[] = []
  for (let next = at + 1; next < at + 2 * LOOKED_AT && below.length < LOOKED_AT; next++) {
    if (names.has(next)) below.push(lines[next]?.text ?? '')
  }
  const dated = below.filter((text) => VINTAGE.test(text)).length
  return dated > 0 && dated >= below.length / 2
}
