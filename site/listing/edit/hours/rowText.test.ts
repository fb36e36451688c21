import { expect, test } from 'vitest'
import { readRows, writeRows } from './rowText.ts'

test.each([
  [
    'Mo-Fr 11:00-15:00,17:00-22:00; Sa 12:00-24:00',
    'Mo-Fr 11:00-15:00,17:00-22:00; Sa 12:00-24:00',
  ],
  ['Mo-Su 18:00-26:00; Tu off', 'Mo 18:00-02:00; We-Su 18:00-02:00'],
  ['24/7', 'Mo-Su 00:00-24:00'],
  ['11:00-22:00; PH off', 'Mo-Su 11:00-22:00; PH off'],
  ['Fr-Mo,PH 10:00-20:00', 'Mo 10:00-20:00; Fr-Su 10:00-20:00; PH 10:00-20:00'],
  ['', ''],
  ['off', ''],
])('%s is kept by the rows as %s', (text, written) => {
  const rows = readRows(text)
  expect(rows && writeRows(rows)).toBe(written)
})

test.each([
  'Apr-Oct 10:00-20:00',
  'Mo-Fr 10:00+',
  'Mo-Fr',
  'PH-Mo 10:00-12:00',
  'Mo[1] 10:00-12:00',
  '10:00-20:00 "by appointment"',
  'sunrise-sunset',
  'Mo-Fr 9-17',
  'Mo 25:00-26:00',
])('rows cannot say %s', (text) => {
  expect(readRows(text)).toBeNull()
})

test('what is not filled in yet is left out', () => {
  const rows = readRows('Mo 10:00-12:00') ?? []
  expect(
    writeRows(rows.map((times, day) => (day === 1 ? [{ from: '09:00', to: '' }] : times))),
  ).toBe('Mo 10:00-12:00')
})
