import { expect, it } from 'vitest'
import { saysWhenOpen } from '../../contract/hours/saysWhenOpen.ts'
import { readWeek } from './readWeek.ts'

// Beside the parser, which the contract must not import.
it.each([
  '24/7',
  'Mo-Fr 09:00-17:00',
  'Mo-Fr 11:00-15:00,17:00-22:00; Sa 12:00-23:00; Su off',
  'Mo-Fr 9:00-17:00, Sa 10:00-14:00',
  'mo-fr 09:00 - 17:00;',
  'Mo,We-Fr,PH 18:00-26:00',
  'Mo-Su 00:00-24:00; PH off',
  'Mo-Fr 10:00+',
  '11:00-18:00+',
  'Mo-Su 10:00-20:00 "by appointment"',
  'Mo-Su 10:00-20:00 open "warm food"',
  '"by appointment"',
  '10:00-20:00 || "call us"',
  'Mo-Fr 16:00-24:00; PH Sa-Su 12:00-24:00',
  'PH off',
  'off',
])('%s says when it is open, as the parser reads it', (text) => {
  expect([saysWhenOpen(text), readWeek(text) !== null]).toEqual([true, true])
})

it.each([
  'asdf',
  '26:00',
  '11:00',
  '25:00-26:00',
  '99:99-99:99',
  'by appointment',
  'PH only',
  'open',
  'Mo-Fr',
  'Mo-Fr 10:00-18:00; Sa',
  'Mo-Fr 9-17',
  'Mo-So 11:00-18:00',
  'Apr-Oct 10:00-20:00',
  'Fr[1] 10:00-20:00',
  '10:00-20:00; SH off',
  'Mo-Su 12:00-12:00',
  'Mo-Fr10:00-18:00; Sa 10:00-15:00',
  'sunrise-sunset',
  '24',
  '-',
])('%s does not say when it is open, as the parser reads it', (text) => {
  expect([saysWhenOpen(text), readWeek(text) !== null]).toEqual([false, false])
})
