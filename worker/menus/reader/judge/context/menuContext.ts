import type { Legend } from '../../marks/codes.ts'
import { type LanguageScores, NO_SCORES } from '../text/words/language.ts'

/** "All salads topped with feta": what comes with the dishes of a section, or of a kind. */
export interface ServedWith {
  /** Folded heading that it stands under; empty for the whole menu. */
  section: string
  /** Folded words one of which a dish or its section has to hold; none when it concerns all of them. */
  subject: readonly string[]
  /** The animal food, as printed. */
  holds: string
  /** Of what is fried: in the fat of an animal, or in oil that is shared with that food. */
  fryer?: 'fat' | 'shared'
}

/** What a menu says about all its dishes: its legend, its claims, and what comes with whole sections. */
export interface MenuContext {
  legend: Legend
  /** Its legend has a mark for fish. */
  marksFish: boolean
  /** The restaurant says, credibly, that all it serves is vegan. */
  allVegan: boolean
  /** And it says in the same place which animal foods it does without: "no meat, no dairy". */
  namesWhatIsLeftOut: boolean
  /** It names an animal food all the same: in mock meats without the word, or the claim was not about the food. */
  isContradicted: boolean
  /** Folded headings whose dishes the menu calls vegan. */
  veganSections: ReadonlySet<string>
  /** Folded headings that say vegan, above dishes that name animal foods: they make no dish vegan. */
  animalSections: ReadonlySet<string>
  /** Folded kinds of dishes that it calls vegan: "curry". */
  veganKinds: ReadonlySet<string>
  servedWith: readonly ServedWith[]
  /** A Thai or Lao kitchen, whose curry pastes hold shrimp. */
  isThai: boolean
  /** Which languages the whole menu speaks. */
  page: LanguageScores
  /** Several dishes bear a vegan mark, so that one without it is probably not vegan. */
  marksVegan: boolean
}

export const NO_CONTEXT: MenuContext = {
  legend: new Map(),
  marksFish: false,
  allVegan: false,
  namesWhatIsLeftOut: false,
  isContradicted: false,
  veganSections: new Set(),
  animalSections: new Set(),
  veganKinds: new Set(),
  servedWith: [],
  isThai: false,
  page: NO_SCORES,
  marksVegan: false,
}

/** A heading as it is compared: lower case, single spaces. */
export function plainHeading(heading: string): string {
  return heading.toLowerCase().replace(/\s+/g, ' ').trim()
}
