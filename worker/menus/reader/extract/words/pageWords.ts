import type { PageWords } from '../../languages/grammar.ts'
import { LANGUAGES } from '../../languages/languages.ts'
import { splitList } from '../../languages/readWords.ts'
import { fold } from '../../text/fold.ts'

const sets = new Map<keyof PageWords, ReadonlySet<string>>()
const ONLY_ASCII = /^\p{ASCII}*$/u
const NO_LETTERS = /[^a-z0-9]+/g
const NO_LETTERS_ANYWHERE = /[^\p{L}\p{N}]+/gu
/** Words of the longest phrase that is looked for. */
const MOST_WORDS = 4

/** The words of one kind in all languages, folded. */
export function wordsOf(kind: keyof PageWords): ReadonlySet<string> {
  const known = sets.get(kind)
  if (known !== undefined) return known
  const made = new Set(
    LANGUAGES.flatMap(({ grammar }) => splitList(grammar?.page[kind] ?? '')).map(toPlain),
  )
  sets.set(kind, made)
  return made
}

/** Folded, letters and digits alone: "L’Entrée + plat" → "l entree plat". */
export function toPlain(text: string): string {
  const folded = fold(text).replaceAll("'s", 's').replaceAll('’s', 's')
  // Ten times as fast as by Unicode's classes, and called for every line.
  return folded.replace(ONLY_ASCII.test(folded) ? NO_LETTERS : NO_LETTERS_ANYWHERE, ' ').trim()
}

export function isPhrase(text: string, kind: keyof PageWords): boolean {
  return wordsOf(kind).has(toPlain(text))
}

export function beginsWith(text: string, kind: keyof PageWords): boolean {
  const words = toPlain(text).split(' ')
  return someLength(words, (count) => words.slice(0, count), wordsOf(kind))
}

export function endsWith(text: string, kind: keyof PageWords): boolean {
  const words = toPlain(text).split(' ')
  return someLength(words, (count) => words.slice(-count), wordsOf(kind))
}

/** Whether a phrase of the kind stands anywhere in a text. */
export function holds(text: string, kind: keyof PageWords): boolean {
  const words = toPlain(text).split(' ')
  return words.some((_, at) =>
    someLength(words, (count) => words.slice(at, at + count), wordsOf(kind)),
  )
}

function someLength(
  words: readonly string[],
  take: (count: number) => readonly string[],
  known: ReadonlySet<string>,
): boolean {
  for (let count = 1; count <= Math.min(words.length, MOST_WORDS); count++) {
    if (known.has(take(count).join(' '))) return true
  }
  return false
}

/** Whether every word of a text is of one of the kinds, or a number; false where there is no word. */
export function consistsOf(text: string, ...kinds: (keyof PageWords)[]): boolean {
  const words = toPlain(text).match(/\p{L}+/gu) ?? []
  return words.length > 0 && words.every((word) => kinds.some((kind) => wordsOf(kind).has(word)))
}
