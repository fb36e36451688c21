import { expect, test } from 'vitest'
import { changeWords, fieldName } from './changeWords.ts'

test.each([
  ['wheelchair', 'limited', 'Wheelchair access: in part'],
  ['wheelchair', null, 'Wheelchair access: not known'],
  ['wheelchair', 'an older word', 'Wheelchair access: not known'],
  ['phone', '+1 617 555 0123', 'Phone: +1 617 555 0123'],
  ['email', null, 'Email: none'],
  ['instagram', 'fork', 'Instagram: fork'],
  ['cuisine', ['thai', 'pizza'], 'Cuisine: Thai, Pizza'],
  ['cuisine', [], 'Cuisine: none'],
  ['status', 'ONLINE', 'Kind of restaurant: Pop-up, online'],
  ['diet', 'options', 'Vegan level: Vegan options'],
  ['isGoogle', true, 'From Google: Yes'],
  ['rating', 4.5, 'Rating: 4.5'],
  ['veganOptions', [{ option: 'Curry' }, { option: 'Soup' }], 'Vegan options: Curry, Soup'],
  ['dish:Green Curry', null, 'Green Curry: as we read it'],
  ['dish:Green Curry', 'not-vegan', 'Green Curry: not vegan'],
  ['geoJson', { coordinates: [13, 52] }, 'Location on the map: 52, 13'],
])('a change of %s to %j is read as "%s"', (field, value, words) => {
  expect(`${fieldName(field)}: ${changeWords(field, value)}`).toBe(words)
})

test('a moment is read in this device’s time', () => {
  const at = new Date(2026, 10, 27, 23, 17).toISOString()
  expect(changeWords('onlineUntil', at)).toMatch(/^Nov 27, 2026, 11:17.PM$/)
  expect(changeWords('closedAt', null)).toBe('none')
})
