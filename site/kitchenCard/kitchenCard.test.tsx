import { render, screen, within } from '@testing-library/react'
import { afterEach, expect, it, test } from 'vitest'
import { ENGLISH, findLanguage, LANGUAGES } from '../../languages/list.ts'
import { findSpeechBy } from '../../languages/speech.ts'
import {
  CARD_LANGUAGES,
  isCardLanguage,
  KITCHEN_CARDS,
} from '../../worker/contract/page/kitchenCard.ts'
import type { Restaurant } from '../../worker/contract/restaurant.ts'
import { makeRestaurant } from '../testing/makeRestaurant.ts'
import { CardLinks } from './CardLinks.tsx'
import { CARDS, WORDS } from './cards.ts'
import { COUNTRIES } from './countries.ts'
import { KitchenCard } from './KitchenCard.tsx'
import { KitchenCardList } from './KitchenCardList.tsx'

const speak = (code: string) =>
  findSpeechBy(() => ({ language: findLanguage(code) ?? ENGLISH, messages: {} }))
afterEach(() => speak('en'))

const BANGKOK: Partial<Restaurant> = {
  zone: 'Asia/Bangkok',
  geoJson: { type: 'Point', coordinates: [100.5, 13.76] },
}
const BRUSSELS: Partial<Restaurant> = {
  zone: 'Europe/Brussels',
  geoJson: { type: 'Point', coordinates: [4.35, 50.85] },
}

/** All texts of a card. */
const textsOf = (part: unknown): string[] =>
  typeof part === 'string' ? [part] : Object.values(part ?? {}).flatMap(textsOf)

test.each(CARD_LANGUAGES)('the card in %s says each thing once, in its own script', (language) => {
  const { dir, ...card } = CARDS[language]
  const texts = textsOf(card)
  expect(texts.filter((text) => text.trim() !== text || text.length === 0)).toEqual([])
  expect(new Set(texts).size).toBe(texts.length)
  const { script } = new Intl.Locale(language).maximize()
  const names: Record<string, string> = { Hans: 'Han', Hant: 'Han', Jpan: 'Han', Kore: 'Hangul' }
  const inScript = new RegExp(`\\p{Script=${names[script ?? ''] ?? script}}`, 'u')
  // Japanese needs no Han for "tofu and nuts".
  if (script !== 'Jpan') expect(texts.filter((text) => !inScript.test(text))).toEqual([])
  expect(dir === 'rtl').toBe(script === 'Arab' || script === 'Hebr')
})

it('no card has a word that only women or only men say', () => {
  const spoken = textsOf(CARDS).join('\n')
  expect(spoken).not.toMatch(/obrigad[oa]|ครับ|ค่ะ|ดิฉัน|אני|ा हूँ|ी हूँ|jestem|soy vegan|sono vegan/i)
})

test.each(LANGUAGES)('$code, a language of the site, has all words of all cards', ({ code }) => {
  expect(isCardLanguage(code) && WORDS[code]).toBeTruthy()
})

it('each card is for some country', () => {
  const spoken = new Set(Object.values(COUNTRIES).flatMap(({ languages }) => languages))
  expect(CARD_LANGUAGES.filter((language) => !spoken.has(language))).toEqual([])
})

it('shows the card large in its language, and then what it says in that of the visitor', () => {
  const { container } = render(<KitchenCard language="ar" />)
  const [card, own] = container.querySelectorAll<HTMLElement>('.kitchen-card')
  expect([card?.lang, card?.dir, card?.dataset.size]).toEqual(['ar', 'rtl', 'large'])
  expect([own?.lang, own?.dir, own?.dataset.size]).toEqual(['en', 'ltr', undefined])
  const linesIn = (one?: HTMLElement) => one?.querySelectorAll('li').length
  expect(linesIn(own)).toBe(linesIn(card))
  expect(card?.textContent).toContain('السمن')
  expect(own?.textContent).toContain('Ghee (butter fat)')
  expect(container.querySelector('.card-note')?.textContent).toContain('No native speaker')
})

it('says it once to a visitor who reads the card’s language', () => {
  speak('ja')
  const { container } = render(<KitchenCard language="ja" />)
  expect(container.querySelectorAll('.kitchen-card')).toHaveLength(1)
})

it('lists every card by its own name, its name in the visitor’s language and its countries', () => {
  render(<KitchenCardList />)
  const thai = screen.getByRole('link', { name: 'ไทย Thai' })
  expect(thai.getAttribute('href')).toBe(`${KITCHEN_CARDS}/th`)
  expect(within(thai).getByText('ไทย').lang).toBe('th')
  expect(thai.closest('li')?.textContent).toContain('Thailand')
  expect(screen.getAllByRole('link')).toHaveLength(CARD_LANGUAGES.length)
})

test.each<[string, Partial<Restaurant>, string[]]>([
  ['en', BANGKOK, ['/kitchen-card/th']],
  ['de', BANGKOK, ['/de/kitchen-card/th']],
  ['en', BRUSSELS, ['/kitchen-card/nl', '/kitchen-card/fr']],
  ['fr', BRUSSELS, ['/fr/kitchen-card/nl']],
  ['de', { zone: 'Europe/Berlin' }, []],
  ['en', { zone: 'Europe/Berlin' }, ['/kitchen-card/de']],
  ['en', { zone: 'America/New_York' }, []],
  ['en', { ...BANGKOK, diet: 'vegan' }, []],
  ['en', { zone: null }, []],
])('in %s, a restaurant %o leads to %o', (code, parts, paths) => {
  speak(code)
  render(<CardLinks restaurant={makeRestaurant(parts)} />)
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(paths)
})
