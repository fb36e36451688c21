import { afterEach, expect, test } from 'vitest'
import { messageKey } from '../../../languages/messageKey.ts'
import { findSpeechBy } from '../../../languages/speech.ts'
import {
  capitaliseCuisine,
  cuisinesNamed,
  listCuisines,
  matchingCuisines,
  typedCuisine,
} from './cuisineNames.ts'

afterEach(() => findSpeechBy(() => undefined))

test('capitalises every word of a cuisine and turns hyphens into spaces', () => {
  expect(capitaliseCuisine('middle-eastern')).toBe('Middle Eastern')
  expect(capitaliseCuisine('thai')).toBe('Thai')
})

test('lists cuisines with commas, and nothing for none', () => {
  expect(listCuisines(['thai', 'ice-cream'])).toBe('Thai, Ice Cream')
  expect(listCuisines([])).toBe('')
})

test('knows cuisines by their names in the language of the page', () => {
  expect(cuisinesNamed('Greek')).toEqual([])
  expect(typedCuisine('greek')).toBe('greek')
  const messages = {
    [messageKey('Greek')]: 'Griechisch',
    [messageKey('Middle Eastern')]: 'Nahöstlich',
    [messageKey('Cafe')]: 'Café',
    [messageKey('Coffee Shop')]: 'Café',
  }
  findSpeechBy(() => ({ language: { code: 'de', dir: 'ltr' }, messages }))
  expect(cuisinesNamed(' NAHÖSTLICH')).toEqual(['middle-eastern'])
  expect(cuisinesNamed('café')).toEqual(['cafe', 'coffee-shop'])
  expect(cuisinesNamed('greek')).toEqual([])
  expect([typedCuisine('greek'), typedCuisine('thai')]).toEqual(['Griechisch', 'thai'])
  expect(matchingCuisines(['greek', 'grill', 'thai'], 'Grie')).toEqual(['greek'])
  expect(matchingCuisines(['greek', 'grill', 'thai'], 'gr')).toEqual(['greek', 'grill'])
})
