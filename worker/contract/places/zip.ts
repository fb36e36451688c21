import { POSTAL_CODE_MIN_LENGTH } from '../limits.ts'

/** Whether the text is the beginning of a ZIP code: it names no place, so the search keeps its place. */
export function isPartOfZip(text: string): boolean {
  return /^\d+$/.test(text) && text.length < POSTAL_CODE_MIN_LENGTH
}
