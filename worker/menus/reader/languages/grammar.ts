import type keys from './keys.json'

/** Phrases separated by commas, in lines as long as a page is wide. */
export type List = readonly string[]

/** The lists of a part of a grammar.json; keys.json says what stands in each. */
type Lists<Part extends keyof typeof keys> = Readonly<Record<keyof (typeof keys)[Part], List>>

/** Words of marks, legends and claims, which say something about dishes. */
export type Talk = Lists<'talk'>

/** Words that pages print around dishes, which distinguish them from names of dishes. Each is a whole text unless noted. */
export type PageWords = Lists<'page'>

/** The function words of a language's menus and the words around dishes, as in its grammar.json. */
export interface Grammar extends Lists<'words'> {
  page: PageWords
  /** Suffixes of case, number and gender, folded, the longer first. None where the rule for plurals is enough. */
  endings?: List
  /**
   * Parts of compounds, folded, which tell what an unknown compound is whose parts are not all known words. Only for languages
   * that write compounds as one word: "Linsensuppe".
   */
  compounds?: Lists<'compounds'>
  /** Pairs of lists. Each phrase of the first before each of the second names a food: "oat", "soy" × "milk". */
  pairs: readonly Pair[]
  talk: Talk
}

export interface Pair {
  first: List
  second: List
  /** A class, as in words.json. */
  class: string
  meaning?: string
}
