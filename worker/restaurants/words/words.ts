import { t } from '../../../languages/t.ts'
import { normalise } from '../../contract/normalise.ts'
import { toPlainLetters } from '../../contract/plainLetters.ts'
import { AppError } from '../../errors.ts'

/** All combining marks but the two that voice kana, without which が would read か. */
const MARKS = /(?![\u3099\u309a])\p{M}/gu
/** An apostrophe within a word that English drops: Joe's, don't. Others (l'orange, O'Neill) part two words. */
const SILENT_APOSTROPHE = /(?<=\p{L})['’ʼ`´](?=[st](?!\p{L}))/gu
/** Scripts written without spaces: each character is a word, so that any part of a name can be found. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]/gu

/** Lower case without accents; the same for the index and for what people type. */
export function fold(text: string): string {
  const unmarked = normalise(text.toLowerCase(), 'NFKD').replace(MARKS, '').normalize('NFC')
  return toPlainLetters(unmarked)
}

/** The folded words of a text, in order. */
export function wordsOf(text: string): string[] {
  const spaced = fold(text).replace(SILENT_APOSTROPHE, '').replace(UNSPACED, ' $& ')
  return spaced.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** One text for the index out of several, kept apart so that no phrase runs from one into the next. */
export function indexText(texts: readonly string[]): string {
  return texts
    .map((text) => wordsOf(text).join(' '))
    .filter(Boolean)
    .join(' _ ')
}

/**
 * Stands before each word of a description. Offers of dishes go by names alone, and these words lie in the same column:
 * one of its own could only come with an empty index.
 */
const DESCRIBED = '_d_'

/** Descriptions for the index, beside names: their words are marked. */
export function indexDescriptions(texts: readonly string[]): string {
  return texts
    .map((text) => describedWords(wordsOf(text)))
    .filter(Boolean)
    .join(' _ ')
}

function describedWords(words: readonly string[]): string {
  return words.map((word) => DESCRIBED + word).join(' ')
}

/**
 * What a person typed, as phrases of folded words that must all be found; the last word of the last phrase may be the
 * beginning of a word if the text ends with it. Throws `invalid` when nothing in it can be looked for.
 */
export function phrasesOf(keywords: string): string[][] {
  const phrases = keywords
    .split(/\s+/u)
    .map(wordsOf)
    .filter((words) => words.length > 0)
  if (phrases.length === 0) {
    throw new AppError('invalid', t('Type at least one letter or number to search for'), {
      param: 'keywords',
    })
  }
  return phrases
}

/** Whether the last word may go on: a text that ends in a sign, as "c++" does, is whole. */
export function isOpenEnded(keywords: string): boolean {
  return /[\p{L}\p{M}\p{N}]\s*$/u.test(keywords)
}

/** An FTS5 expression for `keywords` in names: quoted phrases only, so that nothing typed is ever syntax. */
export function toMatch(keywords: string): string {
  return allPhrases(keywords, (words, end) => `"${words.join(' ')}"${end}`)
}

/** The same in names and descriptions. */
export function toMatchAnywhere(keywords: string): string {
  return allPhrases(
    keywords,
    (words, end) => `("${words.join(' ')}"${end} OR "${describedWords(words)}"${end})`,
  )
}

function allPhrases(
  keywords: string,
  quote: (words: readonly string[], end: string) => string,
): string {
  const phrases = phrasesOf(keywords)
  const end = isOpenEnded(keywords) ? ' *' : ''
  return phrases.map((words, i) => quote(words, i === phrases.length - 1 ? end : '')).join(' AND ')
}
