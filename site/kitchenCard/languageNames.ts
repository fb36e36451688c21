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

/** Workers know no words of these languages. */
const OWN_NAMES: Partial<Record<string, string>> = {
  hy: 'հայերեն',
  is: 'íslenska',
  ka: 'ქართული',
  km: 'ខ្មែរ',
  lo: 'ລາວ',
  mk: 'македонски',
  ne: 'नेपाली',
  sq: 'shqip',
}

/** In its own words: "ไทย". */
export const ownName = (language: string): string =>
  OWN_NAMES[language] ?? nameIn(language, language)
