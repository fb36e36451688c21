import { shortPattern } from '../../../text/shortPattern.ts'
import { hasFoodWord } from '../../words/foodWords.ts'
import { pageText } from '../../words/pageText.ts'
import { isSectionName } from '../../words/sectionWords.ts'
import { countWords } from '../splitName.ts'
import type { TextLine } from '../textLine.ts'
import { isSize, takePrice } from './price.ts'

/** What parts the dishes of a line; the first by which every part has a price of its own. */
const COMMA = /,\s(?=\p{L})/u
const SEPARATORS = [/[·•|]/u, /;\s/u, /\s\/\s/u, COMMA]
const MAX_LETTERS = 1500
const MAX_WORDS = 8
/** Bare numbers are prices only in such a company. */
const MIN_BARE = 3
/** What is added to a dish is none: "Add avocado $2 · egg $2". */
const ADDED = /^(?:\+|(?:plus|mit|with|extra)\s)|(?:^|[\s(])(?:add|sub|choose|choice of)\s|[.!?]\s/i
/** "Extras: Avocado $2 · Egg $2". */
const LABEL = /^(\p{L}[^:\d]{2,30}):\s+/u

/** "Pier Head. Chips £3, … Lemonade £2. Cash only.": sentences before and behind a list. */
const BEFORE = /^[^\d]{0,100}[.!?]\s+(?=\p{Lu})/u
const BEHIND = /(?<=\d\D{0,4})\.\s+\p{Lu}[^\d]{0,100}$/u
/** "Olives 4 (vg)" */
const MARK_BEHIND = /\s\(\p{L}{1,3}\)$/u
const MIN_UNPRICED = 3
/** "SIDES, ALL 3" */
const PRICE_OF_ALL = shortPattern(60, /[\s,:–-]+(?:\p{L}+\s)?\P{L}*\d\P{L}*$/u)

/** "Avocado $2 · Egg $2": lines that hold several dishes, each with its price or all without, as a line for each. */
export function splitLists(lines: readonly TextLine[]): TextLine[] {
  return lines.flatMap((line, at) => splitList(line, lines[at - 1]))
}

function splitList(line: TextLine, above: TextLine | undefined): TextLine[] {
  if (line.isAside || line.text.length > MAX_LETTERS) return [line]
  const firstDigit = line.text.search(/\d/)
  const hasParts =
    firstDigit < 0 ? /[·•|;/]/.test(line.text) : /[·•|;/,]/.test(line.text.slice(firstDigit))
  if (!hasParts) return [line]
  const [start = '', label = ''] = LABEL.exec(line.text) ?? []
  const title = label || (above?.text.replace(PRICE_OF_ALL, '') ?? '')
  // Each name has at least so many words: below a heading two, and one where that has the price of all ("SIDES £4").
  const bare = title === label || title === above?.text ? 2 : 1
  const least = isSectionName(title) ? bare : undefined
  const text = line.text.slice(start.length)
  const list = text.replace(BEHIND, '').replace(BEFORE, '')
  for (const separator of SEPARATORS) {
    const parts = partsOf(text, separator)
    const inner = partsOf(list, separator)
    if (isPricedList(parts) || isUnpricedList(parts, separator, least))
      return toLines(line, label, parts)
    if (inner.length >= MIN_BARE && isPricedList(inner)) return toLines(line, label, inner)
  }
  return [line]
}

function partsOf(text: string, separator: RegExp): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function toLines(line: TextLine, label: string, parts: readonly string[]): TextLine[] {
  const heading = { ...line, text: label, style: `${line.style}:`, isBold: true, icons: [] }
  const dishes = parts.map((part, at) => ({
    ...line,
    text: part,
    style: `${line.style}·`,
    depth: at === 0 ? line.depth : line.depth + 1,
    icons: at === parts.length - 1 ? line.icons : [],
  }))
  return label === '' ? dishes : [heading, ...dishes]
}

/** "Miso aubergine, rice / Chicken katsu, slaw / Poke": names of several words, some with commas or all below a heading. */
function isUnpricedList(parts: readonly string[], separator: RegExp, least?: number): boolean {
  if (parts.length < MIN_UNPRICED || separator === COMMA || parts.join('').match(/\d/)) return false
  const words = parts.map(countWords)
  return (
    words.every((count) => count >= (least ?? 2) && count <= MAX_WORDS) &&
    parts.every(hasFoodWord) &&
    (least !== undefined || parts.filter((part) => part.includes(',')).length >= parts.length / 2)
  )
}

function isPricedList(parts: readonly string[]): boolean {
  if (parts.length < 2) return false
  let sure = 0
  for (const part of parts) {
    const priced = takePrice(part.replace(MARK_BEHIND, ''))
    if (priced === null || !/\p{L}{2}/u.test(priced.text)) return false
    if (isSize(priced.text) || pageText(priced.text).consistsOf('payers')) return false
    if (ADDED.test(part) || ADDED.test(priced.text) || countWords(priced.text) > MAX_WORDS)
      return false
    if (priced.isSure) sure += 1
  }
  return sure === parts.length || parts.length >= MIN_BARE
}
