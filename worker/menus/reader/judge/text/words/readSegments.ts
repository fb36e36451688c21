import type { Entry } from '../../../languages/entry.ts'
import { guessWord } from './guessWord.ts'
import {
  type LanguageOrder,
  type LanguageScores,
  NO_SCORES,
  orderLanguages,
  scoreLanguages,
} from './language.ts'
import { longestMatch } from './phrases.ts'
import { type Token, tokenise } from './tokenise.ts'

/** A known phrase or one unknown word. */
export interface Span {
  /** null: Sprig does not know the word. */
  entry: Entry | null
  /** As printed. */
  words: string
  /** The same, folded and singular. */
  plain: readonly string[]
  quote: number
}

export type Joint = 'start' | 'comma' | 'stop' | 'open' | 'close' | 'and' | 'or' | 'with'

/** Words that belong together: between two commas, or on one side of "with". */
export interface Segment {
  connective: Joint
  spans: Span[]
}

const MARKS: Readonly<Record<string, Joint>> = {
  ',': 'comma',
  '.': 'stop',
  '!': 'stop',
  '?': 'stop',
  ';': 'stop',
  ':': 'stop',
  '|': 'stop',
  '-': 'stop',
  '–': 'stop',
  '—': 'stop',
  '•': 'stop',
  '·': 'comma',
  '/': 'or',
  '(': 'open',
  '[': 'open',
  ')': 'close',
  ']': 'close',
}

/** A text's words, and which languages they speak. */
export interface Line {
  tokens: Token[]
  scores: LanguageScores
}

export function readLine(text: string): Line {
  const tokens = tokenise(text)
  return { tokens, scores: scoreLanguages(text, tokens) }
}

/** Reads a text as segments of known phrases and unknown words; `page` tells which languages the rest of the menu speaks. */
export function readSegments(text: string, page: LanguageScores = NO_SCORES): Segment[] {
  const line = readLine(text)
  return toSegments(line, orderLanguages(line.scores, page))
}

export function toSegments({ tokens }: Line, order: LanguageOrder): Segment[] {
  const segments: Segment[] = [{ connective: 'start', spans: [] }]
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i]
    if (token === undefined) break
    const match = longestMatch(tokens, i, order)
    const connective = token.isWord ? jointOf(match?.entry) : MARKS[token.text]
    if (connective !== undefined) segments.push({ connective, spans: [] })
    else if (token.isWord) {
      segments
        .at(-1)
        ?.spans.push(toSpan(tokens.slice(i, i + (match?.length ?? 1)), match?.entry, order))
    }
    i += match?.length ?? 1
  }
  return segments.filter(({ spans, connective }) => spans.length > 0 || connective === 'close')
}

function jointOf(entry: Entry | undefined): Joint | undefined {
  const role = entry?.role
  return role === 'and' || role === 'or' || role === 'with' ? role : undefined
}

function toSpan(tokens: readonly Token[], known: Entry | undefined, order: LanguageOrder): Span {
  const [first] = tokens
  return {
    entry: known ?? (first === undefined ? null : guessWord(first, order)),
    words: tokens.map(({ raw }) => raw).join(' '),
    plain: tokens.map(({ text }) => text),
    quote: first?.quote ?? 0,
  }
}
