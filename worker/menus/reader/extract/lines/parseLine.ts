import { isVeganHeading } from '../../judge/veganHeading.ts'
import { splitMarks } from '../../marks/splitMarks.ts'
import { remember } from '../../text/remember.ts'
import { hasFoodWord } from '../words/foodWords.ts'
import { hasDate, isContact, isControl, isHours, isLegal, isNavigation } from '../words/noise.ts'
import { isCourseLabel, isNoDish } from '../words/notDish.ts'
import { PageText, pageText } from '../words/pageText.ts'
import { isSectionName } from '../words/sectionWords.ts'
import { isNote } from './noteLine.ts'
import { isSize, takePrice } from './prices/price.ts'
import { countWords, cutNumbering, saysWord } from './splitName.ts'
import type { TextLine } from './textLine.ts'

/** Letters of the longest line that is looked at closely. */
const MAX_PARSED = 700

/** A choice within a dish has a price and is no dish: "a) mit Tofu 10,90 €", "Add chicken +$4". */
const OPTION =
  /^(?:[a-h]\)\s|\+|(?:add|mit|with|sub|make it|upgrade|(?:your )?choice of|choose|with choice of|au choix|a elegir|wahlweise)[\s:])/i
/** "Leaves, radish. Add avocado $2": the price is of what comes last. */
const ENDS_IN_OPTION =
  /[.!?;–—•|]\s+\*{0,2}(?:add|sub|make it|upgrade|mit|wahlweise)\s[^.!?]*\d|\sadd\s\p{Sc}?\d[\d.,]*$/iu
const SENTENCE_END = /\p{Ll}{3}[.!?]\s+(?=\p{Lu})/gu
const MIN_TALK = 12
const MIN_DESCRIBING = 4
/** "Foie gras (+6 €)" among the dishes of a set menu. */
const SUPPLEMENT = /\(\+[^()\p{L}]{1,12}\)/u
/** "Lasagne* 12.50", where it would be taken for leaders. */
const STAR_BEFORE_PRICE = /(?<=\p{L}\s?)(?:\*{1,3}|[†‡])(?=\s{1,3}[€£$]?\s?\d)/u
/** "Pho / rice noodles, herbs / 13": what parts the price parts the name as well. */
const SLASH = /^\s\/\s\P{L}+$/u
const PICTURE = /\p{Extended_Pictographic}/gu
const PRICE_LABEL = /^(?:price|preis|prix|precio|prezzo|pre[cç]o|valor|prijs|cena)\s*:\s*/i

type Kind = 'text' | 'price' | 'size' | 'marks' | 'note' | 'noise' | 'navigation' | 'aside'

/** A line with its price and marks taken off, and what its words say of it. */
export interface ParsedLine extends TextLine {
  kind: Kind
  /** Without price, marks and numbering. */
  rest: string
  price: string
  /** Whether the price is one by itself; a bare number needs others like it. */
  isSurePrice: boolean
  marks: readonly string[]
  /** 0 for a title, 1 for a sentence or a list of what is in a dish. */
  prose: number
  words: number
  isSection: boolean
  hasFood: boolean
  hasDate: boolean
  /** Of its text as printed. */
  said: PageText
}

/** All lines of a page or a sheet; others are named by their place among these. */
export type Lines = readonly ParsedLine[]

/** The lines before the first that ends them, or all. */
export function linesUntil(lines: Lines, isEnd: (line: ParsedLine) => boolean): Lines {
  const end = lines.findIndex(isEnd)
  return end < 0 ? lines : lines.slice(0, end)
}

/** Texts that are kept, as many of a menu's prices and badges are alike. */
const MOST = 300

/** A text without its price and marks, read once for all lines that say the same. */
const takeApart = remember(MOST, (text) => {
  const numberless = cutNumbering(text.replace(PRICE_LABEL, '').replace(SUPPLEMENT, ''))
  const outer = splitMarks(numberless)
  const priced = outer.text === '' ? null : takePrice(outer.text)
  const isOpen = priced === null && outer.marks.length === 0
  const inner = isOpen ? outer : splitMarks(priced?.text ?? outer.text)
  const starred = priced === null ? null : STAR_BEFORE_PRICE.exec(outer.text)?.[0]
  const dietName = inner.text === '' ? (DIET_NAME.exec(priced?.text ?? numberless)?.[0] ?? '') : ''
  const open = dietName || cutNumbering(inner.text)
  const isSlashed = priced !== null && SLASH.test(outer.text.slice(priced.text.length))
  // "9.00 🌽🫛"
  const signs = [...(starred ? [starred] : []), ...(priced?.price.match(PICTURE) ?? [])]
  const says = sayOf(isSlashed ? open.replace(' / ', ' – ') : open)
  const marks = [...outer.marks, ...inner.marks]
  const said = pageText(text)
  const isOfHours = isHours(said)
  const isNoise = isOfHours || isLegal(text) || isControl(said) || ENERGY.test(text)
  const told = { isNote: isNote(text), isNoise, hasDate: isOfHours || hasDate(said) }
  return { priced, inner: inner.text, says, said, marks, signs, ...told }
})

type Apart = ReturnType<typeof takeApart>
const ENERGY = /^\d{2,4}\s?(?:k?cal|calories|kj)\b/i

function sayOf(rest: string) {
  const words = countWords(rest)
  return { rest, words, prose: proseOf(rest, words), hasFood: hasFoodWord(rest) }
}

/** A line with what it says. The line above tells whether a "with …" goes on from it. */
export function parseLine(line: TextLine, above?: TextLine): ParsedLine {
  if (line.text.length > MAX_PARSED) return unparsed(line)
  const apart = takeApart(line.text)
  const { priced, inner, said } = apart
  // A heading that is nothing but a diet heads the dishes of that diet.
  const isDietHeading =
    inner === '' && line.level > 0 && (isSectionName(line.text) || isVeganHeading(line.text))
  const { rest, ...says } = isDietHeading ? sayOf(line.text) : apart.says
  const found = [...apart.marks, ...line.icons, ...apart.signs]
  const marks = isDietHeading ? [] : [...new Set(found)].filter((mark) => mark !== rest)
  const isPlainPriced =
    line.level === 0 && line.hint === 'none' && rest !== '' && priced?.isSure === true
  const parsed: ParsedLine = {
    ...line,
    // Where nothing else tells a name from what stands below it, its price does.
    style: isPlainPriced ? `${line.style}$` : line.style,
    kind: 'text',
    rest,
    price: priced?.price.replace(PICTURE, '').trimEnd() ?? '',
    isSurePrice: priced?.isSure ?? false,
    marks,
    ...says,
    isSection: priced === null && isHeadingName(line, rest),
    hasDate: apart.hasDate,
    said,
  }
  parsed.kind = kindOf(parsed, apart, isDietHeading)
  if (parsed.price === '') return parsed
  // "Sweet or spicy, extra rib +€9" where a page puts its descriptions, and no topping by itself: "Cocoa sauce +$1".
  const isAdded = /^[^+].*\+$/.test(inner) && countWords(inner) >= MIN_DESCRIBING
  const isOfDish = ENDS_IN_OPTION.test(line.text) || (line.hint === 'description' && isAdded)
  const isOnlyOption =
    parsed.kind !== 'noise' && isOption(line.text) && !goesOn(line.text, above, line)
  if (!isOfDish && !isOnlyOption) return parsed
  const option = { ...parsed, price: '', rest: line.text, prose: 1 }
  return { ...option, kind: kindOf(option, apart, isDietHeading) }
}

/** "Vegetariana", "Végétarienne (v)": a pizza's or a crêpe's name, since a mark would speak of the dish as such: "vegetariano". */
const DIET_NAME =
  /^(?:la )?(?:vegana|vegetariana|v[ée]g[ée]tarienne|v[ée]g[ée]talienne|vegetarische)(?=\s*(?:[([]|$))/i

/** A course's name heads a section ("Menü 2") where it looks like a heading; elsewhere it may be a dish: "Soup of the day". */
export function isHeadingName({ level }: TextLine, text: string): boolean {
  return isSectionName(text) || (level > 0 && /[\d\s]/.test(text) && isCourseLabel(text))
}

/** "<b>Fried tofu</b> with slaw 7": what goes on behind a bold name without a price is no choice. */
function goesOn(text: string, above: TextLine | undefined, { isBold, depth }: TextLine): boolean {
  if (above === undefined || !/^(?:with|mit)\s/.test(text) || /\d/.test(above.text)) return false
  return above.isBold && !isBold && depth > above.depth
}

/** Also "From 2 guests, 27.50 each. Children 14.50.": the last of several sentences has a price of its own. */
function isOption(text: string): boolean {
  if (OPTION.test(text)) return true
  const end = [...text.matchAll(SENTENCE_END)].at(-1)
  if (end === undefined || countWords(text) < MIN_TALK) return false
  const last = text.slice(end.index + end[0].length)
  const [before = ''] = last.split(/\d/u, 1)
  return before !== last && /\p{Ll}{3}/u.test(before) && !/[.!?]/.test(before)
}

/** A paragraph too long to be a dish's name, a note or a price. */
function unparsed(line: TextLine): ParsedLine {
  return {
    ...line,
    ...{ price: '', isSurePrice: false, marks: [] },
    ...{ isSection: false, hasFood: false, hasDate: false },
    kind: line.isAside ? 'aside' : 'text',
    rest: line.text,
    prose: 1,
    words: countWords(line.text),
    // Not kept, since it may be a whole page.
    said: new PageText(line.text),
  }
}

function kindOf(line: ParsedLine, apart: Apart, isDietHeading: boolean): Kind {
  const { text, rest, price, marks, said } = line
  const isOnlyMarks = rest === '' && price === '' && marks.length > 0
  // "Vegana (vg) 11" is a pizza.
  const isMarkedDish = price !== '' && marks.length > 0 && line.words === 1
  if (!isOnlyMarks && !isDietHeading && !isMarkedDish && apart.isNote) return 'note'
  if (line.isAside) return 'aside'
  if (text === '' && marks.length > 0) return 'marks'
  if (apart.isNoise) return 'noise'
  if (isNavigation(said)) return line.isSection ? 'text' : 'navigation'
  if (!/[\p{L}\p{N}]/u.test(rest)) {
    if (price !== '') return 'price'
    return marks.length > 0 ? 'marks' : 'noise'
  }
  if (price === '' && isContact(said)) return 'noise'
  if (price !== '' && line.level === 0) {
    const name = pageText(rest)
    if (isNoDish(name) || isControl(name)) return 'noise'
  }
  if (price === '' && line.level === 0 && isSize(text)) return 'size'
  if (!saysWord(rest)) return price === '' ? 'noise' : 'price'
  return 'text'
}

/** What a description begins with. */
const DESCRIBING =
  /^(?:served|with|topped|choice|includes?|your choice|mit|dazu|servi|con|avec|our|a|an|fresh|house-?made|homemade|slow|made)\s/i

function proseOf(text: string, words: number): number {
  if (words > 14 || text.length > 110) return 1
  let score = 0
  if (words > 8) score += 0.4
  if (/[.!]$/.test(text) && words > 4) score += 0.5
  if (/^[\p{Ll}(+&]/u.test(text)) score += 0.5
  const commas = text.match(/[,;•·]|\s[&/]\s/g)?.length ?? 0
  if (commas >= 2) score += 0.5
  else if (commas === 1) score += 0.2
  if (DESCRIBING.test(text) && words > 2) score += 0.3
  return Math.min(1, score)
}
