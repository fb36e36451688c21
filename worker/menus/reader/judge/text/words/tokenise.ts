import { lexicon, type Word } from '../../../languages/lexicon.ts'
import { plainWord } from '../../../text/plainWord.ts'
import { remember } from '../../../text/remember.ts'

export interface Token {
  /** Folded and singular; a punctuation mark as it is. */
  readonly text: string
  /** What is known of a word; nothing of most names. */
  readonly word: Word | undefined
  /** As printed. */
  readonly raw: string
  readonly isWord: boolean
  /** Number of the quotation it stands in; 0 outside. */
  readonly quote: number
}

const WORD_OR_MARK =
  /[\p{L}\p{N}]+(?:['’`´*][\p{L}\p{N}]+)*(?:['’](?=[\s,.;)]|$))?|[^\s\p{L}\p{N}]/gu
const QUOTED =
  /["“”„«»]([^"“”„«»]{2,40})["“”„«»]|(?<![\p{L}\p{N}])['‘’]([\p{L} ]{3,30})['’](?![\p{L}\p{N}])/gu
const ELISION = /^(?:dell|nell|all|sull|qu|c|d|l|un)['’](?=\p{L}{3})/iu
const INNER_HYPHEN = /(?<=[\p{L}\p{N}])[-‐‑](?=[\p{L}\p{N}])/gu
const AND = /(?<=\s)['’]?n['’]?(?=\s)|&|\+/giu

const HAS_QUOTE = /["“”„«»'‘’]/u
const IS_WORD = /^[\p{L}\p{N}]/u

/** Splits a menu's text into words and punctuation; "w/" becomes "with", "&" and "n'" become "and". */
export function tokenise(text: string): Token[] {
  const plain = writeOut(text)
  const hasQuote = HAS_QUOTE.test(plain)
  if (!hasQuote) return toTokens(plain.match(WORD_OR_MARK) ?? [], 0)
  const quotes = [...plain.matchAll(QUOTED)].map(
    ({ 0: quote, index }) => [index, index + quote.length] as const,
  )
  return [...plain.matchAll(WORD_OR_MARK)].flatMap(({ 0: raw, index }) => {
    const quote = quotes.findIndex(([from, to]) => index >= from && index < to) + 1
    return toTokens(withoutElision(raw), quote)
  })
}

function toTokens(parts: readonly string[], quote: number): Token[] {
  return parts.map((raw) => toToken(raw, quote)).filter(({ text }) => text !== '')
}

/** Each is looked for only where it may stand: most texts have none of them. */
function writeOut(text: string): string {
  let plain = text
  if (text.includes('/')) {
    plain = plain.replace(/\bw\/o\b/gi, ' without ').replace(/\bw\/\s?/gi, ' with ')
  }
  if (MAY_JOIN.test(plain)) plain = plain.replace(AND, ' and ')
  return /[-‐‑]/.test(plain) ? plain.replace(INNER_HYPHEN, ' ') : plain
}

const MAY_JOIN = /[&+]|\s['’]?n['’]?\s/i

function withoutElision(raw: string): string[] {
  const elided = ELISION.exec(raw)?.[0]
  return elided === undefined ? [raw] : [elided.slice(0, -1), raw.slice(elided.length)]
}

/**
 * How many are remembered. A menu has some hundred words, and menus have most of them in common. It outlives a menu and harms
 * none: what a word means depends on the word alone, so no menu can tell what others were read.
 */
const MAX_WORDS = 4000
/** Of a word that is remembered. A longer one would keep in memory the page that it was cut from. */
const MAX_LETTERS = 12

function toToken(raw: string, quote: number): Token {
  const token = raw.length > MAX_LETTERS ? readToken(raw) : knownToken(raw)
  return quote === 0 ? token : { ...token, quote }
}

const knownToken = remember(MAX_WORDS, readToken)

function readToken(raw: string): Token {
  if (!IS_WORD.test(raw)) return { text: raw, word: undefined, raw, isWord: false, quote: 0 }
  const text = plainWord(raw)
  return { text, word: lexicon().words.get(text), raw, isWord: true, quote: 0 }
}
