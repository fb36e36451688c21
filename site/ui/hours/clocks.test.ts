import { afterEach, expect, test } from 'vitest'
import { findSpeechBy } from '../../../languages/speech.ts'
import { plainClock } from '../../../worker/contract/hours/plainClock.ts'
import { halfDayClock } from './clocks.ts'

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

test('a time of day is written in the language of the page', () => {
  findSpeechBy(() => ({ language: { code: 'ar', dir: 'rtl' }, messages: {} }))
  expect(halfDayClock(1020).replace(/\s/g, ' ')).toBe('5 م')
})
