import type { Entry } from '../../../languages/entry.ts'
import { lexicon, type Term } from '../../../languages/lexicon.ts'
import type { LanguageOrder } from './language.ts'
import type { Token } from './tokenise.ts'

interface Match {
  entry: Entry
  length: number
}

/** The longest known phrase, or pair of phrases, that begins at a token; null when there is none. */
export function longestMatch(
  tokens: readonly Token[],
  from: number,
  order: LanguageOrder,
): Match | null {
  const phrase = longestPhrase(tokens, from, order)
  const pair = longestPair(tokens, from)
  return pair !== null && pair.length > (phrase?.length ?? 0) ? pair : phrase
}

function longestPhrase(tokens: readonly Token[], from: number, order: LanguageOrder): Match | null {
  const first = tokens[from]
  if (first?.word === undefined) return null
  const { term, lengths } = first.word
  let best: Match | null = term === null ? null : { entry: choose(term, order), length: 1 }
  if (lengths >> 2 === 0) return best
  const { terms } = lexicon()
  let phrase = first.text
  for (let length = 2; lengths >> length !== 0; length++) {
    const next = tokens[from + length - 1]
    if (!next?.isWord) break
    phrase += ` ${next.text}`
    const term = (lengths >> length) & 1 ? terms.get(phrase) : undefined
    if (term !== undefined) best = { entry: choose(term, order), length }
  }
  return best
}

const LONGEST_PART = 3

function longestPair(tokens: readonly Token[], from: number): Match | null {
  if (!tokens[from]?.word?.beginsPair) return null
  const { pairs } = lexicon()
  let best: Match | null = null
  for (let middle = from + 1; middle <= from + LONGEST_PART; middle++) {
    const begun = pairs.get(phraseOf(tokens, from, middle))
    if (begun === undefined) continue
    for (let to = middle + 1; to <= middle + LONGEST_PART; to++) {
      const second = phraseOf(tokens, middle, to)
      if (second === '') break
      const pair = begun.find(({ seconds }) => seconds.has(second))
      if (pair !== undefined) best = { entry: pair.entry, length: to - from }
    }
  }
  return best
}

/** '' where a mark stands between the words. */
function phraseOf(tokens: readonly Token[], from: number, to: number): string {
  let phrase = ''
  for (let at = from; at < to; at++) {
    const token = tokens[at]
    if (!token?.isWord) return ''
    phrase += at === from ? token.text : ` ${token.text}`
  }
  return phrase
}

/** What a phrase means in the first of some languages that has it. */
export function choose(term: Term, order: LanguageOrder): Entry {
  if (term.next === null) return term.entry
  for (const language of order) {
    for (let one: Term | null = term; one !== null; one = one.next) {
      if (one.language === language) return one.entry
    }
  }
  return term.entry
}

/** What one word means; null when it is not known. */
export function meaningOf(word: string, order: LanguageOrder): Entry | null {
  const term = lexicon().terms.get(word)
  return term === undefined ? null : choose(term, order)
}

/** What one word means in one of some languages; null when it is no word of theirs. */
export function meaningIn(word: string, languages: LanguageOrder): Entry | null {
  let known = lexicon().terms.get(word) ?? null
  while (known !== null && !languages.includes(known.language)) known = known.next
  return known === null ? null : known.entry
}
