import type { Lines, ParsedLine } from './parseLine.ts'
import { setAside } from './setAside.ts'

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
    ({ level, isSection, isBold }) => level > 0 || (isSection && isBold),
  )
}

/** Among lines of one size only the words alone make a heading. */
function isElsewhere(line: ParsedLine | undefined): boolean {
  if (line === undefined || line.isSection || line.isAside || line.words > MAX_WORDS) return false
  if (line.level === 0 && line.words > MAX_ALONE) return false
  if (line.level > 0 && SHOP.test(line.text)) return true
  const { said } = line
  return line.level === 0 ? said.is('elsewhere') : said.holds('elsewhere') && !said.holds('menus')
}
