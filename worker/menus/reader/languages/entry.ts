/** Where an animal food comes from; `other` is gelatine, stock, shellac and the like. */
export const SOURCES = ['meat', 'fish', 'dairy', 'egg', 'honey', 'other'] as const
export type Source = (typeof SOURCES)[number]

/** What a dish that usually holds animal food must name in its place to count as vegan. */
export const NEEDS = [
  /** Plant-based cheese. */
  'cheese',
  /** Tofu, beans and the like right beside the word. */
  'core',
  /** A plant-based patty, anywhere in the dish. */
  'patty',
  /** Vegetables that fill a roll. */
  'filling',
  /** A plant-based broth. */
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
  /** A sauce that the menu calls vegan. */
  'sauce',
  'sweetener',
  /** Any other plant. "Sauerkraut with apple" says what is in it; "sauerkraut" alone does not. */
  'more',
] as const
export type Need = (typeof NEEDS)[number]

/**
 * What a word says about a dish:
 * animal: names an animal food. hidden: usually contains one (mayo, naan). maybe: often does (kimchi, gnocchi).
 * bare: a plant dish once its description names the plants ("house salad"). dish: says nothing by itself ("bowl").
 * staple: a plant food that is no dish by itself (bread). neutral: no food ("roasted").
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
  /** For hidden and maybe: the animal food that it may contain, in words for the screen: "egg". */
  holds?: string
  /** For hidden and maybe: the dish may be vegan when it names this. */
  needs?: Need
  /** Its role in a description, where it names a part of the dish: "Thai basil" is a dish as a name, but here an herb. */
  inDescription?: 'plant' | 'neutral'
  /** For plants: the needs that they meet. */
  gives?: readonly Need[]
  /** An animal word of these sources right after it means a plant food: "vegan cheese". */
  replaces?: readonly Source[]
}
