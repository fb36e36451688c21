import type { Diet } from '../../../worker/contract/diet.ts'

/** What one kind of place cooks and what such places are called; written by hand in the modules of this folder. */
export interface Kitchen {
  /** The first always, the others sometimes. */
  cuisine: readonly [string, ...string[]]
  hours: 'day' | 'allDay' | 'evening' | 'late'
  /** How likely each level is, of 100. */
  diets: Readonly<Record<Diet, number>>
  /** One a line; "= vegan" after a name that would be wrong for anything else. */
  names: string
  /** Headings of a menu with their vegan dishes, one a line: name | dollars | description. */
  sections: Readonly<Record<string, string>>
  /** One a line: name | dollars. */
  drinks: string
}

export const USUAL = { vegan: 18, vegetarian: 14, options: 57, unconfirmed: 11 }
export const OFTEN_VEGAN = { vegan: 44, vegetarian: 22, options: 27, unconfirmed: 7 }
export const SELDOM_VEGAN = { vegan: 9, vegetarian: 7, options: 68, unconfirmed: 16 }
export const OFTEN_VEGETARIAN = { vegan: 18, vegetarian: 44, options: 33, unconfirmed: 5 }
export const ALWAYS_VEGAN = { vegan: 100, vegetarian: 0, options: 0, unconfirmed: 0 }
