import { speech } from '../../languages/speech.ts'
import { type CardLanguage, isCardLanguage } from '../../worker/contract/page/kitchenCard.ts'
import type { Card, Words } from './card.ts'
import { CARDS, WORDS } from './cards.ts'

/** The visitor's language if it has a card, else English. */
export function ownLanguage(): CardLanguage {
  const { code } = speech().language
  return isCardLanguage(code) ? code : 'en'
}

/** What a card says, in the visitor's language. */
export function inOwnWords(language: CardLanguage): Card {
  const own = ownLanguage()
  const words = WORDS[own] ?? WORDS.en
  const { alsoNo = {}, alsoYes = {} } = CARDS[language]
  return { ...CARDS[own], alsoNo: pick(alsoNo, words), alsoYes: pick(alsoYes, words) }
}

/** The words for the same things. */
function pick<Things extends Partial<Words>>(things: Things, words: Words): Things {
  const names = Object.keys(things) as (keyof Words)[]
  return Object.fromEntries(names.map((name) => [name, words[name]])) as Things
}
