import type { PageWords } from '../../languages/grammar.ts'
import { LANGUAGES } from '../../languages/languages.ts'
import { splitList } from '../../languages/readWords.ts'
import { fold } from '../../text/fold.ts'
import { once, remember } from '../../text/remember.ts'

const BEYOND_ASCII = /[\u0080-\uffff]/
/** What stands between words. A single space is left as it is: most separators are one, and need no replacement. */
export const NO_LETTERS = /(?! [a-z0-9])[^a-z0-9]+/g
const NO_LETTERS_ANYWHERE = /(?! [\p{L}\p{N}])[^\p{L}\p{N}]+/gu
/** "10", and "10s" of "Under 10s"; the "pp" of "70pp" is a word. */
const NUMBER = /^\d+s?$/
const DIGITS_FIRST = /^\d+/
/** In the order of signs. */
const BEYOND_DIGITS = ':'

type Kind = keyof PageWords

/** What is known of a phrase, or of a word that begins one. */
interface Phrase {
  /** A bit for each kind that it is of. */
  kinds: number
  /** Words of the longest phrase that begins with it. */
  longest: number
}

/** Folded, letters and digits alone: "L’Entrée + plat" → "l entree plat". */
export function toPlain(text: string): string {
  const folded = /['’]/.test(text) ? fold(text).replace(/['’](?=s)/g, '') : fold(text)
  // Ten times as fast as by Unicode's classes, and called for every line.
  return folded.replace(BEYOND_ASCII.test(folded) ? NO_LETTERS_ANYWHERE : NO_LETTERS, ' ').trim()
}

/** Whether one word is a phrase of one of the kinds, or none at all. */
export function isWordOf(text: string, wanted: readonly Kind[]): boolean {
  const plain = toPlain(text)
  const kinds = known().get(plain)?.kinds ?? 0
  return plain === '' || wanted.some((kind) => (kinds & bitOf(kind)) !== 0)
}

/** Whether the first word of a text begins a phrase of any kind. */
export function beginsPhrase(text: string): boolean {
  const plain = toPlain(text.trimStart().split(' ', 1)[0] ?? '').split(' ', 1)[0] ?? ''
  return plain === '' || plain < BEYOND_DIGITS || known().has(plain)
}

/** A text with what its words are by the lists of all languages. It is read once for all that is asked of it, if anything is. */
export class PageText {
  readonly text: string
  #read: ReturnType<typeof readWords> | undefined

  constructor(text: string) {
    this.text = text
  }

  get #said() {
    this.#read ??= readWords(this.text)
    return this.#read
  }

  get words(): readonly string[] {
    return this.#said.words
  }

  /** Whether it is a phrase of the kind and nothing else. */
  is(kind: Kind): boolean {
    return (this.#said.whole & bitOf(kind)) !== 0
  }

  beginsWith(kind: Kind): boolean {
    return (this.#said.first & bitOf(kind)) !== 0
  }

  endsWith(kind: Kind): boolean {
    return (this.#said.last & bitOf(kind)) !== 0
  }

  /** Whether a phrase of the kind stands anywhere in it. */
  holds(kind: Kind): boolean {
    return (this.#said.any & bitOf(kind)) !== 0
  }

  /** Whether the word at a place is of the kind, or in a phrase of it. */
  isAt(at: number, kind: Kind): boolean {
    return ((this.#said.kinds[at] ?? 0) & bitOf(kind)) !== 0
  }

  /** Whether every word is of one of the kinds, or a number; false where there is no word. */
  consistsOf(...kinds: Kind[]): boolean {
    const bits = kinds.reduce((sum, kind) => sum | bitOf(kind), 0)
    const { words, kinds: ofWords } = this.#said
    let count = 0
    for (const [at, word] of words.entries()) {
      if (((ofWords[at] ?? 0) & bits) !== 0) count += NUMBER.test(word) ? 0 : 1
      else if (!NUMBER.test(word)) return false
    }
    return count > 0
  }
}

/** Texts that are kept: what is asked of a line, and the prices of a menu, are few. Each may keep its whole page. */
const MOST = 300

/** What a text says, read once for all that ask. */
export const pageText = remember(MOST, (text) => new PageText(text))

/** The words of a text, of each the kinds of the phrases that it is in, and what these are: a bit for each kind. */
function readWords(text: string) {
  const plain = toPlain(text)
  const words = plain === '' ? [] : plain.split(' ')
  const phrases = known()
  const heads = words.map((word) => phrases.get(word))
  const ofWords = words.map((word, at) => {
    const isNumbered = word < BEYOND_DIGITS
    return (isNumbered ? phrases.get(word.replace(DIGITS_FIRST, '')) : heads[at])?.kinds ?? 0
  })
  const said = { words, kinds: ofWords, whole: 0, first: 0, last: 0, any: 0 }
  for (let from = 0; from < words.length; from++) {
    let phrase = words[from] ?? ''
    const most = Math.min(heads[from]?.longest ?? 0, words.length - from)
    for (let to = from + 1; to <= from + most; to++) {
      if (to > from + 1) phrase += ` ${words[to - 1]}`
      const found = phrases.get(phrase)?.kinds ?? 0
      if (found === 0) continue
      said.any |= found
      if (from === 0) said.first |= found
      if (to === words.length) said.last |= found
      if (from === 0 && to === words.length) said.whole |= found
      for (let at = from; at < to; at++) ofWords[at] = (ofWords[at] ?? 0) | found
    }
  }
  return said
}

const known = once(buildPhrases)
const KINDS = Object.keys(LANGUAGES[0]?.grammar?.page ?? {})
const BITS: ReadonlyMap<string, number> = new Map(KINDS.map((kind, at) => [kind, 1 << at]))
const bitOf = (kind: Kind): number => BITS.get(kind) ?? 0

function buildPhrases(): Map<string, Phrase> {
  const built = new Map<string, Phrase>()
  const phraseOf = (text: string): Phrase => {
    const phrase = built.get(text) ?? { kinds: 0, longest: 0 }
    built.set(text, phrase)
    return phrase
  }
  for (const { grammar } of LANGUAGES) {
    for (const [kind, list] of Object.entries(grammar?.page ?? {})) {
      for (const phrase of splitList(list).map(toPlain)) {
        phraseOf(phrase).kinds |= bitOf(kind as Kind)
        const words = phrase.split(' ')
        const head = phraseOf(words[0] ?? '')
        head.longest = Math.max(head.longest, words.length)
      }
    }
  }
  return built
}
