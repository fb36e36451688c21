import type reasons from './reasons.json'

/** A dish as it stands on a menu, before anybody judged it. */
export interface MenuItem {
  name: string
  /** Empty when the menu says no more than the name. */
  description: string
  /** As printed ("12.50", "€ 9"); empty when there is none. */
  price: string
  /** The heading it stands under; empty at the top of a menu. */
  section: string
  /** Dietary codes, icons and words that stood beside it, as printed and without brackets: "V", "VE", "GF", "vegan". */
  marks: string[]
  /** schema.org `suitableForDiet`, when the page says so: "VeganDiet", "VegetarianDiet". */
  diets: string[]
}

/** A line of a menu that is no dish: a legend, a claim, a note under a heading. */
export interface MenuNote {
  text: string
  /** The heading it stands under; empty when it concerns the whole menu. */
  section: string
}

/** What was read from a website, a PDF or photos. */
export interface ReadMenu {
  items: MenuItem[]
  /** Legends, claims and notes; they decide what a mark means and what comes with a whole section. */
  notes: MenuNote[]
}

/** `vegan` only when the dish's words are known to be plants, or the restaurant says so itself. */
export type Verdict = 'vegan' | 'not-vegan' | 'on-request' | 'unsure'

export interface Judgement {
  verdict: Verdict
  reason: Reason
}

/** Why. A reason is no sentence: whoever shows it says it in the language of who reads it (contract/restaurants/reasons.ts). */
export interface Reason {
  code: ReasonCode
  /** What it speaks of, as printed: a mark, a dish, a food. */
  words?: readonly string[]
  /** The animal food that it may be about: one food or several, in English, "milk, butter or egg". */
  holds?: string
  /** What speaks against it, or is to be asked as well. */
  yet?: Reason
}

/** reasons.json says what each means. Stored in the database: one may be added, but none renamed or given another meaning. */
type ReasonCode = keyof typeof reasons
