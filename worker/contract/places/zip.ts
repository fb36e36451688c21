import { POSTAL_CODE_MIN_LENGTH } from '../limits.ts'

/** Digits that are not yet a ZIP code name no place; the search is then where it was. */
export function isPartOfZip(text: string): boolean {
  return /^\d+$/.test(text) && text.length < POSTAL_CODE_MIN_LENGTH
}
