import lists from './lists.json' with { type: 'json' }

/** A number that may be a price, with the currency beside it. */
export interface Amount {
  from: number
  to: number
  hasCurrency: boolean
  /** A currency, two decimals or a dash in their place show that it is a price. */
  isSure: boolean
}

/** As they are written, capitals counting: behind "filet" stands no "Lt". */
const CURRENCIES: ReadonlySet<string> = new Set(lists.currencies.split(' '))
const MAX_LETTERS = Math.max(...[...CURRENCIES].map(({ length }) => length))

const NUMBER =
  /(?<![\p{L}\d.,])(?:(?<=[$€£])\.\d{2}|\d{1,3}(?:[.,'’ ]\d{3})+(?:[.,]\d{1,2})?|\d{1,6}(?:[.,]\d{1,2})?½?)(?![\d%])/gu
/** "12,-", "12.–" */
const DASHES = /^(?:,-+|\.-+|[.,][–—]|:-)/
const DECIMALS = /[.,]\d{2}$/
/** "24.11", with a full stop behind it. */
const DAY = /^(?:[0-2]?\d|3[01])\.(?:0?\d|1[0-2])$/
const LETTER = /\p{L}/u

/** The amounts of a text, in order, without days ("24.11."). */
export function readAmounts(text: string): Amount[] {
  const amounts: Amount[] = []
  for (const { 0: number, index } of text.matchAll(NUMBER)) {
    const from = currencyBefore(text, index, amounts.at(-1)?.to ?? 0)
    const end = index + number.length
    const dashes = DASHES.exec(text.slice(end, end + MAX_LETTERS))?.[0].length ?? 0
    const to = currencyAfter(text, end + dashes)
    const hasCurrency = from < index || to > end + dashes
    const isSure = hasCurrency || dashes > 0 || DECIMALS.test(number)
    const isDay = text.charAt(to) === '.' && DAY.test(text.slice(from, to).trim())
    if (!isDay) amounts.push({ from, to, hasCurrency, isSure })
  }
  return amounts
}

/** Where the currency before a number begins; without one, the number. */
function currencyBefore(text: string, number: number, least: number): number {
  const end = /\s/.test(text.charAt(number - 1)) ? number - 1 : number
  for (let from = Math.max(least, end - MAX_LETTERS); from < end; from++) {
    if (CURRENCIES.has(text.slice(from, end))) return from
  }
  return number
}

/** Where the currency after a number ends; without one, the number. */
function currencyAfter(text: string, number: number): number {
  const from = /\s/.test(text.charAt(number)) ? number + 1 : number
  for (let to = Math.min(text.length, from + MAX_LETTERS); to > from; to--) {
    const next = text.charAt(to)
    // "Chicken 65 $12.99": the sign of the next number.
    const isOfNext = from > number && /\d/.test(next)
    if (CURRENCIES.has(text.slice(from, to)) && !LETTER.test(next) && !isOfNext) return to
  }
  return number
}
