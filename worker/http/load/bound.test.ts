import { describe, expect, it } from 'vitest'
import { Bound } from './bound.ts'

const RANGE = { most: 10, least: 3 }

/** How many may begin now. */
function roomIn(bound: Bound, now: number): number {
  const leave: (() => void)[] = []
  while (!bound.isFull(now)) leave.push(bound.begin(now))
  for (const one of leave) one()
  return leave.length
}

it('allows fewer for each half second in which all was late, never fewer than the least', () => {
  const bound = new Bound(RANGE)
  const rooms = [500, 1000, 1500, 2000, 2500, 3000].map((now) => {
    bound.adjust(now - 500, now - 400)
    bound.adjust(now - 300, now)
    return roomIn(bound, now)
  })
  expect(rooms).toEqual([7, 4, 3, 3, 3, 3])
})

it('does not mind a delay that something in time follows', () => {
  const bound = new Bound(RANGE)
  for (let now = 1000; now < 60_000; now += 500) {
    bound.adjust(now - 400, now)
    bound.adjust(now, now + 50)
  }
  expect(roomIn(bound, 60_000)).toBe(10)
})

it('does not take a time without work for a late one', () => {
  const bound = new Bound(RANGE)
  for (const now of [1000, 10_000, 20_000]) bound.adjust(now - 100, now)
  expect(roomIn(bound, 20_000)).toBe(10)
})

it('allows more again when it is in time, never more than the most', () => {
  const bound = new Bound(RANGE)
  for (const now of [1000, 2000, 3000]) bound.adjust(now - 500, now)
  const rooms = [4000, 5000, 6000, 7000, 8000].map((now) => {
    bound.adjust(now - 50, now)
    return roomIn(bound, now)
  })
  expect(rooms).toEqual([5, 7, 9, 10, 10])
})

it('hears of one delay once, however many were late by it', () => {
  const bound = new Bound(RANGE)
  for (const dueAt of [1000, 1001, 1002]) bound.adjust(dueAt, 2000)
  expect(roomIn(bound, 2000)).toBe(7)
})

it('lets what was in work before go on', () => {
  const bound = new Bound(RANGE)
  const leave = Array.from({ length: 10 }, () => bound.begin(0))
  bound.adjust(0, 500)
  for (const one of leave.slice(0, 3)) one()
  expect(bound.isFull(500)).toBe(true)
  leave[3]?.()
  expect(bound.isFull(500)).toBe(false)
})

const GOOD_MS = 1000
const REFUSAL_MS = 0.3

/** A thread that takes one thing after the other, asked every so often for three pieces of work. */
function simulate({ everyMs, pieceMs }: { everyMs: number; pieceMs: (n: number) => number }) {
  const bound = new Bound({ most: 32, least: 4 })
  const counts = { asked: 0, refused: 0, good: 0 }
  /** What is done next; each says how long it takes. */
  const queue: (() => number)[] = []
  let now = 0
  const arrive = (dueAt: number): number => {
    counts.asked += 1
    if (bound.isFull(now)) {
      counts.refused += 1
      return REFUSAL_MS
    }
    const leave = bound.begin(now)
    const begunAt = now
    const timer = () => {
      bound.adjust(begunAt, now)
      return 0
    }
    const ms = pieceMs(counts.asked)
    const last = () => {
      leave()
      if (now + ms - dueAt <= GOOD_MS) counts.good += 1
      return ms
    }
    const pieceBefore = (after: () => number) => () => {
      queue.push(after)
      return ms
    }
    queue.push(timer, pieceBefore(pieceBefore(last)))
    return 0
  }
  for (let dueAt = 0; dueAt < SECONDS * 1000 || queue.length > 0; ) {
    for (; dueAt <= now && dueAt < SECONDS * 1000; dueAt += everyMs) {
      const due = dueAt
      queue.push(() => arrive(due))
    }
    const next = queue.shift()
    now = next ? now + next() : dueAt
  }
  return counts
}

const SECONDS = 60
/** Of pieces that take 8 ms. */
const CAPACITY = (SECONDS * 1000) / 24

describe('a thread that takes 24 ms for a request', () => {
  /** Every hundredth takes half a second in three pieces. */
  const uneven = (n: number) => (n % 100 === 0 ? 170 : 6.5)

  it('refuses nobody at six tenths of what it can do, though some take long', () => {
    const calm = simulate({ everyMs: 40, pieceMs: uneven })
    expect(calm).toEqual({ asked: 1500, refused: 0, good: 1500 })
  })

  it.each([uneven, () => 8])(
    'answers nine tenths of what it can do in time when five times as much is asked',
    (pieceMs) => {
      const { good, asked } = simulate({ everyMs: 4.8, pieceMs })
      expect(asked).toBe(5 * CAPACITY)
      expect(good).toBeGreaterThan(0.9 * CAPACITY)
    },
  )
})
