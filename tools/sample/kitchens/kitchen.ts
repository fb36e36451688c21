import type { Diet } from '../../../worker/contract/diet.ts'

/** The food and the names of one kind of place; written by hand in the modules of this folder. */
export interface Kitchen {
  /** The first always, the others sometimes. */
  cuisine: readonly [string, ...string[]]
  hours: 'day' | 'allDay' | 'evening' | 'late'
  /** The probability of each level in per cent. */
  diets: Readonly<Record<Diet, number>>
  /** One per line; "= vegan" after a name that suits only a vegan place. */
  names: string
  /** Menu headings with their vegan dishes, one per line: name | dollars | description. */
  sections: Readonly<Record<string, string>>
  /** One per line: name | dollars. */
  drinks: string
}

export const USUAL = { vegan: 14, vegetarian: 12, options: 52, unconfirmed: 22 }
export const OFTEN_VEGAN = { vegan: 36, vegetarian: 28, options: 26, unconfirmed: 10 }
export const SELDOM_VEGAN = { vegan: 9, vegetarian: 5, options: 60, unconfirmed: 26 }
export const OFTEN_VEGETARIAN = { vegan: 18, vegetarian: 44, options: 33, unconfirmed: 5 }
export const ALWAYS_VEGAN = { vegan: 100, vegetarian: 0, options: 0, unconfirmed: 0 }
