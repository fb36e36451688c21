import { expect, it } from 'vitest'
import type { Verdict } from '../menu.ts'
import { askAbout } from './askAbout.ts'
import { NO_CONTEXT } from './context/menuContext.ts'
import { judgeDish } from './judgeDish.ts'

const ask = (verdict: Verdict, reason: string) => askAbout({ verdict, reason })

it.each([
  ['“curry” may have ghee, cream or fish sauce', 'whether the curry has ghee, cream or fish sauce'],
  ['kimchi may have fish sauce', 'whether the kimchi has fish sauce'],
  [
    'in such a kitchen it may have fish sauce or shrimp paste',
    'whether it has fish sauce or shrimp paste',
  ],
  ['marked G: by custom it has milk', 'whether it has milk'],
  ['marked VE by the restaurant, yet it names butter', 'whether the butter is vegan'],
  ['listed under “Vegan”, yet mayo usually has egg', 'whether the mayo has egg'],
  ['“soup of the day” does not say what is in it', 'what is in the soup of the day'],
  ['does not say what is in it', 'what is in it'],
  ['“Shiro Tegabino” is not known', 'what is in it; we do not know “Shiro Tegabino”'],
  ['marked vegetarian, not vegan', 'whether it has milk, egg or honey'],
  ['not marked vegan, as other dishes are', 'why it is not marked vegan'],
])('a dish that is unsure as “%s” asks %s', (reason, question) => {
  expect(ask('unsure', reason)).toBe(`Ask ${question}`)
})

it.each([
  ['can be made vegan', 'Ask for it to be made vegan'],
  ['with tofu in place of chicken', 'Ask for tofu in place of chicken'],
  [
    'with tofu in place of chicken; “curry” may have ghee',
    'Ask for tofu in place of chicken, and whether the curry has ghee',
  ],
])('a dish on request as “%s” says: %s', (reason, sentence) => {
  expect(ask('on-request', reason)).toBe(sentence)
})

it('asks nothing about what is vegan or is not', () => {
  expect(ask('vegan', 'tofu is plant-based')).toBeNull()
  expect(ask('not-vegan', 'ghee')).toBeNull()
})

it('asks of a judged dish what the judge doubts', () => {
  const dish = { name: 'Vegetable Curry', description: '', section: '', price: '' }
  const judged = judgeDish({ ...dish, marks: [], diets: [] }, NO_CONTEXT)
  expect(askAbout(judged)).toMatch(/^Ask whether the curry has ghee/)
})
