export interface Language {
  /** As in an address, in `lang` and for `Intl` (BCP 47). */
  code: string
  dir: 'ltr' | 'rtl'
  /** Between things that are listed; a comma and a space when left out. */
  comma?: string
  /** Between sentences; a space when left out. */
  space?: string
}

/** The language of the code, whose addresses have no prefix. */
export const ENGLISH: Language = { code: 'en', dir: 'ltr' }

/** The languages of the site. Each but English is a file of translations, `languages/<code>.json`. */
export const LANGUAGES: readonly Language[] = [
  ENGLISH,
  { code: 'de', dir: 'ltr' },
  { code: 'es', dir: 'ltr' },
  { code: 'fr', dir: 'ltr' },
  { code: 'it', dir: 'ltr' },
  { code: 'pt', dir: 'ltr' },
  { code: 'ja', dir: 'ltr', comma: '、', space: '' },
  { code: 'ar', dir: 'rtl', comma: '، ' },
]

export function findLanguage(code: string | undefined): Language | undefined {
  return LANGUAGES.find((language) => language.code === code)
}

/** What is left of an address without the language that it begins with: `/de/about` is `/about` in German. */
export function splitLanguage(path: string): { language: Language; rest: string } {
  const [, first = '', ...more] = path.split('/')
  const language = first === ENGLISH.code ? undefined : findLanguage(first)
  return language ? { language, rest: `/${more.join('/')}` } : { language: ENGLISH, rest: path }
}

/** An address of the site in a language. */
export function addressIn({ code }: Language, path: string): string {
  if (code === ENGLISH.code) return path
  return `/${code}${path.replace(/^\/(?=$|[?#])/, '')}`
}
