import { afterEach, expect, test } from 'vitest'
import { ENGLISH } from '../../../languages/list.ts'
import { findSpeechBy } from '../../../languages/speech.ts'
import { halfDayClock, plainClock } from './clocks.ts'

test.each([
  [660, '11:00', '11 AM'],
  [1050, '17:30', '5:30 PM'],
  [1440, '24:00', '12 AM'],
  [1560, '26:00', '2 AM'],
  [545, '09:05', '9:05 AM'],
])('%i minutes after midnight are written %s or %s', (minutes, plain, halfDay) => {
  expect(plainClock(minutes)).toBe(plain)
  expect(halfDayClock(minutes).replace(/\s/g, ' ')).toBe(halfDay)
})

afterEach(() => findSpeechBy(() => undefined))

test('a text from right to left keeps an hour before its half of the day', () => {
  findSpeechBy(() => ({ language: { ...ENGLISH, code: 'ar', dir: 'rtl' }, messages: {} }))
  expect(halfDayClock(1020).replace(/\s/g, ' ')).toBe('\u20665 PM\u2069')
})
