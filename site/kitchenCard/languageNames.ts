import { locale } from '../../languages/t.ts'

/** Kept, as making one is slow. */
const namers = new Map<string, Intl.DisplayNames>()

function nameIn(code: string, language: string): string {
  const namer = namers.get(code) ?? new Intl.DisplayNames(code, { type: 'language' })
  namers.set(code, namer)
  return namer.of(language) ?? language
}

/** In the language of the page: "Thai". */
export const languageName = (language: string): string => nameIn(locale(), language)

/** In its own words: "ไทย". */
export const ownName = (language: string): string => nameIn(language, language)
