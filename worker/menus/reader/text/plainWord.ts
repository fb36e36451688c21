import { fold } from './fold.ts'

/** French "pâtes" is pasta, while "pâté" is meat: without accents they would be one word. */
const PASTA = /^p[âÂ]tes?$/iu
/** French "pané" is breaded, while Italian "pane" is bread. */
const BREADED = /^pan[éÉ](?:es?|s)?$/iu

/** Most words are such. Folding them would take more time than everything else. */
const PLAIN = /^[a-z]+$/

/** "Jalapeños" → "jalapeno", "Chick’n" → "chickn": lower case, plain letters, singular; possessives lose their 's. */
export function plainWord(word: string): string {
  const small = word.toLowerCase()
  if (PLAIN.test(small)) return singular(small)
  if (PASTA.test(word)) return 'pasta'
  if (BREADED.test(word)) return 'panee'
  // "porções" are portions; without their accents they would be the plural of "porco", which is pork.
  const plain = fold(word.replace(/[ãõ]es$/iu, 'ão'))
    .replace(/['’`´]s?$/, '')
    .replace(/['’`´*]/g, '')
  return singular(plain)
}

const KEEPS_S = /[sui]s$/
const PLURAL_IN_ES = /(?:o|ch|sh|ss|x|z)es$/

/** Removes the plural's suffix, from the lexicon's words as from the menu's so that both match; the stem need not be a word. */
function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || KEEPS_S.test(word)) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (PLURAL_IN_ES.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}
