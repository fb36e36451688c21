import { afterEach, expect, test, vi } from 'vitest'
import { fakeApi } from '../../testing/fakeApi.ts'
import { createFind, type Find } from '../findState.ts'
import { startLive } from './startLive.ts'

/** A socket that never opens: what is out is then asked for every 30 s. */
class SilentSocket extends EventTarget {
  static urls: URL[] = []
  constructor(url: URL) {
    super()
    SilentSocket.urls.push(url)
  }
  close(): void {}
}
let stop = () => {}

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  SilentSocket.urls = []
})

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

test('without a place to search at nothing is followed', () => {
  expect(start('/').boxes()).toEqual([])
})
