import { maySpeakOfDiet, meaningOfWords } from '../../marks/readMeaning.ts'
import type { TextLine } from './textLine.ts'

/** Letters of a line with a price and an offer behind it. */
const MAX_LETTERS = 200
/** A price in the middle of a line. */
const PRICE =
  /\s(?:\p{Sc}\s?\d{1,4}(?:[.,]\d{2})?|\d{1,4}[.,]\d{2}(?:\s?\p{Sc})?)\s+(?=[(+/\p{L}])/gu
const VEGAN = /v[eé]g[aeé]|pflanzlich|plant.based/iu
const OTHER_PRICE = /\p{Sc}?\s?\d{1,4}(?:[.,]\d{2})?\s?\p{Sc}?$/u

/**
 * A line without what stands behind its price and offers a vegan part or version: "Burger £8 (vegan mayo)", "Burger £8 /
 * vegan 9.50". It would make the dish itself vegan, or hide that the line is a dish. "Lasagne £12 vegan" bears a mark and stays.
 */
export function cutOffer(line: TextLine): TextLine {
  const { text } = line
  if (text.length > MAX_LETTERS || !maySpeakOfDiet(text)) return line
  const price = [...text.matchAll(PRICE)].find(({ index }) => endsWithWords(text.slice(0, index)))
  if (price === undefined) return line
  const name = text.slice(0, price.index + price[0].length)
  const isOffered = !VEGAN.test(name) && isOffer(text.slice(name.length))
  return isOffered ? { ...line, text: name.trimEnd() } : line
}

/** Whether letters follow the last digit: a name, and no other price. */
const endsWithWords = (text: string) => /\p{L}/u.test(text.split(/\d/).at(-1) ?? '')

function isOffer(text: string): boolean {
  if (!VEGAN.test(text)) return false
  const words = text.replace(OTHER_PRICE, '').replace(/[()+/]/g, ' ')
  const meaning = meaningOfWords(words.trim())
  if (meaning === 'on-request' || meaning === 'animal') return true
  const isSetApart = /^[(+/]|\+\s?\p{Sc}?\d/u.test(text)
  // "Pizza £8.00 Vegan pizza £9.00" are two dishes.
  if (OTHER_PRICE.test(text)) return isSetApart
  return meaning === null
}
