import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeApi } from '../testing/fakeApi.ts'
import { makeRestaurant } from '../testing/makeRestaurant.ts'
import { followLive, type LiveFollower } from './followLive.ts'

const BOX = { west: -71.1, south: 42.3, east: -71, north: 42.4 }
const AREA = { type: 'area', west: -73, south: 41, east: -70, north: 43 }
const NOW = 'GET /api/live/now?west=-71.1&south=42.3&east=-71&north=42.4'

class FakeSocket extends EventTarget {
  static all: FakeSocket[] = []
  readonly url: string
  isClosed = false

  constructor(url: URL) {
    super()
    this.url = String(url)
    FakeSocket.all.push(this)
  }
  close(): void {
    this.isClosed = true
  }
  say(message: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }
  fail(): void {
    this.dispatchEvent(new Event('close'))
  }
}
const newest = (): FakeSocket => {
  const socket = FakeSocket.all.at(-1)
  if (!socket) throw new Error('No socket was opened')
  return socket
}

let follower: LiveFollower
const onChange = vi.fn()
const onNow = vi.fn()
let seen: ReturnType<typeof fakeApi>

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.all = []
  vi.stubGlobal('WebSocket', FakeSocket)
  seen = fakeApi({ [NOW]: { body: { restaurants: [] } } })
  follower = followLive({ onChange, onNow })
})
afterEach(() => {
  follower.stop()
  vi.clearAllMocks()
})

test('listens around the middle of the map and reports changes', () => {
  follower.look(BOX)
  expect(newest().url).toContain('/api/live?west=-71.1&south=42.3&east=-71&north=42.4')
  newest().say(AREA)
  const change = { type: 'online', restaurant: makeRestaurant() }
  newest().say(change)
  expect(onChange.mock.calls).toEqual([[change]])
})

test('opens a new socket only when the middle of the map leaves the area', () => {
  follower.look(BOX)
  newest().say(AREA)
  follower.look({ ...BOX, east: -71.05 })
  expect(FakeSocket.all).toHaveLength(1)
  follower.look({ ...BOX, north: 48 })
  expect(FakeSocket.all).toHaveLength(2)
  expect(FakeSocket.all[0]?.isClosed).toBe(true)
})

test('a map that goes elsewhere while the socket opens is followed there', async () => {
  follower.look(BOX)
  const there = { ...BOX, west: -100.1, east: -100 }
  follower.look(there)
  expect(FakeSocket.all).toHaveLength(1)
  newest().say(AREA)
  expect(FakeSocket.all.map(({ isClosed }) => isClosed)).toEqual([true, false])
  expect(newest().url).toContain('west=-100.1')
  // An area without the requested place is accepted as it is.
  newest().say(AREA)
  expect(FakeSocket.all).toHaveLength(2)
})

test('tries again after growing delays, and asks every 30 s meanwhile', async () => {
  follower.look(BOX)
  newest().fail()
  await vi.advanceTimersByTimeAsync(1000)
  expect(FakeSocket.all).toHaveLength(2)
  newest().fail()
  await vi.advanceTimersByTimeAsync(1000)
  expect(FakeSocket.all).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1000)
  expect(FakeSocket.all).toHaveLength(3)
  await vi.advanceTimersByTimeAsync(28_000)
  expect(seen.map(({ path }) => `GET ${path}`)).toEqual([NOW])
  expect(onNow.mock.calls).toEqual([[[], BOX, expect.any(Number)]])
})

test('missed changes are requested once the socket is back, and polling ends', async () => {
  follower.look(BOX)
  newest().fail()
  await vi.advanceTimersByTimeAsync(1000)
  newest().say(AREA)
  await vi.advanceTimersByTimeAsync(0)
  expect(onNow).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(onNow).toHaveBeenCalledTimes(1)
})

test('a first connection requests once what went out before it', async () => {
  follower.look(BOX)
  newest().say(AREA)
  await vi.advanceTimersByTimeAsync(0)
  expect(onNow.mock.calls).toEqual([[[], BOX, expect.any(Number)]])
  await vi.advanceTimersByTimeAsync(120_000)
  expect(seen).toHaveLength(1)
})

test('after stop nothing is called', async () => {
  follower.look(BOX)
  follower.stop()
  newest().say({ type: 'online', restaurant: makeRestaurant() })
  newest().fail()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(onChange).not.toHaveBeenCalled()
  expect(FakeSocket.all).toHaveLength(1)
})

test('a newly visible part of the area is requested, a known part is not', async () => {
  follower.look(BOX)
  newest().say(AREA)
  await vi.advanceTimersByTimeAsync(0)
  follower.look({ ...BOX, east: -71.05 })
  expect(seen).toHaveLength(1)
  follower.look({ ...BOX, east: -70.9 })
  await vi.advanceTimersByTimeAsync(0)
  expect(FakeSocket.all).toHaveLength(1)
  expect(seen.map(({ path }) => path)[1]).toContain('east=-70.9')
})

test('a failed request is repeated by a move or after 30 s', async () => {
  seen = fakeApi({ [NOW]: { status: 503 } })
  follower.look(BOX)
  newest().say(AREA)
  await vi.advanceTimersByTimeAsync(0)
  expect(seen).toHaveLength(1)
  follower.look({ ...BOX, east: -71.05 })
  await vi.advanceTimersByTimeAsync(0)
  expect(seen).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(seen).toHaveLength(3)
  expect(onNow).not.toHaveBeenCalled()
})

test('a map wider than the area of the socket polls every 30 s', async () => {
  follower.look({ ...BOX, west: -120 })
  newest().say(AREA)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(seen).toHaveLength(3)
})
