import { PageText } from '../../words/pageText.ts'
import { countWords } from '../splitName.ts'
import type { TextLine } from '../textLine.ts'
import { isSize, takePrice } from './price.ts'

/** What parts the dishes of a line; the first by which every part has a price of its own. */
const SEPARATORS = [/[·•|]/u, /;\s/u, /\s\/\s/u, /,\s(?=\p{L})/u]
const MAX_LETTERS = 400
const MAX_WORDS = 8
/** Bare numbers are prices only in such a company. */
const MIN_BARE = 3
/** What is added to a dish is none: "Add avocado $2 · egg $2". */
const ADDED = /^(?:\+|(?:plus|mit|with|extra)\s)|(?:^|[\s(])(?:add|sub)\s|[.!?]\s/i
/** "Extras: Avocado $2 · Egg $2". */
const LABEL = /^(\p{L}[^:\d]{2,30}):\s+/u

/** "Avocado $2 · Egg $2": a line that holds several dishes, each with its price, as a line for each. */
export function splitPricedList(line: TextLine): TextLine[] {
  if (line.isAside || line.text.length > MAX_LETTERS) return [line]
  const firstDigit = line.text.search(/\d/)
  if (firstDigit < 0 || !/[·•|;/,]/.test(line.text.slice(firstDigit))) return [line]
  const [start = '', label = ''] = LABEL.exec(line.text) ?? []
  const isLabelled = label !== ''
  const text = isLabelled ? line.text.slice(start.length) : line.text
  for (const separator of SEPARATORS) {
    const parts = text
      .split(separator)
      .map((part) => part.trim())
      .filter((part) => part !== '')
    if (parts.length < 2 || !isPricedList(parts)) continue
    const heading = { ...line, text: label, style: `${line.style}:`, isBold: true, icons: [] }
    const dishes = parts.map((part, at) => ({
      ...line,
      text: part,
      style: `${line.style}·`,
      depth: at === 0 ? line.depth : line.depth + 1,
      icons: at === parts.length - 1 ? line.icons : [],
    }))
    return isLabelled ? [heading, ...dishes] : dishes
  }
  return [line]
}

function isPricedList(parts: readonly string[]): boolean {
  let sure = 0
  for (const part of parts) {
    const priced = takePrice(part)
    if (priced === null || !/\p{L}{2}/u.test(priced.text)) return false
    if (isSize(priced.text) || new PageText(priced.text).consistsOf('payers')) return false
    if (ADDED.test(part) || countWords(priced.text) > MAX_WORDS) return false
    if (priced.isSure) sure += 1
  }
  return sure === parts.length || parts.length >= MIN_BARE
}
