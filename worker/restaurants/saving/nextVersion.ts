import type { StoredQuestion } from '../../contract/restaurants/reasons.ts'
import type { IndexedWords } from '../derived/indexedWords.ts'
import type { DerivedHours } from '../hours/deriveHours.ts'
import type { Changes, RestaurantInput } from '../restaurantInput.ts'
import type { CorrectionChange } from './corrections/planCorrections.ts'

/** A menu with its counts. */
export interface NextMenu {
  /** Markdown. */
  text: string
  /** As `menuVersion` of a `WholeRow`. */
  version: number
  /** The numbers of its dishes and of the vegan ones, the vegan ones' names, and the questions about unsure ones. */
  all: number
  vegan: number
  veganNames: readonly string[]
  questions: readonly StoredQuestion[]
}

/** The next version of a restaurant. Times are milliseconds since 1970. */
export interface NextVersion {
  restaurant: RestaurantInput
  /** The version that it replaces; 0 for a new restaurant. */
  baseVersion: number
  /** Null without history: for the first version of a program's restaurant, and for its first menu. */
  changes: Changes | null
  /** Null for restaurants that no search finds. */
  words: IndexedWords | null
  editedAt: number | null
  deletedAt: number | null
  closedAt: number | null
  /** Since when a pop-up is ONLINE. */
  onlineSince: number | null
  /** When it was read in OpenStreetMap; null for other sources. */
  readAt: number | null
  /** Missing: the menu stays. Null deletes it. */
  menu?: NextMenu | null
  /** Corrections of dishes of the menu. */
  corrections: readonly CorrectionChange[]
}

/** With the columns derived from its opening hours, which are slow to read. */
export interface TimedVersion extends NextVersion {
  hours: DerivedHours
}

export interface WriteStamp {
  /** A user's id, or a program's name (writers.ts). */
  by: string
  /** Milliseconds since 1970. */
  at: number
}
