import { I18n, type Messages } from '@lingui/core'
import { ENGLISH, type Language } from './list.ts'

/** A language with its words. */
export interface Speech {
  language: Language
  i18n: I18n
}

/** `messages` are compiled, by their keys; what they leave out is said in English. */
export function speechOf(language: Language, messages: Messages): Speech {
  const i18n = new I18n({ locale: language.code, messages: { [language.code]: messages } })
  return { language, i18n }
}

const english = speechOf(ENGLISH, {})
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
