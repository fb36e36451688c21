import { plainWord } from '../text/plainWord.ts'
import { once, remember } from '../text/remember.ts'
import { CONNECTIVES, type Entry } from './entry.ts'
import type { Grammar, List } from './grammar.ts'
import { LANGUAGES, type Language } from './languages.ts'
import { readClass } from './readClass.ts'
import { noAnimalProducts, readRow, splitList } from './readWords.ts'

/** What a phrase means in one language, in a linked list with its other languages. */
export interface Term {
  entry: Entry
  /** Its index in LANGUAGES. */
  language: number
  next: Term | null
}

interface Lexicon {
  /** Keyed by the plain words of a phrase, joined by spaces. */
  terms: ReadonlyMap<string, Term>
  words: ReadonlyMap<string, Word>
  /** Keyed by the first phrase. */
  pairs: ReadonlyMap<string, readonly Pair[]>
  /** Plants of which milk, cream or cheese is made. */
  milkSources: ReadonlySet<string>
}

/** All that is known about a word, in one object so that one lookup is enough. */
export interface Word {
  /** What the word alone means. */
  term: Term | null
  /** Bit n is set when a phrase of n words begins with it. */
  lengths: number
  /** Bit n is set when it is a stop word or connective of `LANGUAGES[n]`, and so a sign of that language. */
  common: number
  /** Whether the first phrase of a pair begins with it. */
  beginsPair: boolean
}

/** What a first phrase means together with each second one. They make many thousands, so they are not stored singly. */
interface Pair {
  entry: Entry
  seconds: ReadonlySet<string>
}

/** Every word that Sprig knows. It is built at the first use, since it takes some 100 ms and few requests need it. */
export const lexicon = once((): Lexicon => buildLexicon(LANGUAGES))

export function buildLexicon(languages: readonly Language[]): Lexicon {
  const builder = new LexiconBuilder()
  for (const [language, { words, grammar }] of languages.entries()) {
    if (grammar !== null) builder.addGrammar(grammar, language)
    builder.addWords(words, language)
    if (grammar !== null) builder.addPairs(grammar)
  }
  builder.addExplained()
  for (const [language, { grammar }] of languages.entries()) {
    if (grammar !== null) builder.addCommon(grammar, language)
  }
  return builder
}

const VEGETARIAN: Entry = { role: 'vegetarian', replaces: ['meat', 'fish'] }

class LexiconBuilder implements Lexicon {
  readonly terms = new Map<string, Term>()
  readonly words = new Map<string, Word>()
  readonly pairs = new Map<string, Pair[]>()
  readonly milkSources = new Set<string>()
  readonly #explained: { phrase: string; told: string; language: number }[] = []
  /** By what rows say behind their term, a few hundred for some forty thousand rows; null without a class. */
  readonly #entryOf = remember(Number.POSITIVE_INFINITY, (told) => {
    const { meaning, className } = readRow(told)
    return className === '' ? null : readClass(className, meaning)
  })

  addGrammar(grammar: Grammar, language: number): void {
    for (const connective of CONNECTIVES)
      this.#addList(grammar[connective], { role: connective }, language)
    this.#addList(grammar.vegetarian, VEGETARIAN, language)
    this.#addList(grammar.mock, readClass('mock', ''), language)
    this.#addList(noAnimalProducts(grammar), { role: 'vegan' }, language)
    for (const word of splitList(grammar.milkSources)) this.milkSources.add(toPlain(word))
  }

  addWords(words: readonly string[], language: number): void {
    for (const row of words) {
      const end = row.indexOf(' |')
      const [phrase, told] = [toPlain(row.slice(0, end)), row.slice(end)]
      const entry = this.#entryOf(told)
      if (entry === null) this.#explained.push({ phrase, told, language })
      else this.#add(phrase, entry, language)
    }
  }

  /** Adds the rows without a class, which take that of their meaning. All rows with a class must be there before. */
  addExplained(): void {
    const entryOf = remember(Number.POSITIVE_INFINITY, (told) =>
      this.#entryOfMeaning(readRow(told).meaning),
    )
    for (const { phrase, told, language } of this.#explained)
      this.#add(phrase, entryOf(told), language)
  }

  addPairs({ pairs }: Grammar): void {
    for (const { first, second, class: className, meaning = '' } of pairs) {
      const seconds = new Set(splitList(second).map(toPlain))
      const pair = { entry: readClass(className, meaning), seconds }
      for (const phrase of splitList(first).map(toPlain)) {
        this.pairs.set(phrase, [...(this.pairs.get(phrase) ?? []), pair])
        this.#wordOf(phrase).beginsPair = true
      }
    }
  }

  /** Adds the stop words, which are neutral unless a list gives them a meaning. */
  addCommon({ common, and, or, no, with: beside }: Grammar, language: number): void {
    for (const word of [and, or, no, beside, common].flatMap(splitList).map(toPlain)) {
      this.#wordOf(word).common |= 1 << language
      if (!this.terms.has(word)) this.#add(word, { role: 'neutral' }, language)
    }
  }

  #addList(list: string | List, entry: Entry, language: number): void {
    for (const phrase of splitList(list)) this.#add(toPlain(phrase), entry, language)
  }

  /** Adds a meaning to a phrase, unless it has one in that language. */
  #add(phrase: string, entry: Entry, language: number): void {
    const term = { entry, language, next: null }
    let last = this.terms.get(phrase)
    if (last === undefined) this.#addFirst(phrase, term)
    else {
      while (last.language !== language && last.next !== null) last = last.next
      if (last.language !== language) last.next = term
    }
  }

  #addFirst(phrase: string, term: Term): void {
    this.terms.set(phrase, term)
    let length = 1
    for (let at = phrase.indexOf(' '); at !== -1; at = phrase.indexOf(' ', at + 1)) length += 1
    const word = this.#wordOf(phrase)
    word.lengths |= 1 << length
    if (length === 1) word.term = term
  }

  /** What is known of the first word of a phrase. */
  #wordOf(phrase: string): Word {
    const [text = ''] = phrase.split(' ', 1)
    let word = this.words.get(text)
    if (word === undefined) {
      word = { term: null, lengths: 0, common: 0, beginsPair: false }
      this.words.set(text, word)
    }
    return word
  }

  #entryOfMeaning(meaning: string): Entry {
    const phrase = toPlain(meaning)
    const entry = this.terms.get(phrase)?.entry ?? this.#pairOf(phrase)
    if (entry === undefined) throw new Error(`No class, and no word that has one: “${meaning}”`)
    return entry
  }

  #pairOf(phrase: string): Entry | undefined {
    for (let at = phrase.indexOf(' '); at !== -1; at = phrase.indexOf(' ', at + 1)) {
      const second = phrase.slice(at + 1)
      const pair = this.pairs.get(phrase.slice(0, at))?.find(({ seconds }) => seconds.has(second))
      if (pair !== undefined) return pair.entry
    }
    return undefined
  }
}

function toPlain(phrase: string): string {
  return phrase.includes(' ') ? phrase.split(' ').map(plainWord).join(' ') : plainWord(phrase)
}
