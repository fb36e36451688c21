import { expect, test } from 'vitest'
import { capitaliseCuisine, listCuisines } from './cuisineNames.ts'

test('capitalises every word of a cuisine and turns hyphens into spaces', () => {
  expect(capitaliseCuisine('middle-eastern')).toBe('Middle Eastern')
  expect(capitaliseCuisine('thai')).toBe('Thai')
})

test('lists cuisines with commas, and nothing for none', () => {
  expect(listCuisines(['thai', 'ice-cream'])).toBe('Thai, Ice Cream')
  expect(listCuisines([])).toBe('')
})
