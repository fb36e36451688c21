import type { Lines, ParsedLine } from './parseLine.ts'

const MAX_WORDS = 7
/** A heading that looks like any other line has no more words. */
const MAX_ALONE = 5

/** Alone: a "Coffee shop" may head a menu. */
const SHOP = /^(?:(?:our |online |web)?shop|store|boutique|tienda|negozio|loja|winkel|sklep)$/i

/** The lines with what stands under "Upcoming events", "Gift vouchers" or "Jobs" set aside. */
export function dropElsewhere(lines: Lines): ParsedLine[] {
  return setAside(
    lines,
    (at) => isElsewhere(lines[at]),
    (line) => line.level > 0 || line.hint === 'section' || (line.isSection && line.isBold),
  )
}

/** Among lines of one size only the words alone make a heading. */
function isElsewhere(line: ParsedLine | undefined): boolean {
  if (line === undefined || line.isSection || line.isAside) return false
  if (line.words > (line.level === 0 ? MAX_ALONE : MAX_WORDS)) return false
  if (line.level > 0 && SHOP.test(line.text)) return true
  const { said } = line
  // What is added to a dish is none: "Choose your sauce". With any other word it may head dishes: "Choose your sauce and pasta".
  const isApart = line.level > 0 || (line.isBold && line.hint !== 'description')
  if (isApart && said.is('supplements')) return true
  return line.level === 0 ? said.is('elsewhere') : said.holds('elsewhere') && !said.holds('menus')
}

/** The level of a heading that only its look shows. */
const LOWEST_LEVEL = 7

/**
 * The lines with the parts of the page set aside that begin with certain headings. A part ends at a heading as large as its own,
 * and at the usual heading of a menu's section.
 */
export function setAside(
  lines: Lines,
  beginsAt: (at: number, isWithin: boolean) => boolean,
  endsAt: (line: ParsedLine, at: number) => boolean,
): ParsedLine[] {
  /** The level of the part's heading, 0 outside of one. */
  let part = 0
  return lines.map((line, at) => {
    const level = line.level || LOWEST_LEVEL
    const isHeading = line.level > 0 && line.kind === 'noise'
    const isText = line.kind === 'text' || line.kind === 'navigation' || isHeading
    const begins = isText && line.price === '' && beginsAt(at, part > 0)
    if (begins) part = part > 0 && level > part ? part : level
    else if (isText && endsAt(line, at) && (level <= part || line.isSection)) part = 0
    if (part === 0) return line
    return line.kind === 'note' ? line : { ...line, kind: 'aside', price: '' }
  })
}
