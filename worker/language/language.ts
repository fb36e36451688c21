import { AsyncLocalStorage } from 'node:async_hooks'
import compiled from '../../languages/compiled/messages.json'
import { ENGLISH, findLanguage, LANGUAGES, type Language } from '../../languages/list.ts'
import type { Messages } from '../../languages/say.ts'
import { findSpeechBy, type Speech } from '../../languages/speech.ts'
import { t } from '../../languages/t.ts'

// TypeScript types a tuple in JSON as an array.
const catalogues = compiled as unknown as Readonly<Record<string, Messages>>

const speeches = new Map(
  LANGUAGES.map((language): [string, Speech] => [
    language.code,
    { language, messages: catalogues[language.code] ?? {} },
  ]),
)

/** The language of each request, since an isolate handles many at the same time. */
const spoken = new AsyncLocalStorage<Speech>()
findSpeechBy(() => spoken.getStore() ?? speeches.get(ENGLISH.code))

/** Calls `run`, with every text in `language`, also after its awaits. */
export function inLanguage<Result>(language: Language, run: () => Result): Result {
  return spoken.run(speeches.get(language.code) ?? { language, messages: {} }, run)
}

/** A message without values in each of our languages. */
export function inEveryLanguage(message: string): string[] {
  return LANGUAGES.map((language) => inLanguage(language, () => t(message)))
}

/** The first of our languages that the browser asks for; English when there is none. */
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
