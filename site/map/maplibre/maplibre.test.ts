import { beforeEach, expect, it, vi } from 'vitest'
import type { Basemap } from '../basemap/load.ts'
import type { MapEvents } from '../engine.ts'
import { startMapLibre } from './maplibre.ts'

const seen = vi.hoisted(() => ({ options: {} as Record<string, unknown> }))

vi.mock('maplibre-gl', () => ({
  GeoJSONSource: class {},
  setWorkerUrl: () => undefined,
  prewarm: () => undefined,
  Map: class {
    constructor(options: Record<string, unknown>) {
      seen.options = options
      // As in a browser without WebGL 2.
      throw new Error('Failed to initialize WebGL')
    }
  },
}))

const events: MapEvents = {
  onMove: vi.fn(),
  onSelect: vi.fn(),
  onHover: vi.fn(),
  onProblem: vi.fn(),
  onDetail: vi.fn(),
  onTown: vi.fn(),
  onLost: vi.fn(),
}

let failure: unknown

async function start(answer: () => Promise<Response>): Promise<void> {
  seen.options = {}
  vi.stubGlobal('fetch', answer)
  const box = document.createElement('div')
  const view = { lat: 42.36, lng: -71.06, zoom: 12 }
  const options = { tiles: 'openfreemap' as const, reducedMotion: true }
  const none = {} as Basemap
  failure = await startMapLibre(none)(box, view, 'light', events, options).catch((error) => error)
}
beforeEach(() => start(async () => new Response()))

it("is asked for on MapLibre's own scale, one less than Google's", () => {
  expect(seen.options).toMatchObject({ center: [-71.06, 42.36], zoom: 11, reduceMotion: true })
})

it("is moved by one finger and by the wheel alone, as greedily as Google's", () => {
  for (const name of ['interactive', 'scrollZoom', 'dragPan', 'touchZoomRotate', 'keyboard']) {
    expect(seen.options[name] ?? true, name).toBe(true)
  }
  expect(seen.options.cooperativeGestures ?? false).toBe(false)
})

it('is never turned or tilted', () => {
  expect(seen.options).toMatchObject({ dragRotate: false, touchPitch: false, maxPitch: 0 })
})

it('says that it cannot be drawn where there is no WebGL 2', () => {
  expect(failure).toMatchObject({
    reason: 'no-webgl',
    message: 'This browser cannot draw the map. Everything is in the list.',
  })
})

it.each([
  ['is refused', async () => new Response('', { status: 503 })],
  ['is lost', async () => Promise.reject(new TypeError('Failed to fetch'))],
])('is not made when the script of its worker %s, as it would stay empty', async (_how, answer) => {
  await start(answer)
  expect(failure).toBeInstanceOf(Error)
  expect(seen.options).toEqual({})
})
