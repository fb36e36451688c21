import { isFormulaHeading } from '../../words/notDish.ts'
import { consistsOf } from '../../words/pageWords.ts'
import { isSectionName } from '../../words/sectionWords.ts'
import type { ParsedLine } from '../parseLine.ts'

/** "SIDES 8", "Menú del día 14,50 €": a heading with the price of all that stands under it is a heading. */
export function findPricedSections(lines: readonly ParsedLine[]): ParsedLine[] {
  return lines.map((line, at) => {
    const rest = line.price === '' ? line.rest.replace(BARE_PRICE, '') : line.rest
    const isHeading = rest !== line.rest || line.price !== ''
    return isHeading && isPricedSection(lines, { ...line, rest }, at)
      ? { ...line, rest, price: '', isSection: true }
      : line
  })
}

/** A number that no other line of the look has, so that it was not taken for a price. */
const BARE_PRICE = /\s\d{1,3}(?:[.,]\d{1,2})?$/

function isPricedSection(lines: readonly ParsedLine[], line: ParsedLine, at: number): boolean {
  if (line.kind !== 'text' || line.hint === 'name') return false
  const below = lines.slice(at + 1, at + 8).filter(({ kind }) => kind === 'text')
  const [first] = below
  if (first === undefined || first.price !== '' || first.style === line.style) return false
  // Courses stand below "Menu découverte 32 €".
  if (line.level > 0 && first.level > line.level && isFormulaHeading(line.rest)) return true
  const isForMany = line.level > 0 && consistsOf(line.price, 'payers')
  if (!isForMany && (!isSectionName(line.rest) || !standsOut(line))) return false
  if (first.isSection) return true
  const end = below.findIndex(({ level, style }) => level > 0 || style === line.style)
  const listed = end === -1 ? below : below.slice(0, end)
  return (
    listed.every(({ price }) => price === '') &&
    listed.filter(({ style }) => style === first.style).length >= 2
  )
}

function standsOut({ level, isBold, rest }: ParsedLine): boolean {
  return level > 0 || isBold || rest === rest.toUpperCase()
}
