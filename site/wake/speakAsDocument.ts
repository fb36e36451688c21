import { ENGLISH, findLanguage } from '../../languages/list.ts'
import { findSpeechBy } from '../../languages/speech.ts'
import { documentMessages } from './documentMessages.ts'

/** Sets the language of everything drawn from now on to that of the document. */
export function speakAsDocument(): void {
  const language = findLanguage(document.documentElement.lang) ?? ENGLISH
  const speech = { language, messages: documentMessages() }
  findSpeechBy(() => speech)
}
