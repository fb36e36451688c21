import { ENGLISH, type Language } from './list.ts'
import type { Messages } from './say.ts'

/** A language with its words. */
export interface Speech {
  language: Language
  /** What they leave out is said in English. */
  messages: Messages
}

const english: Speech = { language: ENGLISH, messages: {} }
let read = (): Speech => english

/**
 * Says where the language of what is being drawn is found: the document's in the browser, the request's in the Worker,
 * where many are answered at the same time.
 */
export function findSpeechBy(reader: () => Speech | undefined): void {
  read = () => reader() ?? english
}

export function speech(): Speech {
  return read()
}
