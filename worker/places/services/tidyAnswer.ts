import { restaurantFields } from '../../contract/restaurants/editing.ts'
import { tidyLine } from '../../contract/restaurants/lines.ts'
import { MAX_ADDRESS_LENGTH, MAX_NAME_LENGTH } from '../../contract/restaurants/restaurantLimits.ts'

/** Invisible characters that change direction or hide the text beside them. */
const UNSEEN = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** Makes a service's line of text safe to show and store; empty when nothing is left. */
function tidy(text: string, most: number): string {
  return tidyLine(text.slice(0, 10 * most).replace(UNSEEN, ''))
    .slice(0, most)
    .toWellFormed()
    .trim()
}

export function tidyAddress(text: string): string {
  return tidy(text, MAX_ADDRESS_LENGTH)
}

export function tidyName(text: string): string {
  return tidy(text, MAX_NAME_LENGTH)
}

/** A website in the form that a restaurant may have; null when it is not valid. */
export function tidyWebsite(text: string): string | null {
  const read = restaurantFields.website.safeParse(text)
  return read.success ? read.data : null
}
