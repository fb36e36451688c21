import { plainWord } from '../../../text/plainWord.ts'

export interface Token {
  /** Folded and singular; a punctuation mark as it is. */
  text: string
  /** As printed. */
  raw: string
  isWord: boolean
  /** Number of the quotation it stands in; 0 outside. */
  quote: number
}

const WORD_OR_MARK =
  /[\p{L}\p{N}]+(?:['’`´*][\p{L}\p{N}]+)*(?:['’](?=[\s,.;)]|$))?|[^\s\p{L}\p{N}]/gu
const QUOTED =
  /["“”„«»]([^"“”„«»]{2,40})["“”„«»]|(?<![\p{L}\p{N}])['‘’]([\p{L} ]{3,30})['’](?![\p{L}\p{N}])/gu
const ELISION = /^(?:dell|nell|all|sull|qu|d|l|un)['’](?=\p{L}{3})/iu
const INNER_HYPHEN = /(?<=[\p{L}\p{N}])[-‐‑](?=[\p{L}\p{N}])/gu
const AND = /(?<=\s)['’]?n['’]?(?=\s)|&|\+/giu

/** Splits a menu's text into words and punctuation; "w/" becomes "with", "&" and "n'" become "and". */
export function tokenise(text: string): Token[] {
  const plain = text
    .replace(/\bw\/o\b/gi, ' without ')
    .replace(/\bw\/\s?/gi, ' with ')
    .replace(AND, ' and ')
    .replace(INNER_HYPHEN, ' ')
  const quotes = [...plain.matchAll(QUOTED)].map((quote) => ({
    from: quote.index,
    to: quote.index + quote[0].length,
  }))
  const tokens: Token[] = []
  for (const { 0: raw, index } of plain.matchAll(WORD_OR_MARK)) {
    const quote = quotes.findIndex(({ from, to }) => index >= from && index < to) + 1
    for (const part of withoutElision(raw)) tokens.push(toToken(part, quote))
  }
  return tokens.filter(({ text: word }) => word !== '')
}

function withoutElision(raw: string): string[] {
  const elided = ELISION.exec(raw)?.[0]
  return elided === undefined ? [raw] : [elided.slice(0, -1), raw.slice(elided.length)]
}

function toToken(raw: string, quote: number): Token {
  const isWord = /[\p{L}\p{N}]/u.test(raw)
  return { text: isWord ? plainWord(raw) : raw, raw, isWord, quote }
}
