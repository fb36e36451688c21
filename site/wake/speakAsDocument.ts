import { ENGLISH, findLanguage } from '../../languages/list.ts'
import type { Messages } from '../../languages/say.ts'
import { findSpeechBy } from '../../languages/speech.ts'

/** Sets the language of everything drawn from now on to that of the document. */
export function speakAsDocument(): void {
  const language = findLanguage(document.documentElement.lang) ?? ENGLISH
  // The Worker writes those of the islands into the document (`worker/pages/document.ts`).
  const text = document.getElementById('messages')?.textContent ?? '{}'
  const messages: Messages = JSON.parse(text)
  const speech = { language, messages }
  findSpeechBy(() => speech)
}
