import { AsyncLocalStorage } from 'node:async_hooks'
import compiled from '../../languages/compiled/messages.json'
import { ENGLISH, findLanguage, LANGUAGES, type Language } from '../../languages/list.ts'
import type { Messages } from '../../languages/say.ts'
import { findSpeechBy, type Speech } from '../../languages/speech.ts'

// A tuple is a list to TypeScript where it stands in JSON.
const catalogues = compiled as unknown as Readonly<Record<string, Messages>>

const speeches = new Map(
  LANGUAGES.map((language): [string, Speech] => [
    language.code,
    { language, messages: catalogues[language.code] ?? {} },
  ]),
)

/** Each request has its own: many are answered at the same time. */
const spoken = new AsyncLocalStorage<Speech>()
findSpeechBy(() => spoken.getStore() ?? speeches.get(ENGLISH.code))

/** All that `run` says, and all that it waits for, is said in a language. */
export function inLanguage<Result>(language: Language, run: () => Result): Result {
  return spoken.run(speeches.get(language.code) ?? { language, messages: {} }, run)
}

/** The first language of ours that a browser asks for; English for none. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const asked = (acceptLanguage ?? '').split(',').map((one) => {
    const [range = '', quality = 'q=1'] = one
      .toLowerCase()
      .split(';')
      .map((part) => part.trim())
    return { code: range.split('-')[0], quality: Number(quality.replace('q=', '')) || 0 }
  })
  const [first] = asked
    .filter(({ code, quality }) => quality > 0 && findLanguage(code))
    .sort((a, b) => b.quality - a.quality)
  return findLanguage(first?.code) ?? ENGLISH
}
