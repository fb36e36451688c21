/** The languages that have a card, as in its address and in `lang` (BCP 47). */
export const CARD_LANGUAGES = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'da',
  'sv',
  'no',
  'fi',
  'pl',
  'cs',
  'sk',
  'hu',
  'ro',
  'bg',
  'el',
  'tr',
  'ru',
  'uk',
  'hr',
  'sr-Latn',
  'sl',
  'lt',
  'lv',
  'et',
  'ar',
  'he',
  'fa',
  'hi',
  'th',
  'vi',
  'id',
  'ms',
  'ja',
  'ko',
  'zh-Hans',
  'zh-Hant',
  'sq',
  'mk',
  'ka',
  'hy',
  'is',
  'ca',
  'az',
  'bn',
  'ne',
  'ur',
  'ta',
  'fil',
  'sw',
  'am',
  'lo',
  'km',
] as const

export type CardLanguage = (typeof CARD_LANGUAGES)[number]

/** Whether there is a card in this language. */
export function isCardLanguage(code: string): code is CardLanguage {
  return CARD_LANGUAGES.some((language) => language === code)
}

export const KITCHEN_CARDS = '/kitchen-card'

export function cardPath(language: CardLanguage): string {
  return `${KITCHEN_CARDS}/${language}`
}

export interface KitchenCardContent {
  page: 'kitchenCard'
  language: CardLanguage
}
