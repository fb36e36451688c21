import { expect, test } from 'vitest'
import { clockOf, plainClock } from './clock.ts'

const write = (language: string, minutes: number) => clockOf(language)(minutes).replace(/\s/g, ' ')

test.each([
  ['en-US', 660, '11 AM'],
  ['en-US', 1050, '5:30 PM'],
  ['en-US', 1440, '12 AM'],
  ['en-US', 1560, '2 AM'],
  ['en-GB', 1050, '17:30'],
  ['de-DE', 1560, '26:00'],
  ['en-AU', 660, '11 am'],
])('in %s, %i minutes after midnight are written %s', (language, minutes, words) => {
  expect(write(language, minutes)).toBe(words)
})

test('the plain clock has two digits each', () => {
  expect(plainClock(545)).toBe('09:05')
})
