import { expect, test } from 'vitest'
import { changeWords, fieldName } from './changeWords.ts'

test.each([
  ['wheelchair', 'limited', 'Wheelchair access: in part'],
  ['wheelchair', null, 'Wheelchair access: not known'],
  ['wheelchair', 'an older word', 'Wheelchair access: not known'],
  ['phone', '+1 617 555 0123', 'Phone: +1 617 555 0123'],
  ['email', null, 'Email: none'],
  ['instagram', 'fork', 'Instagram: fork'],
  ['cuisine', ['thai', 'pizza'], 'Cuisine: thai, pizza'],
  ['dish:Green Curry', null, 'Green Curry: as we read it'],
  ['dish:Green Curry', 'not-vegan', 'Green Curry: not vegan'],
  ['geoJson', { coordinates: [13, 52] }, 'Location on the map: 52, 13'],
])('a change of %s to %j is read as "%s"', (field, value, words) => {
  expect(`${fieldName(field)}: ${changeWords(field, value)}`).toBe(words)
})
