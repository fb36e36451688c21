import { expect, it } from 'vitest'
import type { MenuItem } from '../menu.ts'
import { judgeItems } from './testing/judgeItems.ts'

it('takes letters of allergens at their custom where a German menu has no legend', () => {
  const german = [
    { name: 'Gemüsespieß', marks: ['G', 'L'] },
    { name: 'Ofenkartoffeln mit Kräutern A,C,G' },
    { name: 'Linsensalat', description: 'mit Gemüse', marks: ['L', 'M'] },
  ]
  expect(judgeItems(german).map(({ verdict }) => verdict)).toEqual(['unsure', 'unsure', 'vegan'])
  expect(judgeItems(german)[0]?.reason).toEqual({ code: 'allergen', words: ['G'], holds: 'milk' })
  const legend = { text: 'G = glutenfrei, vegan = V', section: '' }
  expect(judgeItems(german.slice(0, 1), legend)[0]?.verdict).toBe('vegan')
  const english = [
    { name: 'Lentil salad', marks: ['G', 'D'] },
    { name: 'Roasted potatoes', marks: ['G'] },
  ]
  expect(judgeItems(english).map(({ verdict }) => verdict)).toEqual(['vegan', 'vegan'])
})

it('takes numbers for allergens beside letters as well, which may be additives', () => {
  const verdicts = (marks: string[][]) =>
    judgeItems(
      marks.map((each) => ({ name: 'Linsensalat', description: 'mit Gemüse', marks: each })),
    ).map(({ verdict }) => verdict)
  expect(verdicts([['7'], ['1', '3'], ['K', '7'], ['H'], ['H']])).toEqual([
    ...['unsure', 'unsure', 'unsure'],
    ...['vegan', 'vegan'],
  ])
  const lettered = [
    ['a', 'b', '7'],
    ['a', '1', '3'],
    ['b', '7'],
  ]
  expect(verdicts(lettered)).toEqual(['unsure', 'unsure', 'unsure'])
})

it('reads letters behind a name without brackets where a legend explains them', () => {
  const legend = { text: 'A = Gluten, G = Milch, M = Senf', section: '' }
  const names = ['Ofenkartoffeln G', 'Linsensalat A M', 'Gemüsespieß A G M', 'Bohnensalat']
  const verdicts = judgeItems(
    names.map((name) => ({ name })),
    legend,
  ).map(({ verdict }) => verdict)
  expect(verdicts).toEqual(['not-vegan', 'vegan', 'not-vegan', 'vegan'])
  expect(judgeItems([{ name: 'Ofenkartoffeln G' }])[0]?.verdict).toBe('vegan')
})

it('reads such letters in any order and between any marks, but no number of a combo', () => {
  const legend = {
    text: 'V = vegan, A = Gluten, L = Sellerie, G = Milch, P = plant-based',
    section: '',
  }
  const names = [
    'Linsen mit Spinat V A L',
    'Linsen mit Spinat V, A, L',
    'Linsen mit Spinat A, L, V',
    'Linsen A/G',
    'Combo P',
    'Vitamin G',
  ]
  expect(
    judgeItems(
      names.map((name) => ({ name })),
      legend,
    ).map(({ verdict }) => verdict),
  ).toEqual(['vegan', 'vegan', 'vegan', 'not-vegan', 'unsure', 'unsure'])
  const vegetarian = { text: 'V = vegetarisch, G = Milch', section: '' }
  const marked = ['Ofenkartoffeln A, G, V', 'Ofenkartoffeln A G V'].map((name) => ({ name }))
  expect(judgeItems(marked, vegetarian).map(({ verdict }) => verdict)).toEqual([
    'not-vegan',
    'not-vegan',
  ])
})

it('takes such letters in lower case, and numbers, where they are lists', () => {
  const names = ['Gemüsesuppe a,c,g', 'Gemüsepfanne (7,9)', 'Champignons 1,3,7', 'Grünkohl (9,10)']
  const judged = judgeItems(
    names.map((name) => ({ name, description: 'mit Kartoffeln, Karotten' })),
  )
  expect(judged.map(({ verdict }) => verdict)).toEqual(['unsure', 'unsure', 'unsure', 'vegan'])
})

it('believes a marked allergen against the words', () => {
  const [dish] = judgeItems(
    [{ name: 'Tomato pasta', description: 'tomato, basil', marks: ['D'] }],
    {
      text: 'Contains dairy (D)',
      section: '',
    },
  )
  expect(dish).toMatchObject({ verdict: 'not-vegan', reason: { code: 'marked', words: ['D'] } })
})

it('doubts the fish sauce of no dish that names its allergens where fish is one', () => {
  const thai = [{ name: 'Pad Thai' }, { name: 'Tom Yum' }, { name: 'Som Tam', marks: ['D'] }]
  const tofu = { name: 'Tofu', description: 'tofu, broccoli' }
  const verdictOf = (items: Partial<MenuItem>[], ...notes: { text: string; section: string }[]) =>
    judgeItems(items, ...notes)[0]?.verdict
  const legend = { text: 'A = Gluten, D = Fisch, F = Soja', section: '' }
  expect(verdictOf([{ ...tofu, marks: ['F'] }, ...thai], legend)).toBe('vegan')
  expect(verdictOf([tofu, ...thai], legend)).toBe('unsure')
  expect(verdictOf([{ ...tofu, marks: ['F'] }, ...thai])).toBe('unsure')
  const withoutFish = { text: 'A = Gluten, C = Ei, F = Soja', section: '' }
  expect(verdictOf([{ ...tofu, marks: ['F'] }, ...thai], withoutFish)).toBe('unsure')
  const dairy = { text: 'N = contains nuts, D = contains dairy', section: '' }
  expect(verdictOf([{ ...tofu, marks: ['N'] }, ...thai], dairy)).toBe('unsure')
})

it('fears no mussels in vegetables where letters stand beside the numbers', () => {
  const verdicts = (marks: string[][]) =>
    judgeItems(
      marks.map((each) => ({ name: 'Linsensalat', description: 'mit Gemüse', marks: each })),
    ).map(({ verdict }) => verdict)
  expect(
    verdicts([
      ['A', 'H', '14'],
      ['A', '2'],
      ['K', '3'],
    ]),
  ).toEqual(['vegan', 'vegan', 'unsure'])
  expect(
    verdicts([
      ['1', '14'],
      ['2', '9'],
    ]),
  ).toEqual(['unsure', 'unsure'])
})

it('fears no egg in a long list of plants that bears other allergens than egg and milk', () => {
  const tempura = { name: 'Gemüse-Tempura', description: 'Brokkoli, Karotten, Zucchini, Sesam' }
  const verdictWith = (marks: string[], text: string, dish = tempura) =>
    judgeItems([{ ...dish, marks }], { text, section: '' })[0]?.verdict
  const letters = 'A = Gluten, C = Ei, G = Milch, N = Sesam'
  expect(verdictWith(['A', 'N'], letters)).toBe('vegan')
  expect(verdictWith(['A', 'C'], letters)).toBe('not-vegan')
  expect(verdictWith([], letters)).toBe('unsure')
  expect(verdictWith(['A', 'N'], 'A = Gluten, N = Sesam')).toBe('unsure')
  expect(verdictWith(['1', '11'], '1 Gluten, 3 Eier, 7 Milch, 11 Sesam')).toBe('vegan')
  const short = { name: 'Gemüseschnitzel', description: 'mit Kartoffeln' }
  expect(verdictWith(['A', 'N'], letters, short)).toBe('unsure')
})

it('believes the word of the restaurant before a letter that names fish by custom', () => {
  const dishes = (mark: string) => [
    { name: 'Gemüse mit Tofu', marks: ['A', 'D', mark] },
    { name: 'Nudeln mit Tofu', marks: ['A', 'D', 'F', mark] },
    { name: 'Salat mit Huhn', marks: ['A', 'C'] },
  ]
  const verdicts = (mark: string) => judgeItems(dishes(mark)).map(({ verdict }) => verdict)
  expect(verdicts('vegan').slice(0, 2)).toEqual(['vegan', 'vegan'])
  expect(verdicts('🌱').slice(0, 2)).toEqual(['unsure', 'unsure'])
})
