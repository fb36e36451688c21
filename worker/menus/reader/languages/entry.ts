/** Where an animal food comes from; `other` is gelatine, stock, shellac and the like. */
export const SOURCES = ['meat', 'fish', 'dairy', 'egg', 'honey', 'other'] as const
export type Source = (typeof SOURCES)[number]

/** What makes a dish vegan that usually holds animal food. */
export const NEEDS = [
  /** Cheese of plants. */
  'cheese',
  /** Tofu, beans and the like right beside the word. */
  'core',
  /** A patty of plants, anywhere in the dish. */
  'patty',
  /** Vegetables that fill a roll. */
  'filling',
  /** A broth of plants. */
  'broth',
  'milk',
  'mayo',
  /** Oil in place of butter. */
  'fat',
  /** A crisp dough of flour and oil. */
  'pastry',
  /** A batter without egg, as of chickpeas. */
  'batter',
  /** Fresh chiles, which show that nothing else was stuffed. */
  'chile',
  /** Tofu in place of scrambled eggs. */
  'scramble',
  /** Noodles of wheat or rice. */
  'noodle',
  /** A sauce that is called vegan. */
  'sauce',
  'sweetener',
  /** Any other plant: sauerkraut with apple says what is in it, sauerkraut alone does not. */
  'more',
] as const
export type Need = (typeof NEEDS)[number]

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
