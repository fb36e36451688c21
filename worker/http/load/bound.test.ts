import { expect, it } from 'vitest'
import { Bound } from './bound.ts'

const RANGE = { max: 10, min: 3 }
/** Slots that come free are given away by the real clock. */
const START = Date.now()
const QUEUE = { ...RANGE, max: 3, waiting: 8 }

async function begin(bound: Bound, now: number): Promise<() => void> {
  const leave = await bound.begin(now)
  if (leave === null) throw new Error('No slot was free')
  return leave
}

/** Begins as many requests as may be running now. */
async function fill(bound: Bound, now: number): Promise<(() => void)[]> {
  const leave: (() => void)[] = []
  while (!bound.refuses(now)) leave.push(await begin(bound, now))
  return leave
}

/** How many requests may begin now. */
async function roomIn(bound: Bound, now: number): Promise<number> {
  const leave = await fill(bound, now)
  for (const one of leave) one()
  return leave.length
}

/** Timers that fired late by these milliseconds, a second apart; the room after each. */
async function roomAfter(bound: Bound, delays: readonly number[]): Promise<number[]> {
  const rooms: number[] = []
  for (const [i, ms] of delays.entries()) {
    const now = (i + 1) * 1000
    bound.adjust(now - ms, now)
    rooms.push(await roomIn(bound, now))
  }
  return rooms
}

/** Lets as many wait for a slot as may, all coming at `now`. */
function queueUp(bound: Bound, now: number): Promise<(() => void) | null>[] {
  const waiting: Promise<(() => void) | null>[] = []
  while (!bound.refuses(now)) waiting.push(bound.begin(now))
  return waiting
}

it('allows fewer with the third delay in a row and each after it, never fewer than the least', async () => {
  expect(await roomAfter(new Bound(RANGE), [11, 11, 11, 11, 11])).toEqual([10, 10, 5, 3, 3])
})

it('forgives two delays between timers that are in time', async () => {
  const rooms = [10, 10, 10, 10, 10, 10]
  expect(await roomAfter(new Bound(RANGE), [60, 60, 0, 60, 60, 0])).toEqual(rooms)
})

it('allows more again when it is in time, never more than the most', async () => {
  const delays = [500, 500, 500, 500, 10, 10, 10, 10, 10, 10, 10, 10]
  const rooms = [10, 10, 5, 3, 4, 5, 6, 7, 8, 9, 10, 10]
  expect(await roomAfter(new Bound(RANGE), delays)).toEqual(rooms)
})

it('counts one delay once, however many requests it held up', async () => {
  const bound = new Bound(RANGE)
  for (const dueAt of [1000, 1001, 1002, 1003, 1004]) bound.adjust(dueAt, 2000)
  expect(await roomIn(bound, 2000)).toBe(10)
})

it('lets running work go on when it allows less', async () => {
  const bound = new Bound(RANGE)
  const leave = await fill(bound, 0)
  for (const now of [100, 200, 300]) bound.adjust(now - 50, now)
  for (const one of leave.slice(0, 5)) one()
  expect(bound.refuses(300)).toBe(true)
  leave[5]?.()
  expect(bound.refuses(300)).toBe(false)
})

it('lets a burst wait, and gives each slot that comes free to the first of them', async () => {
  const bound = new Bound(QUEUE)
  const leave = await Promise.all([begin(bound, START), begin(bound, START), begin(bound, START)])
  const order: number[] = []
  const waiting = queueUp(bound, START).map(async (slot, i) => {
    const end = await slot
    order.push(i)
    end?.()
    return end
  })
  expect(waiting).toHaveLength(QUEUE.waiting)
  leave[0]?.()
  expect(await Promise.all(waiting)).not.toContain(null)
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
})

/** A bound of ten to three that has refused `refused` within a quarter of a second, and begun 26; all its slots are taken. */
async function refusing(refused: number): Promise<{ bound: Bound; leave: (() => void)[] }> {
  const bound = new Bound({ ...RANGE, waiting: 1 })
  bound.refuses(START)
  for (let n = 0; n < 15; n += 1) (await begin(bound, START))()
  const leave = await Promise.all(Array.from({ length: RANGE.max }, () => begin(bound, START)))
  const waiting = bound.begin(START)
  for (let n = 0; n < refused; n += 1) expect(bound.refuses(START + 1)).toBe(true)
  leave[0]?.()
  leave.splice(0, 1, ...[await waiting].filter((end) => end !== null))
  return { bound, leave }
}

it('lets nobody wait while more than three of four are refused', async () => {
  const { bound } = await refusing(79)
  expect(bound.refuses(START + 249)).toBe(false)
  expect(bound.refuses(START + 250)).toBe(true)
  expect(bound.refuses(START + 500)).toBe(true)
  expect(bound.refuses(START + 1000)).toBe(false)
})

it('lets a burst wait of which fewer are refused', async () => {
  const { bound } = await refusing(78)
  expect(bound.refuses(START + 250)).toBe(false)
})

it('spaces out what begins in an overload, and no longer when it is over', async () => {
  const { bound, leave } = await refusing(79)
  expect(bound.refuses(START + 300)).toBe(true)
  for (const end of leave) end()
  expect(await roomIn(bound, START + 300)).toBe(1)
  expect(bound.refuses(START + 311)).toBe(true)
  expect(await roomIn(bound, START + 312)).toBe(1)
  expect(bound.refuses(START + 2000)).toBe(false)
  await begin(bound, START + 2000)
  expect(bound.isFull(START + 2000)).toBe(false)
})

it('gives up after a quarter of a second without a slot', async () => {
  const bound = new Bound(QUEUE)
  await Promise.all([begin(bound, START), begin(bound, START), begin(bound, START)])
  const before = Date.now()
  expect(await bound.begin(START)).toBeNull()
  expect(Date.now() - before).toBeGreaterThanOrEqual(200)
})
