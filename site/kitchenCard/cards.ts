import type { CardLanguage } from '../../worker/contract/page/kitchenCard.ts'
import type { Card, Words } from './card.ts'
import { am } from './cards/am.ts'
import { ar, words as arWords } from './cards/ar.ts'
import { az } from './cards/az.ts'
import { bg } from './cards/bg.ts'
import { bn } from './cards/bn.ts'
import { ca } from './cards/ca.ts'
import { cs } from './cards/cs.ts'
import { da } from './cards/da.ts'
import { de, words as deWords } from './cards/de.ts'
import { el } from './cards/el.ts'
import { en, words as enWords } from './cards/en.ts'
import { es, words as esWords } from './cards/es.ts'
import { et } from './cards/et.ts'
import { fa } from './cards/fa.ts'
import { fi } from './cards/fi.ts'
import { fil } from './cards/fil.ts'
import { fr, words as frWords } from './cards/fr.ts'
import { he } from './cards/he.ts'
import { hi } from './cards/hi.ts'
import { hr } from './cards/hr.ts'
import { hu } from './cards/hu.ts'
import { hy } from './cards/hy.ts'
import { id } from './cards/id.ts'
import { is } from './cards/is.ts'
import { it, words as itWords } from './cards/it.ts'
import { ja, words as jaWords } from './cards/ja.ts'
import { ka } from './cards/ka.ts'
import { km } from './cards/km.ts'
import { ko } from './cards/ko.ts'
import { lo } from './cards/lo.ts'
import { lt } from './cards/lt.ts'
import { lv } from './cards/lv.ts'
import { mk } from './cards/mk.ts'
import { ms } from './cards/ms.ts'
import { ne } from './cards/ne.ts'
import { nl } from './cards/nl.ts'
import { no } from './cards/no.ts'
import { pl } from './cards/pl.ts'
import { pt, words as ptWords } from './cards/pt.ts'
import { ro } from './cards/ro.ts'
import { ru } from './cards/ru.ts'
import { sk } from './cards/sk.ts'
import { sl } from './cards/sl.ts'
import { sq } from './cards/sq.ts'
import { srLatn } from './cards/sr-Latn.ts'
import { sv } from './cards/sv.ts'
import { sw } from './cards/sw.ts'
import { ta } from './cards/ta.ts'
import { th } from './cards/th.ts'
import { tr } from './cards/tr.ts'
import { uk } from './cards/uk.ts'
import { ur } from './cards/ur.ts'
import { vi } from './cards/vi.ts'
import { zhHans } from './cards/zh-Hans.ts'
import { zhHant } from './cards/zh-Hant.ts'

/** The card in each language. */
export const CARDS: Readonly<Record<CardLanguage, Card>> = {
  en,
  de,
  fr,
  es,
  it,
  pt,
  nl,
  da,
  sv,
  no,
  fi,
  pl,
  cs,
  sk,
  hu,
  ro,
  bg,
  el,
  tr,
  ru,
  uk,
  hr,
  'sr-Latn': srLatn,
  sl,
  lt,
  lv,
  et,
  ar,
  he,
  fa,
  hi,
  th,
  vi,
  id,
  ms,
  ja,
  ko,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
  sq,
  mk,
  ka,
  hy,
  is,
  ca,
  az,
  bn,
  ne,
  ur,
  ta,
  fil,
  sw,
  am,
  lo,
  km,
}

/** All words that cards may add, in the languages of the site. */
export const WORDS: { en: Words } & Readonly<Partial<Record<CardLanguage, Words>>> = {
  en: enWords,
  de: deWords,
  fr: frWords,
  es: esWords,
  it: itWords,
  pt: ptWords,
  ar: arWords,
  ja: jaWords,
}
