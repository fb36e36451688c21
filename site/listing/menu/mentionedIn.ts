import { foldLetters } from '../../../worker/contract/plainLetters.ts'

/** Scripts without spaces have no words that could be compared as a whole. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー]/gu

/** Whether a menu mentions a name in whole words, ignoring case, accents and signs. */
export function mentionedIn(menu: string): (name: string) => boolean {
  const text = ` ${wordsOf(menu)} `
  return (name) => wordsOf(name) !== '' && text.includes(` ${wordsOf(name)} `)
}

/** The `names` that are not among `known`, ignoring case and accents. */
export function withoutNamed(names: readonly string[], known: readonly string[]): string[] {
  const folded = new Set(known.map(foldLetters))
  return names.filter((name) => !folded.has(foldLetters(name)))
}

function wordsOf(text: string): string {
  return foldLetters(text)
    .replace(UNSPACED, ' $& ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
