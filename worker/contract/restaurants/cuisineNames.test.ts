import { afterEach, expect, test } from 'vitest'
import { messageKey } from '../../../languages/messageKey.ts'
import { findSpeechBy } from '../../../languages/speech.ts'
import {
  capitaliseCuisine,
  cuisineNamed,
  cuisinesByName,
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
  expect(cuisineNamed('Middle Eastern')).toBe('middle-eastern')
  expect(typedCuisine('greek')).toBe('greek')
  const messages = {
    [messageKey('Greek')]: 'Griechisch',
    [messageKey('Middle Eastern')]: 'Nahöstlich',
  }
  findSpeechBy(() => ({ language: { code: 'de', dir: 'ltr' }, messages }))
  expect(cuisineNamed(' NAHÖSTLICH')).toBe('middle-eastern')
  expect(cuisineNamed('hausmannskost')).toBeNull()
  expect([typedCuisine('greek'), typedCuisine('thai')]).toEqual(['Griechisch', 'thai'])
  expect(matchingCuisines(['greek', 'grill', 'thai'], 'Grie')).toEqual(['greek'])
  expect(matchingCuisines(['greek', 'grill', 'thai'], 'gr')).toEqual(['greek', 'grill'])
})

test('says a name once that several cuisines share in the language of the page', () => {
  const messages = { [messageKey('Noodle')]: 'Nudeln', [messageKey('Noodles')]: 'Nudeln' }
  findSpeechBy(() => ({ language: { code: 'de', dir: 'ltr' }, messages }))
  expect(listCuisines(['noodle', 'thai', 'noodles'])).toBe('Nudeln, Thai')
  expect([...cuisinesByName(['noodle', 'thai', 'noodles'])]).toEqual([
    ['Nudeln', ['noodle', 'noodles']],
    ['Thai', ['thai']],
  ])
})
