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

it('allows fewer with each delay, never fewer than the least', () => {
  const bound = new Bound(RANGE)
  const rooms = [1000, 2000, 3000, 4000, 5000, 6000].map((now) => {
    bound.adjust(now - 51, now)
    return roomIn(bound, now)
  })
  expect(rooms).toEqual([5, 3, 3, 3, 3, 3])
})

it('allows more again when it is in time, never more than the most', () => {
  const bound = new Bound(RANGE)
  for (const now of [1000, 2000, 3000]) bound.adjust(now - 500, now)
  const rooms = [4, 5, 6, 7, 8, 9, 10, 11]
    .map((second) => second * 1000)
    .map((now) => {
      bound.adjust(now - 50, now)
      return roomIn(bound, now)
    })
  expect(rooms).toEqual([4, 5, 6, 7, 8, 9, 10, 10])
})

it('counts one delay once, however many requests it held up', () => {
  const bound = new Bound(RANGE)
  for (const dueAt of [1000, 1001, 1002]) bound.adjust(dueAt, 2000)
  expect(roomIn(bound, 2000)).toBe(5)
})

it('lets running work go on when it allows less', () => {
  const bound = new Bound(RANGE)
  const leave = Array.from({ length: 10 }, () => bound.begin(0))
  bound.adjust(0, 100)
  for (const one of leave.slice(0, 5)) one()
  expect(bound.isFull(100)).toBe(true)
  leave[5]?.()
  expect(bound.isFull(100)).toBe(false)
})
