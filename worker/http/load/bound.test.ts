import { expect, it } from 'vitest'
import { Bound } from './bound.ts'

const RANGE = { max: 10, min: 3 }

/** How many requests may begin now. */
function roomIn(bound: Bound, now: number): number {
  const leave: (() => void)[] = []
  while (!bound.isFull(now)) leave.push(bound.begin(now))
  for (const one of leave) one()
  return leave.length
}

/** Timers that fired late by these milliseconds, a second apart; the room after each. */
function roomAfter(bound: Bound, delays: readonly number[]): number[] {
  return delays.map((ms, i) => {
    const now = (i + 1) * 1000
    bound.adjust(now - ms, now)
    return roomIn(bound, now)
  })
}

it('allows fewer with the third delay in a row and each after it, never fewer than the least', () => {
  expect(roomAfter(new Bound(RANGE), [11, 11, 11, 11, 11])).toEqual([10, 10, 5, 3, 3])
})

it('forgives two delays between timers that are in time', () => {
  expect(roomAfter(new Bound(RANGE), [60, 60, 0, 60, 60, 0])).toEqual([10, 10, 10, 10, 10, 10])
})

it('allows more again when it is in time, never more than the most', () => {
  const delays = [500, 500, 500, 500, 10, 10, 10, 10, 10, 10, 10, 10]
  const rooms = [10, 10, 5, 3, 4, 5, 6, 7, 8, 9, 10, 10]
  expect(roomAfter(new Bound(RANGE), delays)).toEqual(rooms)
})

it('counts one delay once, however many requests it held up', () => {
  const bound = new Bound(RANGE)
  for (const dueAt of [1000, 1001, 1002, 1003, 1004]) bound.adjust(dueAt, 2000)
  expect(roomIn(bound, 2000)).toBe(10)
})

it('lets running work go on when it allows less', () => {
  const bound = new Bound(RANGE)
  const leave = Array.from({ length: 10 }, () => bound.begin(0))
  for (const now of [100, 200, 300]) bound.adjust(now - 50, now)
  for (const one of leave.slice(0, 5)) one()
  expect(bound.isFull(300)).toBe(true)
  leave[5]?.()
  expect(bound.isFull(300)).toBe(false)
})
