/** The words that hold a language's menus together. Lists are separated by commas; what they mean is their field's name. */
export interface Grammar {
  /** Joins two foods: "and". */
  and: string
  or: string
  /** What follows lies beside or upon the dish: "with", "topped with". */
  with: string
  /** What follows is left out: "without", "instead of". */
  no: string
  /** Behind a food: "dairy free". */
  free: string
  vegan: string
  vegetarian: string
  /** Before a food it puts a plant in its place: "plant-based sausage". */
  mock: string
  /** Articles, prepositions and the like, which tell the language of a line and say nothing of the food. */
  common: string
  /** The names of a menu's sections. */
  headings: string
  /** What milk, cream or cheese is made of when it is of plants: "almond". */
  milkSources: string
  /** Only where dishes are written as one word. */
  compounds?: Compounds
  /** Two lists of which each first word with each second one is a food: "oat", "soy" × "milk". */
  pairs: readonly Pair[]
}

export interface Pair {
  first: string
  second: string
  /** As in words.json. */
  class: string
  meaning?: string
}

/** Parts that tell what an unknown compound is, when its parts are not all known words. Folded. */
export interface Compounds {
  /** Animal foods that it ends in, holds anywhere, or begins with. */
  heads: string
  parts: string
  starts: string
  /** What it ends in that is a plant whatever stands before. */
  plantHeads: string
  /** Plants of which patties, sausages and steaks are made: "Selleriesteak", but "Pfeffersteak". */
  bodies: string
  /** Between two parts: "Linse-n-suppe". */
  joiners: string
}
