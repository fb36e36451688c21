import { afterEach, expect, test, vi } from 'vitest'
import type { ClustersAnswer } from '../../../worker/contract/search.ts'
import { fakeApi } from '../../testing/fakeApi.ts'
import { answerOf } from '../../testing/renderFind.tsx'
import { makeFound } from '../../testing/restaurants.ts'
import { createFind, type Find } from '../findState.ts'
import { startLive } from './startLive.ts'

/** A socket that never opens, so that the client polls every 30 s. */
class SilentSocket extends EventTarget {
  static urls: URL[] = []
  static closed = 0
  constructor(url: URL) {
    super()
    SilentSocket.urls.push(url)
  }
  close(): void {
    SilentSocket.closed += 1
  }
}
let stop = () => {}

afterEach(() => {
  stop()
  SilentSocket.urls = []
  SilentSocket.closed = 0
})

/** Answers requests for counts; returns how many there were. */
function fakeClusters(body: ClustersAnswer): () => number {
  let asked = 0
  vi.stubGlobal('fetch', async (address: string) => {
    const isAsked = address.startsWith('/api/restaurants/clusters')
    if (isAsked) asked += 1
    return new Response(JSON.stringify(isAsked ? body : {}), { status: isAsked ? 200 : 404 })
  })
  return () => asked
}

function start(address: string, box: Find['state']['box'] = null) {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', SilentSocket)
  fakeApi({})
  const find = createFind(new URL(address, 'https://sprig.test'), null)
  find.state.box = box
  stop = startLive(find)
  const boxes = () =>
    SilentSocket.urls.map(({ searchParams }) =>
      ['west', 'south', 'east', 'north'].map((side) => Number(searchParams.get(side))),
    )
  return { boxes }
}

test('beside no map, what is out is followed in the square around the search', () => {
  const { boxes } = start('/?lat=0&lng=20')
  // 5 km to each side.
  expect(boxes()).toEqual([[19.955, -0.045, 20.045, 0.045].map((at) => expect.closeTo(at, 3))])
})

test('with a map, what is out is followed where that looks', () => {
  const bounds = { west: 170, south: 0, east: -170, north: 10 }
  const { boxes } = start('/?lat=0&lng=20', { bounds, view: { lat: 5, lng: 180, zoom: 4 } })
  expect(boxes()).toEqual([[170, 0, -170, 10]])
})

test('a pop-up whose time ends takes its number out of the counts that the map shows', async () => {
  vi.useFakeTimers({ now: 0 })
  const view = { lat: 42, lng: -71, zoom: 4 }
  const bounds = { west: -90, south: 30, east: -50, north: 55 }
  const find = createFind(new URL('https://sprig.test/?lat=42&lng=-71'), null)
  find.state.box = { bounds, view }
  find.state.distanceKm = 4000
  const truck = makeFound({
    _id: 'truck',
    status: 'ONLINE',
    onlineUntil: new Date(20_000).toISOString(),
  })
  find.state.answer = answerOf([truck], 640)
  find.state.clusters = [{ lat: 42, lng: -71, count: 90 }]
  vi.stubGlobal('WebSocket', SilentSocket)
  const left = { clusters: [{ lat: 42, lng: -71, count: 89 }], total: 89 }
  const seen = fakeClusters(left)
  stop = startLive(find)
  await vi.advanceTimersByTimeAsync(16_000)
  expect(seen()).toBe(0)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(seen()).toBe(1)
  expect(find.state.clusters).toEqual(left.clusters)
})

test('without a place to search at nothing is followed', () => {
  expect(start('/').boxes()).toEqual([])
})

test('a page that is left has no connection, and gets one when it is shown again', () => {
  const { boxes } = start('/?lat=0&lng=20')
  window.dispatchEvent(new Event('pagehide'))
  expect(SilentSocket.closed).toBe(1)
  window.dispatchEvent(new Event('pageshow'))
  expect(boxes()).toHaveLength(2)
})
