import type { PageWords } from '../../languages/grammar.ts'
import { LANGUAGES } from '../../languages/languages.ts'
import { splitList } from '../../languages/readWords.ts'
import { fold } from '../../text/fold.ts'

const BEYOND_ASCII = /[\u0080-\uffff]/
const NO_LETTERS = /[^a-z0-9]+/g
const NO_LETTERS_ANYWHERE = /[^\p{L}\p{N}]+/gu
/** "10", and "10s" of "Under 10s"; the "pp" of "70pp" is a word. */
const NUMBER = /^\d+s?$/
const DIGITS_FIRST = /^\d+/
/** In the order of signs. */
const BEYOND_DIGITS = ':'

type Kind = keyof PageWords

interface Phrases {
  /** The kinds of each phrase, a bit for each. */
  kinds: ReadonlyMap<string, number>
  /** Words of the longest phrase that begins with a word. */
  longest: ReadonlyMap<string, number>
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
  const kinds = known().kinds.get(plain) ?? 0
  return plain === '' || wanted.some((kind) => (kinds & bitOf(kind)) !== 0)
}

/** A text with what its words are by the lists of all languages. It is read once for all that is asked of it. */
export class PageText {
  readonly text: string
  readonly words: readonly string[]
  /** Of each word, the kinds of the phrases that it is in. */
  readonly #kinds: number[]
  #whole = 0
  #first = 0
  #last = 0
  #any = 0

  constructor(text: string) {
    this.text = text
    const plain = toPlain(text)
    this.words = plain === '' ? [] : plain.split(' ')
    const { kinds, longest } = known()
    this.#kinds = this.words.map(
      (word) => kinds.get(word < BEYOND_DIGITS ? word.replace(DIGITS_FIRST, '') : word) ?? 0,
    )
    this.words.forEach((word, at) => {
      const most = Math.min(longest.get(word) ?? 0, this.words.length - at)
      let phrase = word
      for (let count = 1; count <= most; count++) {
        if (count > 1) phrase += ` ${this.words[at + count - 1]}`
        const found = kinds.get(phrase)
        if (found !== undefined) this.#note(found, at, at + count)
      }
    })
  }

  #note(kinds: number, from: number, to: number): void {
    const isLast = to === this.words.length
    this.#any |= kinds
    if (from === 0) this.#first |= kinds
    if (isLast) this.#last |= kinds
    if (from === 0 && isLast) this.#whole |= kinds
    for (let at = from; at < to; at++) this.#kinds[at] = (this.#kinds[at] ?? 0) | kinds
  }

  /** Whether it is a phrase of the kind and nothing else. */
  is(kind: Kind): boolean {
    return (this.#whole & bitOf(kind)) !== 0
  }

  beginsWith(kind: Kind): boolean {
    return (this.#first & bitOf(kind)) !== 0
  }

  endsWith(kind: Kind): boolean {
    return (this.#last & bitOf(kind)) !== 0
  }

  /** Whether a phrase of the kind stands anywhere in it. */
  holds(kind: Kind): boolean {
    return (this.#any & bitOf(kind)) !== 0
  }

  /** Whether the word at a place is of the kind, or in a phrase of it. */
  isAt(at: number, kind: Kind): boolean {
    return ((this.#kinds[at] ?? 0) & bitOf(kind)) !== 0
  }

  /** Whether every word is of one of the kinds, or a number; false where there is no word. */
  consistsOf(...kinds: Kind[]): boolean {
    const bits = kinds.reduce((sum, kind) => sum | bitOf(kind), 0)
    let count = 0
    for (const [at, word] of this.words.entries()) {
      if (NUMBER.test(word)) continue
      if (((this.#kinds[at] ?? 0) & bits) === 0) return false
      count += 1
    }
    return count > 0
  }
}

let phrases: Phrases | undefined

function known(): Phrases {
  phrases ??= buildPhrases()
  return phrases
}

const bits = new Map<Kind, number>()

function bitOf(kind: Kind): number {
  const bit = bits.get(kind) ?? 1 << bits.size
  bits.set(kind, bit)
  return bit
}

function buildPhrases(): Phrases {
  const kinds = new Map<string, number>()
  const longest = new Map<string, number>()
  for (const { grammar } of LANGUAGES) {
    for (const [kind, list] of Object.entries(grammar?.page ?? {})) {
      for (const phrase of splitList(list).map(toPlain)) {
        kinds.set(phrase, (kinds.get(phrase) ?? 0) | bitOf(kind as Kind))
        const words = phrase.split(' ')
        longest.set(words[0] ?? '', Math.max(longest.get(words[0] ?? '') ?? 0, words.length))
      }
    }
  }
  return { kinds, longest }
}
