import { pageText } from '../words/pageText.ts'
import { setAside } from './elsewhere.ts'
import type { Name, Names } from './nameStyles.ts'
import type { Lines, ParsedLine } from './parseLine.ts'

/** "2021" behind a name. */
const VINTAGE = /(?:^|\D)(?:19[5-9]\d|20[0-3]\d)(?:\D|$)/
/** Below a heading that only names a colour so many names are looked at, and half of them have a year. */
const LOOKED_AT = 4
/** A heading has no more words. */
const MAX_WORDS = 8

/** The lines with those of wine lists set aside; their names are taken out of `names`. */
export function dropWines(lines: Lines, names: Map<number, Name>): ParsedLine[] {
  const kept = setAside(
    lines,
    (at, isWithin) => isWineHeading(lines, names, at, isWithin),
    ({ level, isSection, isBold }, at) => !names.has(at) && (level > 0 || isSection || isBold),
  )
  for (const [at, line] of kept.entries()) if (line !== lines[at]) names.delete(at)
  return kept
}

function isWineHeading(lines: Lines, names: Names, at: number, isWithin: boolean): boolean {
  const line = lines[at]
  if (line === undefined) return false
  const { rest, level, words } = line
  const priced = lines.slice(at + 1, at + LOOKED_AT).find(({ price }) => price !== '')
  // "House red" with a price of its own is no heading.
  if (words > MAX_WORDS || (names.get(at)?.price && priced?.kind === 'price')) return false
  const said = line.said.text === rest ? line.said : pageText(rest)
  const isOfWines = said.holds('wines') && said.consistsOf('wines', 'colours', 'sizes', 'menus')
  const above = lines[at - 1]
  // The largest heading may be the name of the place: "Bodega Verde". "Starters", "Mains", "Wines" one below the other are the
  // tabs of a page.
  if (isOfWines && level !== 1) return !(above?.isSection && above.style === lines[at]?.style)
  if (!isOfWines && !said.consistsOf('colours')) return false
  if (isWithin) return true
  const below: string[] = []
  for (let next = at + 1; next < at + 2 * LOOKED_AT && below.length < LOOKED_AT; next++)
    if (names.has(next)) below.push(lines[next]?.text ?? '')
  const dated = below.filter((text) => VINTAGE.test(text)).length
  return dated > 0 && dated >= below.length / 2
}
