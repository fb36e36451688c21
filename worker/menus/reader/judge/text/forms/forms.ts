import type { List } from '../../../languages/grammar.ts'
import forms from './forms.json' with { type: 'json' }

/**
 * A way to make a dish whose base, fat, stock or binder its menu does not list: of a curry one reads the vegetables, not
 * the ghee. Such a dish is in doubt until something it says tells how it is made.
 */
export interface Form {
  /** Folded and singular. */
  words: List
  /** It counts only as the word that the others describe: a pie is meant by "apple pie", not by "pie spice". */
  isHead: boolean
  /** Before these, folded, it is another dish: "curry fries", "burrito bowl". */
  notBefore?: readonly string[]
  /** It tells as much in a description or as a heading: "on soft polenta", but not "with country bread". */
  inStory?: boolean
  /** As a heading it speaks of all dishes below, though not in a description. */
  isHeading?: boolean
  /** It is named for what is on top or in it, so that only a description tells: a walnut bar is not made of nuts alone. */
  isNamedFor?: boolean
  /** It says nothing of what is only put together or raw: "Grandma's bowl", "Swiss chard". */
  isCooked?: boolean
  /** It is told by a list of three plants: what is in a soup stands in its list, the egg in a hash does not. */
  isToldByList?: boolean
  /** What it may hold, as a person reads it. */
  holds: string
  /** Each is an ExplicitIngredient, or several that tell it together: "milk+nut". */
  explicitIngredients: readonly string[]
}

export const FORMS: readonly Form[] = forms

/** Ends of German names in one word, and the form that each is. */
export const FORM_ENDS =
  'suppe eintopf auflauf gratin strudel curry ragout stampf puree nudeln torte burger'.split(' ')
