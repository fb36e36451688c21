import needs from './needs.json' with { type: 'json' }

/** Where an animal food comes from; `other` is gelatine, stock, shellac and the like. */
export const SOURCES = ['meat', 'fish', 'dairy', 'egg', 'honey', 'other'] as const
type Source = (typeof SOURCES)[number]

/** What a dish that usually holds animal food must name in its place to count as vegan; needs.json says what each means. */
export type Need = keyof typeof needs
export const NEEDS = Object.keys(needs) as Need[]

/**
 * What a word says about a dish:
 * animal: names an animal food. hidden: usually contains one (mayo, naan). maybe: often does (kimchi, gnocchi).
 * bare: a plant dish once its description names the plants ("house salad"). dish: says nothing by itself ("bowl").
 * staple: a plant food that is no dish by itself (bread). neutral: no food ("roasted").
 */
export type Role = (typeof ROLES)[number] | 'hidden' | 'maybe' | 'vegetarian' | Connective

/** The roles that a class of words.json names as they are. */
export const ROLES = ['animal', 'bare', 'dish', 'staple', 'neutral', 'plant'] as const

/** The lists of a grammar whose words are roles of their own. */
export const CONNECTIVES = ['and', 'or', 'with', 'no', 'free', 'vegan'] as const
type Connective = (typeof CONNECTIVES)[number]

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
