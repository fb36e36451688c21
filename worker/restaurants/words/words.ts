import { t } from '../../../languages/t.ts'
import { normalise } from '../../contract/normalise.ts'
import { toPlainApostrophes, withoutInnerApostrophes } from '../../contract/plainApostrophes.ts'
import { toPlainLetters } from '../../contract/plainLetters.ts'
import { AppError } from '../../errors.ts'
import { sameFoodAs, singularsOf } from './otherSpellings.ts'

/** All combining marks but the two that voice kana, without which が would read か. */
const MARKS = /(?![\u3099\u309a])\p{M}/gu
/** An apostrophe that English drops within a word: Joe's, don't. Others (l'orange, O'Neill) separate two words. */
const SILENT_APOSTROPHE = /(?<=\p{L})'(?=[st](?!\p{L}))/gu
/** Scripts written without spaces: each character is a word, so that any part of a name can be found. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]/gu

/** Lower case without accents, both for the index and for what people type. */
export function fold(text: string): string {
  const unmarked = normalise(text.toLowerCase(), 'NFKD').replace(MARKS, '').normalize('NFC')
  return toPlainLetters(unmarked)
}

/** The folded words of a text, in order. */
export function wordsOf(text: string): string[] {
  const spaced = fold(toPlainApostrophes(text))
    .replace(SILENT_APOSTROPHE, '')
    .replace(UNSPACED, ' $& ')
  return spaced.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** The folded words of a name in which an apostrophe separates none. */
export function joinedWordsOf(name: string): string[] {
  return wordsOf(withoutInnerApostrophes(name))
}

/** The spellings of a name in folded words: "L'Osteria" also as "LOsteria". */
export function spellingsOf(name: string): string[] {
  return [...new Set([wordsOf(name), joinedWordsOf(name)].map((words) => words.join(' ')))]
}

/** Joins texts for the index with a separator, so that no phrase matches across two. */
export function indexText(texts: readonly string[]): string {
  return texts
    .map((text) => wordsOf(text).join(' '))
    .filter(Boolean)
    .join(' _ ')
}

/**
 * The prefix of each word of a description. Names and descriptions share a column, since FTS5 cannot add one to an existing
 * table, but suggestions of dishes search names only.
 */
const DESCRIBED = '_d_'

/** Descriptions for the index, with marked words to tell them from names. */
export function indexDescriptions(texts: readonly string[]): string {
  return texts
    .map((text) => describedWords(wordsOf(text).join(' ')))
    .filter(Boolean)
    .join(' _ ')
}

function describedWords(words: string): string {
  return words.replace(/[^ ]+/g, `${DESCRIBED}$&`)
}

/** How a typed word may be spelt in a name. */
export interface Spelling {
  words: string
  /** Whether the last word may go on. */
  isOpen: boolean
}

/**
 * A typed text as phrases of folded words, which must all match; the last word may be a prefix unless a sign ends the text, as in
 * "c++". Each has its spellings, of which one must match: "O'Neill" is also ONeill, "donuts" a donut or doughnut. Throws `invalid`
 * for a text without words.
 */
export function phrasesOf(keywords: string): Spelling[][] {
  const texts = keywords.split(/\s+/u).filter((text) => wordsOf(text).length > 0)
  if (texts.length === 0) {
    throw new AppError('invalid', t('Type at least one letter or number to search for'), {
      param: 'keywords',
    })
  }
  const isOpen = /[\p{L}\p{M}\p{N}]\s*$/u.test(keywords)
  return texts.map((text, i) => phraseOf(text, isOpen && i === texts.length - 1))
}

function phraseOf(text: string, isOpen: boolean): Spelling[] {
  const typed = spellingsOf(text)
  const open = [...typed, ...typed.flatMap(sameFoodAs)].map((words) => ({ words, isOpen }))
  // Closed, since "chips" is no chipotle.
  const singulars = typed.flatMap(singularsOf).map((words) => ({ words, isOpen: false }))
  return [...open, ...singulars]
}

/** An FTS5 expression for `keywords` in names: only quoted phrases, so that typed text is never syntax. */
export function toMatch(keywords: string): string {
  return allPhrases(keywords, (words) => [words])
}

/** The same for names and descriptions. */
export function toMatchAnywhere(keywords: string): string {
  return allPhrases(keywords, (words) => [words, describedWords(words)])
}

function allPhrases(keywords: string, placesOf: (words: string) => string[]): string {
  return phrasesOf(keywords)
    .map((spellings) => {
      const quoted = spellings.flatMap(({ words, isOpen }) =>
        placesOf(words).map((place) => (isOpen ? `"${place}" *` : `"${place}"`)),
      )
      return quoted.length > 1 ? `(${quoted.join(' OR ')})` : quoted.join()
    })
    .join(' AND ')
}
