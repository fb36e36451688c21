import { normalise } from './normalise.ts'

/** Letters that Unicode does not decompose into the plain letters people type. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
}

/** "smørrebrød" → "smorrebrod"; the text must be lower case already. */
export function toPlainLetters(text: string): string {
  return text.replace(/[ßæœøđðþłıħ]/g, (letter) => PLAIN[letter] ?? letter)
}

/** Lower case without accents, in the letters that people type. */
export function foldLetters(text: string): string {
  return toPlainLetters(normalise(text, 'NFKD').replace(/\p{M}/gu, '').toLowerCase())
}
