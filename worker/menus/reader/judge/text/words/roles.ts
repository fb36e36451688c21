import type { Entry } from '../../../languages/entry.ts'

type Known = Readonly<{ entry: Entry | null }>

/** A word for an animal food, or for what usually or often holds one. */
export function isRisky({ entry }: Known): boolean {
  return entry?.role === 'animal' || entry?.role === 'hidden' || entry?.role === 'maybe'
}

/** A food of plants, whether it makes a dish alone or not. */
export const isFood = ({ entry }: Known) => entry?.role === 'plant' || entry?.role === 'staple'

export const isUnknown = ({ entry }: Known): boolean => entry === null

export const isCalledVegan = ({ entry }: Known): boolean => entry?.role === 'vegan'
