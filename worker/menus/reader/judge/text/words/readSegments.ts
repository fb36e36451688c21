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

const SIGNS = { comma: ',·', stop: '.!?;|-–—•', colon: ':', or: '/', open: '([', close: ')]' }
/** What stands before the words of a segment. */
type Connective = keyof typeof SIGNS | 'start' | 'and' | 'with'

/** Words that belong together: between two commas, or on one side of "with". */
export interface Segment {
  connective: Connective
  spans: Span[]
}

/** Those of a text. */
export type Segments = readonly Segment[]

const MARKS: ReadonlyMap<string, Connective> = new Map(
  Object.entries(SIGNS).flatMap(([connective, signs]) =>
    [...signs].map((sign) => [sign, connective as keyof typeof SIGNS]),
  ),
)

/** A text's words, and which languages they speak. */
interface Line {
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

const NO_MORE: readonly Token[] = []

export function toSegments({ tokens }: Line, order: LanguageOrder): Segment[] {
  const segments: Segment[] = [{ connective: 'start', spans: [] }]
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i]
    if (token === undefined) break
    const match = longestMatch(tokens, i, order)
    const length = match?.length ?? 1
    const connective = token.isWord ? connectiveOf(match?.entry) : MARKS.get(token.text)
    if (connective !== undefined) segments.push({ connective, spans: [] })
    else if (token.isWord) {
      const more = length === 1 ? NO_MORE : tokens.slice(i + 1, i + length)
      segments.at(-1)?.spans.push(toSpan(token, more, match?.entry, order))
    }
    i += length
  }
  return segments.filter(({ spans, connective }) => spans.length > 0 || connective === 'close')
}

function connectiveOf(entry: Entry | undefined): Connective | undefined {
  const role = entry?.role
  return role === 'and' || role === 'or' || role === 'with' ? role : undefined
}

function toSpan(
  first: Token,
  more: readonly Token[],
  known: Entry | undefined,
  order: LanguageOrder,
): Span {
  return {
    entry: known ?? guessWord(first, order),
    words: more === NO_MORE ? first.raw : [first, ...more].map(({ raw }) => raw).join(' '),
    plain: more === NO_MORE ? [first.text] : [first, ...more].map(({ text }) => text),
    quote: first.quote,
  }
}
