import { normalise } from '../../../contract/normalise.ts'
import { toPlainLetters } from '../../../contract/plainLetters.ts'

/** Lower case without accents. */
export function fold(text: string): string {
  return toPlainLetters(normalise(text.toLowerCase(), 'NFKD').replace(/\p{M}/gu, ''))
}

/** The folded words of a text, in order. */
export function foldedWords(text: string): string[] {
  return (
    fold(text)
      .replace(/['’]s\b/g, 's')
      .match(/\p{L}+/gu) ?? []
  )
}
