/** Where an animal food comes from; `other` is gelatine, stock, shellac and the like. */
export type Source = 'meat' | 'fish' | 'dairy' | 'egg' | 'honey' | 'other'

/**
 * What makes a dish that usually holds animal food a plant one: cheese of plants, a patty of beans anywhere,
 * something hearty (core) right beside the word, vegetables to fill a roll with, a broth of mushrooms, oil where
 * butter is usual (fat), crisp dough of flour and oil (pastry), batter of
 * chickpeas (batter), fresh chiles' company (chile), vegan mayo, tofu to scramble, noodles of wheat or rice (noodle), a sauce said to be vegan (sauce), or any other plant: sauerkraut with apple is told, while nobody knows what
 * is in sauerkraut alone (more).
 */
export type Need =
  | 'cheese'
  | 'core'
  | 'patty'
  | 'filling'
  | 'broth'
  | 'milk'
  | 'mayo'
  | 'fat'
  | 'pastry'
  | 'batter'
  | 'chile'
  | 'scramble'
  | 'noodle'
  | 'sauce'
  | 'sweetener'
  | 'more'

/**
 * What a word says about a dish:
 * animal: names an animal food. hidden: usually holds one (mayo, naan). maybe: often does (kimchi, gnocchi).
 * bare: a plant dish once its description names the plants ("house salad"). dish: says nothing by itself ("bowl").
 * staple: a plant that makes no dish alone (bread). neutral: no food at all ("roasted").
 */
export type Role =
  | 'animal'
  | 'hidden'
  | 'maybe'
  | 'bare'
  | 'dish'
  | 'plant'
  | 'staple'
  | 'neutral'
  | 'vegan'
  | 'vegetarian'
  | 'with'
  | 'and'
  | 'or'
  | 'no'
  | 'free'

export interface Entry {
  role: Role
  source?: Source
  /** For hidden and maybe: what it usually holds, as a person reads it: "egg". */
  holds?: string
  /** For hidden and maybe: the dish is fine once one of these was seen. */
  needs?: Need
  /** What it is when a description names it as a part of the dish: "sweet and sour tomato". */
  inDescription?: 'plant' | 'neutral'
  /** For plants: what they can stand in for. */
  gives?: readonly Need[]
  /** Turns a following animal word of these sources into a plant one. */
  replaces?: readonly Source[]
}
