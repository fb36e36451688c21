/** What the kitchens of a language use without thinking of it, by a word of theirs. */
type Trap =
  | 'fishSauce'
  | 'shrimpPaste'
  | 'oysterSauce'
  | 'powder'
  | 'dashi'
  | 'anchovyBroth'
  | 'kimchi'
  | 'lard'
  | 'ghee'
  | 'paneer'
  | 'ham'
  | 'cheeseOnTop'
  | 'yoghurt'
  | 'eggNoodles'
  | 'sourCream'
  | 'butter'
  | 'mayonnaise'
  | 'anchovies'
  | 'kashk'
  | 'condensedMilk'
  | 'parve'

/** Vegan food that they know under a name of their own, and what may stand in for a trap. */
type Known = 'soy' | 'kelp' | 'jay' | 'chay' | 'quansu' | 'temple' | 'fasting'

/** All that cards may add, in one language. */
export type Words = Readonly<Record<Trap | Known, string>>

/** A kitchen card in one language. No sentence tells the gender of its speaker. */
export interface Card {
  dir?: 'rtl'
  /** Who eats how. */
  says: string
  means: string
  /** Above what is not eaten; `no` and `alsoNo` stand in the grammatical case that it asks for. */
  without: string
  no: Readonly<Record<'meat' | 'fish' | 'broth' | 'milk' | 'eggs' | 'honey' | 'gelatine', string>>
  alsoNo?: Readonly<Partial<Record<Trap, string>>>
  little: string
  /** Above what is fine. */
  with: string
  yes: Readonly<Record<'grains' | 'vegetables' | 'beans' | 'oil', string>>
  alsoYes?: Readonly<Partial<Record<Known, string>>>
  ask: string
  thanks: string
}
