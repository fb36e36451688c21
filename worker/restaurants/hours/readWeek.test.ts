import { describe, expect, it } from 'vitest'
import type { Day } from '../../contract/hours/week.ts'
import { readWeek } from './readWeek.ts'

const clock = (minutes: number) =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
const written = (day: Day) =>
  day.map(({ from, to, isSure }) => `${clock(from)}-${clock(to)}${isSure ? '' : '?'}`).join(' ')

/** Monday to Sunday as text, with holidays after a bar when given. */
function read(text: string): string | null {
  const week = readWeek(text)
  if (week === null) return null
  const days = week.days.map((day) => written(day) || '-').join(', ')
  return week.holidays === null ? days : `${days} | ${written(week.holidays) || '-'}`
}

const all = (day: string) => Array.from({ length: 7 }, () => day).join(', ')

describe('readWeek', () => {
  it.each([
    [
      'Mo-Fr 11:00-15:00,17:00-22:00; Sa 12:00-23:00',
      `${'11:00-15:00 17:00-22:00, '.repeat(5)}12:00-23:00, -`,
    ],
    ['24/7', all('0:00-24:00')],
    ['Mo-Su,PH 0:00-24:00; PH off', `${all('0:00-24:00')} | -`],
    ['Mo-Su 00:00-24:00; PH off', `${all('0:00-24:00')} | -`],
    ['11:00-24:00', all('11:00-24:00')],
    ['18:00-26:00', all('18:00-26:00')],
    ['18:00-02:00', all('18:00-26:00')],
    [
      'Mo-Su 10:00-20:00; Tu off',
      '10:00-20:00, -, 10:00-20:00, 10:00-20:00, 10:00-20:00, 10:00-20:00, 10:00-20:00',
    ],
    ['PH,Mo-Su 10:00-20:00', `${all('10:00-20:00')} | 10:00-20:00`],
    ['Mo-Su 10:00-14:00,12:00-20:00', all('10:00-20:00')],
    ['off', all('-')],
    ['PH off', `${all('-')} | -`],
    ['11:00-18:00+', all('11:00-18:00 18:00-28:00?')],
    ['Mo-Su 10:00-20:00 "nur mit Anmeldung"', all('10:00-20:00?')],
    ['Mo-Su 10:00-20:00 open "warm food"', all('10:00-20:00')],
    ['"by appointment"', all('0:00-24:00?')],
  ])('reads %s', (text, week) => {
    expect(read(text)).toBe(week)
  })

  it.each([
    [
      'what is no hours',
      'bananas',
      'yes',
      '24',
      'summer only',
      '25:00',
      '11:00',
      '-',
      '',
      '99:99-99:99',
    ],
    ['a day without times beside whole days', 'Mo-Fr 00:00-24:00; Sa', 'Mo-Fr 00:00-24:00, Sa'],
    ['other languages, which share words', 'Mo-So 11:00-18:00', 'Di-Sa 11:00-18:00'],
    ['days without times', 'open', 'Mo-Fr', 'Mo-Fr 10:00-18:00; Sa', 'Mo 10:00-18:00; PH open'],
    ['the sun', 'sunrise-sunset', '10:00-sunset'],
    ['seasons, dates and school holidays', 'Apr-Oct 10:00-20:00', '10:00-20:00; Dec 25 off'],
    ['school holidays', '10:00-20:00; SH off'],
    ['weeks and days of a month', 'week 1-20 10:00-20:00', 'Fr[1] 10:00-20:00'],
    ['years', '2026 Mo-Fr 10:00-20:00', '2021 Jan 01-31 closed'],
    ['the same time twice', 'Mo-Su 12:00-12:00'],
  ])('reads no week out of %s', (_, ...texts) => {
    for (const text of texts) expect([text, read(text)]).toEqual([text, null])
  })

  it('has no holidays when they differ by day', () => {
    expect(readWeek('PH,Mo-Su 10:00-20:00; Tu off')?.holidays).toBeNull()
    expect(readWeek('Mo-Su 10:00-20:00')?.holidays).toBeNull()
  })
})
