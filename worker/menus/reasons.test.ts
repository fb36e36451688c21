import { expect, it } from 'vitest'
import { LANGUAGES } from '../../languages/list.ts'
import { FOODS } from '../contract/restaurants/foods.ts'
import { askAbout, type DishReason, sayReason } from '../contract/restaurants/reasons.ts'
import { inLanguage } from '../language/language.ts'
import { NO_CONTEXT } from './reader/judge/context/menuContext.ts'
import { judgeDish } from './reader/judge/judgeDish.ts'
import { FORMS } from './reader/judge/text/forms/forms.ts'
import { LANGUAGES as MENU_LANGUAGES } from './reader/languages/languages.ts'

const GHEE = { code: 'form', words: ['curry'], holds: 'ghee, cream or fish sauce' } as const
const BUTTER = { code: 'names', words: ['butter'] } as const

it.each<[DishReason, string]>([
  [{ code: 'names', words: ['beef'] }, 'beef'],
  [{ code: 'twoPlants', words: ['rice', 'peas'] }, 'rice and peas are plants'],
  [{ code: 'marked', words: ['VE'] }, 'marked VE by the restaurant'],
  [
    { code: 'marked', words: ['VE'], yet: BUTTER },
    'marked VE by the restaurant, yet it names butter',
  ],
  [GHEE, '“curry” may have ghee, cream or fish sauce'],
  [
    { code: 'inPlaceOf', words: ['tofu', 'beef'], yet: GHEE },
    'with tofu in place of beef; “curry” may have ghee, cream or fish sauce',
  ],
])('a reason is a sentence: %o', (reason, sentence) => {
  expect(sayReason(reason)).toBe(sentence)
})

it.each<[DishReason, string]>([
  [GHEE, 'whether the curry has ghee, cream or fish sauce'],
  [{ code: 'maybe', words: ['kimchi'], holds: 'fish sauce' }, 'whether the kimchi has fish sauce'],
  [{ code: 'saltedWithFish' }, 'whether it has fish sauce or shrimp paste'],
  [{ code: 'allergen', words: ['G'], holds: 'milk' }, 'whether it has milk'],
  [{ code: 'marked', words: ['VE'], yet: BUTTER }, 'whether the butter is vegan'],
  [
    { code: 'listedUnder', words: ['Vegan'], yet: { ...GHEE, code: 'usually', words: ['mayo'] } },
    'whether the mayo has ghee, cream or fish sauce',
  ],
  [{ code: 'unsaid', words: ['soup of the day'] }, 'what is in the soup of the day'],
  [{ code: 'unsaidAtAll' }, 'what is in it'],
  [{ code: 'unknown', words: ['Tegabino'] }, 'what is in it; we do not know “Tegabino”'],
  [{ code: 'vegetarian' }, 'whether it has milk, egg or honey'],
  [{ code: 'notMarked' }, 'why it is not marked vegan'],
  [{ code: 'supplement' }, 'what is in it'],
])('a dish that is unsure by %o asks %s', (reason, question) => {
  expect(askAbout({ verdict: 'unsure', reason })).toBe(`Ask ${question}`)
})

it.each<[DishReason, string]>([
  [{ code: 'canBeVegan' }, 'Ask for it to be made vegan'],
  [{ code: 'inPlaceOf', words: ['tofu', 'beef'] }, 'Ask for tofu in place of beef'],
  [
    { code: 'inPlaceOf', words: ['tofu', 'beef'], yet: { code: 'unsaidAtAll' } },
    'Ask for tofu in place of beef, and what is in it',
  ],
])('a dish on request by %o says: %s', (reason, sentence) => {
  expect(askAbout({ verdict: 'on-request', reason })).toBe(sentence)
})

it.each([
  ['de', '„curry“ enthält vielleicht Ghee, Sahne oder Fischsauce'],
  ['fr', '«\u00a0curry\u00a0» contient peut-être du ghee, de la crème ou de la sauce de poisson'],
  ['ja', '「curry」にはギー、生クリーム、または魚醤が入っているかもしれません'],
])('a reason is said in the language of who reads it: %s', (code, sentence) => {
  const language = LANGUAGES.find((one) => one.code === code)
  expect(language && inLanguage(language, () => sayReason(GHEE))).toBe(sentence)
})

it('a reason of the judge gives a question', () => {
  const dish = { name: 'Vegetable Curry', description: '', section: '', price: '' }
  const { verdict, reason } = judgeDish({ ...dish, marks: [], diets: [] }, NO_CONTEXT)
  expect(verdict).toBe('unsure')
  expect(askAbout({ verdict: 'unsure', reason })).toMatch(/^Ask whether the curry has ghee/)
})

it('every food that the reader names is a translated one', () => {
  const rows = MENU_LANGUAGES.flatMap(({ words }) => words.map((row) => row.split(' | ')))
  const pairs = MENU_LANGUAGES.flatMap(({ grammar }) => grammar?.pairs ?? [])
  const holds = [
    ...rows.flatMap(([, meaning = '', of = '']) =>
      /^(?:usually|maybe)/.test(of) ? [meaning] : [],
    ),
    ...pairs.flatMap((pair) => (/^(?:usually|maybe)/.test(pair.class) ? [pair.meaning ?? ''] : [])),
    ...FORMS.map((form) => form.holds),
  ]
  const foods = new Set(holds.flatMap((one) => one.split(/, | or /)))
  expect([...foods].filter((food) => food !== '' && !FOODS.has(food))).toEqual([])
  expect(foods.size).toBeGreaterThan(30)
})
