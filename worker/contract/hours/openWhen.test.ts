import { expect, it } from 'vitest'
import { openAt } from './openAt.ts'
import { formatOpenWhen, parseOpenWhen } from './openWhen.ts'
import { type Day, encodeWeek } from './week.ts'

const sure = (from: number, to: number) => ({ from: from * 60, to: to * 60, isSure: true })
const weekOf = (...days: Day[]) =>
  encodeWeek({ days: Array.from({ length: 7 }, (_, at) => days[at] ?? []), holidays: null })
/** Monday lunch, and perhaps Tuesday. */
const week = weekOf([sure(11, 14)], [{ ...sure(11, 14), isSure: false }])
const cafe = { status: 'RESTAURANT', zone: 'Europe/Berlin', week } as const
const MONDAY_NOON = Date.parse('2026-11-23T12:00:00Z')

it.each(['now', 'mo-00:00', 'su-23:59', 'tu-18:30'])('reads and writes %s', (text) => {
  const when = parseOpenWhen(text)
  expect(when && formatOpenWhen(when)).toBe(text)
})

it.each(['', 'Now', 'mo', 'mo-24:00', 'mo-9:00', 'xx-10:00', 'mo-10:60'])('refuses %s', (text) => {
  expect(parseOpenWhen(text)).toBeNull()
})

it('reads "now" in the time zone of the place', () => {
  expect(openAt('now', MONDAY_NOON)(cafe)).toBe(true)
  expect(openAt('now', MONDAY_NOON)({ ...cafe, zone: 'America/New_York' })).toBe(false)
})

it('reads a day and time in the time zone of the place', () => {
  const at = (text: string) => openAt(parseOpenWhen(text) ?? 'now', MONDAY_NOON)(cafe)
  expect([at('mo-10:59'), at('mo-11:00'), at('tu-11:00'), at('we-12:00')]).toEqual([
    false,
    true,
    null,
    false,
  ])
})

it('answers null without opening hours', () => {
  const isOpen = openAt('now', MONDAY_NOON)
  expect(isOpen({ ...cafe, week: null })).toBeNull()
  expect(isOpen({ ...cafe, zone: null })).toBeNull()
  expect(isOpen({ ...cafe, zone: 'zone', week: 'week' })).toBeNull()
})

it('takes pop-ups by their status', () => {
  const truck = { ...cafe, week: null }
  expect(openAt('now', 0)({ ...truck, status: 'ONLINE' })).toBe(true)
  expect(openAt('now', 0)({ ...truck, status: 'OFFLINE' })).toBe(false)
  expect(openAt({ weekday: 0, minute: 0 }, 0)({ ...truck, status: 'ONLINE' })).toBeNull()
})
