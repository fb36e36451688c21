import { isFormulaHeading } from '../../words/notDish.ts'
import { pageText } from '../../words/pageText.ts'
import { isSectionName } from '../../words/sectionWords.ts'
import { type Lines, linesUntil, type ParsedLine } from '../parseLine.ts'
import { readAmounts } from './amounts.ts'

/** "SIDES 8", "Menú del día 14,50 €": a heading with the price of all that stands under it is a heading. */
export function findPricedSections(lines: Lines): ParsedLine[] {
  return lines.map((line, at) => {
    if (isPriceOfAll(lines, at))
      return { ...line, kind: line.kind === 'price' ? 'noise' : 'note', price: '' }
    // What it heads are dishes, whatever it is called.
    if (isPriceOfAll(lines, at + 1)) return { ...line, isSection: true }
    const rest = line.price === '' ? line.rest.replace(BARE_PRICE, '') : line.rest
    const isHeading = rest !== line.rest || line.price !== ''
    return isHeading && isPricedSection(lines, { ...line, rest }, at)
      ? { ...line, rest, price: '', isSection: true }
      : line
  })
}

/**
 * "Juices", "12 oz $7 | 16 oz $9": the price below a section's heading, where nothing further down has one. Below any other heading,
 * several prices or one of each: "Wraps", "£9 on its own / £12 with chips".
 */
function isPriceOfAll(lines: Lines, at: number): boolean {
  const [heading, line] = [lines[at - 1], lines[at]]
  if (heading === undefined || heading.level === 0 || heading.price !== '') return false
  const isOfSection = heading.isSection && line?.kind === 'price'
  if (line === undefined || !(isOfSection || isOfAll(line))) return false
  const below = lines.slice(at + 1, at + 8)
  const listed = linesUntil(below, ({ level }) => level > 0 && level <= heading.level)
  const texts = listed.filter(({ kind }) => kind === 'text')
  const names = texts.filter(({ level, hint }) => level > heading.level || hint === 'name')
  return names.length >= 2 && listed.every(({ price }) => price === '')
}

function isOfAll({ kind, text, price }: ParsedLine): boolean {
  if (kind === 'price' && EACH.test(price)) return true
  return kind === 'text' && readAmounts(text).filter(({ isSure }) => isSure).length > 1
}

/** A number that no other line of the look has, so that it was not taken for a price. */
const BARE_PRICE = /\s\d{1,3}(?:[.,]\d{1,2})?$/

/** "SIDES 5 each" looks like a dish's line, and tells by its words that it is none. */
const EACH =
  /(?:^|\s)(?:each|ea|all|alle|tous?|todos?|tutti|je|jeweils|chacune?|cada una?|ciascun[oa]|per stuk|za sztukę)\.?$/i

function isPricedSection(lines: Lines, line: ParsedLine, at: number): boolean {
  if (line.kind !== 'text' || line.hint === 'name') return false
  const below = lines.slice(at + 1, at + 8).filter(({ kind }) => kind === 'text')
  const [first] = below
  const isEach = EACH.test(line.price)
  if (first === undefined || first.price !== '') return false
  if (first.style === line.style && !isEach) return false
  // Courses stand below "Menu découverte 32 €".
  if (line.level > 0 && first.level > line.level && isFormulaHeading(line.rest)) return true
  const isForMany = line.level > 0 && pageText(line.price).consistsOf('payers')
  if (!isForMany && (!isSectionName(line.rest) || !standsOut(line))) return false
  const listed = linesUntil(below, ({ level, style, isSection, price }) => {
    const isNext = isEach ? isSection || price !== '' : style === line.style
    return level > 0 || isNext
  })
  return (
    listed.every(({ price }) => price === '') &&
    listed.filter(({ style }) => style === first.style).length >= 2
  )
}

/** Whether a line looks like a heading, in a text without markup by its capitals. */
export function standsOut({ level, isBold, rest }: ParsedLine): boolean {
  return level > 0 || isBold || rest === rest.toUpperCase()
}

const MIN_HEADINGS = 3
/** Of the dishes with a price, so many have such a heading below. */
const MIN_SHARE = 0.6

/** Makes plain lines of headings that tell what is in the dish above: "Tomato, hummus, onion" below "Veggie Gyro $4". */
export function lowerHeadings(lines: Lines): ParsedLine[] {
  const isDish = (line?: ParsedLine) => line?.level === 0 && line.price !== ''
  const dishes = lines.filter((line) => line.kind === 'text' && isDish(line)).length
  const headings = [...lines.keys()].filter((at) => lines[at]?.level && lines[at].kind === 'text')
  const isBelow = (at: number) => isDish(lines[at - 1]) || lines[at - 1]?.style === lines[at]?.style
  const describing = Map.groupBy(headings, (at) => lines[at]?.level ?? 0)
  for (const [level, alike] of describing) {
    const below = alike.filter(isBelow)
    const isMany = alike.length >= MIN_HEADINGS && below.length >= dishes * MIN_SHARE
    const isUsual = below[0] === alike[0] && below.length >= alike.length * 0.8
    const isOther = alike.some((at) => lines[at]?.isSection || lines[at]?.price !== '')
    if (!isMany || !isUsual || isOther) describing.delete(level)
  }
  return lines.map((line) => (describing.has(line.level) ? { ...line, level: 0 } : line))
}
