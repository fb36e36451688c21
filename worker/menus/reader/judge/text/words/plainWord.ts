import { fold } from '../../../text/fold.ts'

/** French "pâtes" is pasta, while "pâté" is meat: without accents they would be one word. */
const PASTA = /^p[âÂ]tes?$/iu

/** "Jalapeños" → "jalapeno", "Chick’n" → "chickn": lower case, plain letters, singular; possessives lose their 's. */
export function plainWord(word: string): string {
  if (PASTA.test(word)) return 'pasta'
  const plain = fold(word)
    .replace(/['’`´]s?$/, '')
    .replace(/['’`´*]/g, '')
  return singular(plain)
}

/** One rule for the lexicon's words and the menu's, so that both meet; it need not be good English. */
function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(oes|ches|shes|sses|xes|zes)$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}
