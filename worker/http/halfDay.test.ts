import { expect, it } from 'vitest'
import { LANGUAGES } from '../../languages/list.ts'
import { HALF_DAY } from './halfDay.ts'

const LOCALES = `
  en en-US en-GB en-IE en-CA en-AU en-NZ en-IN en-ZA en-PH en-SG en-HK en-DE en-FR en-NL en-SE
  en-IL en-KE en-NG en-001 en-150 de de-AT de-CH fr fr-CA fr-CH it pt pt-BR pt-PT nl nl-BE pl es
  es-ES es-MX es-AR es-US es-CO es-419 ja ja-JP ko ko-KR zh zh-CN zh-TW zh-HK zh-Hant zh-Hant-TW
  ar ar-EG ar-MA ar-SA he hi hi-IN bn-BD ta-IN ta-LK te ur-PK ms ms-ID id fil th vi ru uk tr el
  el-GR ro hu cs sk fi sv da nb sq fa sw
`
  .trim()
  .split(/\s+/)

it.each([...LANGUAGES.map(({ code }) => code), ...LOCALES])(
  '%s has the clock of Intl',
  (locale) => {
    const { hour12 } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions()
    expect(new RegExp(HALF_DAY).test(locale)).toBe(hour12)
  },
)
