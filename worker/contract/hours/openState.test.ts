import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../durations.ts'
import { openStateAt } from './openState.ts'
import type { Day, Week } from './week.ts'
import { instantOf, localTimeAt } from './zoneClock.ts'

const BERLIN = 'Europe/Berlin'
const sure = (from: number, to: number) => ({ from: from * 60, to: to * 60, isSure: true })

/** Spans in hours; days that are not given are closed. */
function weekOf(days: Partial<Record<number, Day>>): Week {
  return { days: Array.from({ length: 7 }, (_, at) => days[at] ?? []), holidays: null }
}
const everyDay = (day: Day): Week => ({
  days: Array.from({ length: 7 }, () => day),
  holidays: null,
})

function stateAt(week: Week, iso: string, zone = BERLIN) {
  const state = openStateAt(week, zone, Date.parse(iso))
  return state && [state.is, state.next && new Date(state.next.at).toISOString(), state.next?.to]
}

describe('openStateAt', () => {
  // 2026-11-23 is a Monday; Berlin is an hour ahead of UTC.
  const lunch = weekOf({ 0: [sure(11, 14), sure(17, 22)], 1: [sure(11, 14)] })

  it.each([
    ['2026-11-23T09:59:00Z', 'closed', '2026-11-23T10:00:00.000Z', 'open'],
    ['2026-11-23T10:00:00Z', 'open', '2026-11-23T13:00:00.000Z', 'closed'],
    ['2026-11-23T12:59:59Z', 'open', '2026-11-23T13:00:00.000Z', 'closed'],
    ['2026-11-23T13:00:00Z', 'closed', '2026-11-23T16:00:00.000Z', 'open'],
    ['2026-11-23T23:00:00Z', 'closed', '2026-11-24T10:00:00.000Z', 'open'],
    ['2026-11-24T15:00:00Z', 'closed', '2026-11-30T10:00:00.000Z', 'open'],
  ])('at %s it is %s until %s', (at, is, next, to) => {
    expect(stateAt(lunch, at)).toEqual([is, next, to])
  })

  it('goes on past midnight, and over the end of the week', () => {
    const late = weekOf({ 6: [sure(18, 26)], 0: [sure(18, 24)] })
    expect(stateAt(late, '2026-11-23T00:30:00Z')).toEqual([
      'open',
      '2026-11-23T01:00:00.000Z',
      'closed',
    ])
    const night = everyDay([sure(18, 24), sure(0, 2)])
    expect(stateAt(night, '2026-11-23T20:00:00Z')?.[1]).toBe('2026-11-24T01:00:00.000Z')
  })

  it('knows no next change for a restaurant that is always open or always closed', () => {
    expect(stateAt(everyDay([sure(0, 24)]), '2026-11-23T09:00:00Z')).toEqual([
      'open',
      null,
      undefined,
    ])
    expect(stateAt(weekOf({}), '2026-11-23T09:00:00Z')).toEqual(['closed', null, undefined])
  })

  it('is unsure when only an unsure span applies', () => {
    const openEnd = everyDay([sure(11, 18), { from: 1080, to: 1320, isSure: false }])
    expect(stateAt(openEnd, '2026-11-23T16:00:00Z')).toEqual([
      'open',
      '2026-11-23T17:00:00.000Z',
      'unsure',
    ])
    expect(stateAt(openEnd, '2026-11-23T18:00:00Z')).toEqual([
      'unsure',
      '2026-11-23T21:00:00.000Z',
      'closed',
    ])
  })

  it('follows the change of clocks in the place’s time zone', () => {
    const bar = everyDay([sure(20, 27)])
    // Forward in the night of 2027-03-28, back in that of 2027-10-31: closing at 3 is 1 and 2 o’clock in UTC.
    expect(stateAt(bar, '2027-03-27T23:00:00Z')?.[1]).toBe('2027-03-28T01:00:00.000Z')
    expect(stateAt(bar, '2027-10-30T23:00:00Z')?.[1]).toBe('2027-10-31T02:00:00.000Z')
  })

  it('answers null for an unknown time zone', () => {
    expect(stateAt(lunch, '2026-11-23T10:00:00Z', 'zone')).toBeNull()
  })
})

describe('instantOf', () => {
  it.each(['UTC', BERLIN, 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe'])(
    'is the way back from what clocks show in %s',
    (zone) => {
      for (let at = Date.UTC(2027, 0, 1); at < Date.UTC(2028, 0, 1); at += DAY_MS / 5) {
        const local = localTimeAt(zone, at)
        expect(local && instantOf(zone, local, at - 1)).toBe(at)
      }
    },
  )

  it('is an hour later for a time that clocks skip when they go forward', () => {
    const local = { day: Date.UTC(2027, 2, 28) / DAY_MS, minute: 150 }
    expect(new Date(instantOf(BERLIN, local, 0)).toISOString()).toBe('2027-03-28T01:30:00.000Z')
  })
})
