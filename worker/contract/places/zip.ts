import { POSTAL_CODE_MIN_LENGTH } from '../limits.ts'
import { plainTyping } from './plainTyping.ts'

/** Whether the text is the beginning of a ZIP code, which names no place, so that the search keeps its own. */
export function isPartOfZip(text: string): boolean {
  const typed = plainTyping(text)
  return /^\d+$/.test(typed) && typed.length < POSTAL_CODE_MIN_LENGTH
}
