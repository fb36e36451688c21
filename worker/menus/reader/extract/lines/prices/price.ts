import { trimEnd, trimStart } from '../../../text/trim.ts'
import { isWordOf } from '../../words/pageText.ts'
import { type Amount, readAmounts } from './amounts.ts'
import lists from './lists.json' with { type: 'json' }

/** A price at one end of a text; `isSure` when a currency or two decimals show that it is one. */
interface PricedText {
  text: string
  price: string
  isSure: boolean
}

const MARKET =
  /(?:^|\s)(?:market price|mkt\.? price|mkt|m\.?p\.?|MP|tagespreis|s\.?m\.?|selon arrivage|según mercado|al peso)\.?$/iu
/** A measure, between prices as a size: "0,5 l", "26 cm", "½". */
const MEASURE =
  /^(?:(?:\d{1,4}(?:[.,]\d{1,2})?|[½¼¾])(?:l|cl|ml|dl|oz|cm|g|gr|kg|in|"|″)?|l|cl|ml|dl|oz|cm|g|gr|kg|["″ø])$/iu
const SEPARATORS = /[\s/|,;·•–—:+()[\]-]+/u

/** What may stand between or around prices: sizes, "each", "from", who pays them. */
function isFiller(text: string, ...kinds: ('sizes' | 'payers')[]): boolean {
  if (text.length > 60) return false
  return text
    .split(SEPARATORS)
    .every((word) => word === '' || MEASURE.test(word) || isWordOf(word, kinds))
}

/** "Free delivery above": an amount, and nobody's price. */
const BOUND = /\b(?:above|over|below|than|spend|paid|über|unter|sopra|oltre|vanaf|powyżej)$/iu

/** "Soup from $5", "Suppe ab ca. 5 €": the least price. */
const START = new RegExp(`\\s(?:${lists.starts})(?:\\s(?:ca|about|around|env)\\.?)?$`, 'iu')
/** What leads from a name to its price. */
const LEADER = /(?:[._]{3}|…)$/u

/** Takes a price off the end (or the beginning) of a text; null when there is none. Prices that stand together are one. */
export function takePrice(text: string): PricedText | null {
  if (text.length > 600) return null
  const market = MARKET.exec(text)
  if (market !== null) {
    const rest = cutLeaders(text.slice(0, market.index))
    if (rest === '' || /\bmarket|mkt|MP$/i.test(market[0])) {
      return { text: rest, price: market[0].trim(), isSure: true }
    }
  }
  // "1/2 ración, 1 ración" is the head of two columns of prices.
  if (!/\d/.test(text) || (/^\(?1\/2\s/.test(text) && isSize(text))) return null
  const tokens = readAmounts(text)
  return takeTail(text, tokens) ?? takeHead(text, tokens) ?? takeMiddle(text, tokens)
}

function takeTail(text: string, tokens: readonly Amount[]): PricedText | null {
  let start = text.length
  let count = 0
  let isSure = false
  let isNumbered = false
  for (const token of tokens.toReversed()) {
    const between = text.slice(token.to, start)
    if (!isFiller(between, 'sizes', 'payers')) break
    if (isMeasure(token, between)) continue
    isNumbered = count > 0 && isOfName(token, text)
    if (isNumbered || (count > 0 && isBracketed(token, text))) break
    start = token.from
    count += 1
    isSure ||= token.isSure
  }
  const digits = text.slice(start).replace(/\D/g, '').length
  if (count === 0 || (!isSure && digits >= MIN_PHONE)) return null
  let before = isNumbered ? trimEnd(text.slice(0, start), ' (') : text.slice(0, start)
  if (isFiller(cutLeaders(before), 'sizes')) before = ''
  else if (!isNumbered && count > 1) before = cutFiller(before)
  else before = trimEnd(isSure ? before.trimEnd().replace(START, '') : before, ' ([')
  // Nothing but prices comes in several, parted by a bar or each with its size.
  isSure ||= count > 1 && /[/|]|[a-z]/i.test(text.slice(before.length))
  const rest = cutLeaders(before)
  if (BOUND.test(rest)) return null
  const hasLeader = LEADER.test(before.trimEnd())
  const printed = trimEnd(trimStart(text.slice(before.length), '/|,;·•.…_:([–—-'), ')(][')
  // "(full).......$12", "(glass) – $5"
  const price = printed
    .replace(/^([^()]*?)\)[\s._:…–—-]*/u, '$1 ')
    .replace(/(?:[._]{3,}|…)\s*/u, ' ')
  if (
    !isSure &&
    !hasLeader &&
    (/[([]\s*$/.test(text.slice(0, start)) || !isLikelyBare(rest, price))
  )
    return null
  return { text: rest, price, isSure: isSure || hasLeader }
}

/** The number of an allergen or of a mark: "Torte (1) 4,80 €". */
function isBracketed({ isSure, from, to }: Amount, text: string): boolean {
  return !isSure && text.charAt(from - 1) === '(' && text.charAt(to) === ')'
}

/** "Chicken 65", an Indian dish, before its price. */
function isOfName({ from, to }: Amount, text: string): boolean {
  return text.slice(from, to) === '65' && /\p{L}\s$/u.test(text.slice(0, from))
}

/** "338 555 0121" */
const MIN_PHONE = 7

/** "$5 off": what follows an amount that is no dish's price. */
const NO_DISH = /^(?:off|discount|minimum|gift|voucher|per night)\b/i

function takeHead(text: string, tokens: readonly Amount[]): PricedText | null {
  const token = tokens[0]
  if (token === undefined || token.from > 1 || !token.isSure) return null
  const rest = text.slice(token.to).replace(/^[\s/|,;·•.…_:–—-]+/u, '')
  if (rest === '' || isMeasure(token, text.slice(token.to)) || NO_DISH.test(rest)) return null
  return { text: rest, price: text.slice(token.from, token.to).trim(), isSure: true }
}

/** "Nopales - $3.75 - cactus, onion": a price that is set apart on both sides. */
function takeMiddle(text: string, tokens: readonly Amount[]): PricedText | null {
  const [token, other] = tokens.filter(({ isSure }) => isSure)
  if (token === undefined || other !== undefined) return null
  const before = text.slice(0, token.from)
  const after = text.slice(token.to)
  if (!/\p{L}\s+[-–—|•·]\s+$/u.test(before) || !/^\s+[-–—|•·]\s+\p{L}/u.test(after)) return null
  return {
    text: `${before.trimEnd()}${after}`.replace(/\s[-–—|•·]\s+[-–—|•·]\s/u, ' – '),
    price: text.slice(token.from, token.to).trim(),
    isSure: true,
  }
}

/** "0.5 l" and "250 g" measure; they are no price. */
function isMeasure({ hasCurrency }: Amount, following: string): boolean {
  if (hasCurrency) return false
  const unit = UNIT.exec(following)?.[1]
  return unit !== undefined && UNITS.has(unit.toLowerCase())
}

const UNIT = /^\s?(["″]|\p{L}+)(?!\p{L})/u
const UNITS = new Set(lists.units.split(' '))

/** Of the longest of them, with what may stand behind it. */
const MAX_LETTERS = 12
/** Words before a number that is no price. */
const COUNTING = new Set(lists.counting.split(' '))

/** A bare number is a price only where nothing else counts: not "Route 66", not "4 pieces", not a year. */
function isLikelyBare(rest: string, price: string): boolean {
  const last =
    rest
      .slice(-MAX_LETTERS)
      .match(/\p{L}+/gu)
      ?.at(-1) ?? ''
  if (COUNTING.has(last.toLowerCase()) || /^(?:19|20)\d\d$/.test(price)) return false
  return Number.parseFloat((/\d[\d.,]*/.exec(price)?.[0] ?? '').replace(',', '.')) > 0
}

function cutFiller(text: string): string {
  const words = text.trimEnd().split(/(?=\s)/u)
  while (words.length > 0 && isFiller(words.at(-1) ?? '', 'sizes', 'payers')) words.pop()
  return words.join('')
}

/** Without the dots, dashes and spaces that lead from a name to its price. */
function cutLeaders(text: string): string {
  let end = text.length
  while (end > 0 && /[\s.…·•_|/:=–—~*-]/u.test(text[end - 1] ?? '')) end -= 1
  // A single full stop belongs to the sentence before it.
  if (text.slice(end) === '.' || /^\.\s*$/.test(text.slice(end))) return text.slice(0, end + 1)
  return text.slice(0, end)
}

/** Whether a text only names a size that a price belongs to: "Small", "0,5 l", "12\"". */
export function isSize(text: string): boolean {
  if (text.length > 24 || !/[\p{L}\d]/u.test(text)) return false
  return isFiller(text, 'sizes', ...(text.startsWith('/') ? (['payers'] as const) : []))
}
