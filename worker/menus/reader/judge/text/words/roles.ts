import type { Entry } from '../../../languages/entry.ts'

type Known = Readonly<{ entry: Entry | null }>

/** A word for an animal food, or for what usually or often holds one. */
export function isRisky({ entry }: Known): boolean {
  return entry?.role === 'animal' || entry?.role === 'hidden' || entry?.role === 'maybe'
}

/** A food of plants, whether it makes a dish alone or not. */
export function isFood({ entry }: Known): boolean {
  return entry?.role === 'plant' || entry?.role === 'staple'
}

export function isUnknown({ entry }: Known): boolean {
  return entry === null
}

export function isCalledVegan({ entry }: Known): boolean {
  return entry?.role === 'vegan'
}
