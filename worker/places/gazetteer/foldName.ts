import { foldLetters } from '../../contract/plainLetters.ts'

const LONG_FORMS: ReadonlyMap<string, string> = new Map([
  ['st', 'saint'],
  ['sankt', 'saint'],
  ['ste', 'sainte'],
  ['ft', 'fort'],
  ['mt', 'mount'],
])

/**
 * A place's name as the gazetteer's key: lower case without accents, punctuation and spaces, and "st", "ft", "mt"
 * written out, so that "St. Louis" and "saint louis" are one, and "Sankt Pauli" and "St. Pauli". Empty when there is no letter or digit.
 */
export function foldName(name: string): string {
  return placeWords(name)
    .map((word) => LONG_FORMS.get(word) ?? word)
    .join('')
}

/** The prefixes that a half-typed name may mean: its last word may be an abbreviation or unfinished. */
export function foldPrefixes(text: string): string[] {
  const whole = foldName(text)
  const words = placeWords(text)
  const last = words.pop()
  if (last === undefined) return []
  const asTyped = foldName(words.join(' ')) + last
  return asTyped === whole ? [whole] : [asTyped, whole]
}

/** The plain lower-case words of a name; apostrophes join ("d'Alene" is one word). */
export function placeWords(name: string): string[] {
  return foldLetters(name)
    .replace(/['’‘ʻʼ`´]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}
