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

export const USUAL = { vegan: 14, vegetarian: 12, options: 52, unconfirmed: 22 }
export const OFTEN_VEGAN = { vegan: 36, vegetarian: 28, options: 26, unconfirmed: 10 }
export const SELDOM_VEGAN = { vegan: 9, vegetarian: 5, options: 60, unconfirmed: 26 }
export const OFTEN_VEGETARIAN = { vegan: 18, vegetarian: 44, options: 33, unconfirmed: 5 }
export const ALWAYS_VEGAN = { vegan: 100, vegetarian: 0, options: 0, unconfirmed: 0 }
