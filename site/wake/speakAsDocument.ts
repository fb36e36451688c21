import { ENGLISH, findLanguage } from '../../languages/list.ts'
import { findSpeechBy, speechOf } from '../../languages/speech.ts'
import { documentMessages } from './documentMessages.ts'

/** All that is drawn from now on speaks the language of the document. */
export function speakAsDocument(): void {
  const speech = speechOf(
    findLanguage(document.documentElement.lang) ?? ENGLISH,
    documentMessages(),
  )
  findSpeechBy(() => speech)
}
