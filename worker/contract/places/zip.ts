import { POSTAL_CODE_MIN_LENGTH } from '../limits.ts'

/** Whether the text is the beginning of a ZIP code, which names no place, so that the search keeps its own. */
export function isPartOfZip(text: string): boolean {
  return /^\d+$/.test(text) && text.length < POSTAL_CODE_MIN_LENGTH
}
