import { isHeadingName, type Lines, type ParsedLine } from '../parseLine.ts'

/** The least share of a column's numbers that rise where they count dishes. */
const MOSTLY = 0.8

/**
 * Bare numbers stay prices only where several lines that look alike end in one; elsewhere they go back into the text, and
 * a column of 1, 2, 3 is a numbering.
 */
export function acceptPrices(lines: Lines): ParsedLine[] {
  const listed = lines.filter(({ kind }) => kind === 'text' || kind === 'price')
  const groups = [...Map.groupBy(listed, lookAlike)]
  const looks = new Map(groups.map(([style, alike]) => [style, lookOf(alike)]))
  const sure = [...looks.values()].reduce((sum, look) => sum + look.sure, 0)
  for (const [style, look] of looks)
    if (!isPriced(look) || isNumbering(look, sure)) looks.delete(style)
  const besides = stylesBesidePrices(listed)
  return lines.map((line, at) => {
    const beside = line.kind === 'price' ? besides.get(line.style) : undefined
    if (beside !== undefined) return withoutBeside(line, beside)
    // "Lager 0,33", with its price below.
    if (/^0[.,]\d+$/.test(line.price) && isBeforePrice(lines, at)) return withoutPrice(line)
    if (line.price === '' || line.isSurePrice || line.hint === 'price') return line
    return looks.has(lookAlike(line)) && !isBeforePrice(lines, at) ? line : withoutPrice(line)
  })
}

/** Where all lines look alike, those of nothing but a number still do so among themselves. */
const lookAlike = ({ style, kind }: ParsedLine) => (kind === 'price' ? `${style} price` : style)

/** "7", "1, 7", "150/100" */
const WHOLE_NUMBERS = /^\d{1,4}(?:\s?[,/]\s?\d{1,4})*$/
/** The highest number of an allergen. */
const MAX_ALLERGEN = 14
const MIN_BESIDE = 3

/** Looks of lines that are whole numbers, one beside each written price, and whether they stand behind it: grams or allergens. */
function stylesBesidePrices(listed: Lines): Map<string, boolean> {
  const besides = new Map<string, { places: Set<number>; at: number; count: number }>()
  let written = 0
  for (const { kind, text, style, isSurePrice } of listed) {
    if (kind !== 'price') continue
    const isNumber = WHOLE_NUMBERS.test(text)
    if (!isNumber && isSurePrice) written += 1
    const look = besides.get(style) ?? { places: new Set(), at: written, count: 0 }
    besides.set(style, look)
    if (isNumber) look.places.add(written)
    look.count += 1
  }
  // One for each written price, and no written price among them.
  const found = [...besides].filter(
    ([, { places, count }]) => count >= MIN_BESIDE && places.size === count && written >= count,
  )
  return new Map(found.map(([style, { at }]) => [style, at > 0]))
}

function withoutBeside(line: ParsedLine, isBehind: boolean): ParsedLine {
  const numbers = line.text.split(/[\s,/]+/)
  const areMarks = isBehind && numbers.every((number) => Number(number) <= MAX_ALLERGEN)
  return { ...line, kind: areMarks ? 'marks' : 'noise', price: '', marks: areMarks ? numbers : [] }
}

type Look = ReturnType<typeof lookOf>

/** What lines of one look end in: how many there are, the bare numbers, and how many sure prices. */
function lookOf(alike: Lines) {
  const priced = alike.filter(({ price }) => price !== '')
  const bare = priced.filter(({ isSurePrice }) => !isSurePrice)
  return {
    all: alike.length,
    bare: bare.map(({ price }) => Number.parseFloat(price.replace(',', '.'))),
    sure: priced.length - bare.length,
    isHeading: (alike[0]?.level ?? 0) > 0,
  }
}

/** "Chicken 65" with "$9.00" below. */
function isBeforePrice(lines: Lines, at: number): boolean {
  const below = lines.slice(at + 1, at + 3).find(({ kind }) => kind !== 'size' && kind !== 'marks')
  return lines[at]?.kind === 'text' && below?.kind === 'price' && below.isSurePrice
}

function isPriced({ all, bare, sure }: Look): boolean {
  const count = bare.length + sure
  return count >= 3 && count >= all * 0.3 && !isCounting(bare)
}

/**
 * Whether these are numbers of dishes whose prices stand elsewhere ("11", "12", "30"), or that are part of a heading
 * ("Menü 2"): a page that writes its prices out writes all of them so.
 */
function isNumbering({ all, bare, sure, isHeading }: Look, sureOnPage: number): boolean {
  if (sure > 0 || sureOnPage === 0 || !bare.every(Number.isInteger)) return false
  const rising = bare.filter((value, at) => value > (bare[at - 1] ?? Number.NEGATIVE_INFINITY))
  // A dish may be out of order, and "4a" is no number.
  const isMostly = rising.length >= MOSTLY * bare.length && bare.length >= MOSTLY * all
  return isMostly || (isHeading && bare.length < all && sureOnPage >= bare.length)
}

function isCounting(values: readonly number[]): boolean {
  const steps = values.filter((value, at) => at > 0 && value - (values[at - 1] ?? 0) === 1)
  return values.length >= 3 && steps.length >= (values.length - 1) * 0.7
}

function withoutPrice(line: ParsedLine): ParsedLine {
  if (line.kind === 'price') return { ...line, kind: 'noise', price: '' }
  const rest = `${line.rest} ${line.price}`.trim()
  return { ...line, rest, price: '', isSection: isHeadingName(line, rest) }
}
