import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  EMPTY_CONTENT,
  type MapEngine,
  type MapEvents,
  MapUnavailable,
  type StartEngine,
} from './engine.ts'
import { startMap } from './start.ts'

const vendors = vi.hoisted(() => ({ mapLibre: vi.fn(), google: vi.fn() }))
vi.mock('./maplibre/maplibre.ts', () => ({ startMapLibre: () => vendors.mapLibre }))
vi.mock('./basemap/load.ts', () => ({ openBasemap: () => ({ request: () => undefined }) }))
vi.mock('./google/google.ts', () => ({ startGoogle: vendors.google }))

const VIEW = { lat: 42.36, lng: -71.06, zoom: 12 }
const BOUNDS = { west: -72, south: 42, east: -71, north: 43 }
const OPTIONS = { streets: false, reducedMotion: true }

const fakeEngine = () =>
  ({
    setContent: vi.fn(),
    moveTo: vi.fn(),
    zoomBy: vi.fn(),
    setTheme: vi.fn(),
    resize: vi.fn(),
    destroy: vi.fn(),
  }) satisfies MapEngine

const fakeEvents = () =>
  ({
    onMove: vi.fn(),
    onSelect: vi.fn(),
    onHover: vi.fn(),
    onProblem: vi.fn(),
    onUnavailable: vi.fn(),
    onDetail: vi.fn(),
    onTown: vi.fn(),
  }) satisfies MapEvents

/** Google's engine as the last test started it, with the way to make it fail. */
function googleRuns() {
  const engine = fakeEngine()
  const seen: { lose?: () => void; events?: MapEvents } = {}
  vendors.google.mockImplementation((_key: string, onLost: () => void): StartEngine => {
    seen.lose = onLost
    return async (_box, _view, _theme, events) => {
      seen.events = events
      return engine
    }
  })
  return { engine, seen }
}

describe('starting the map', () => {
  beforeEach(() => {
    vi.resetAllMocks()
    vendors.mapLibre.mockImplementation(async () => fakeEngine())
  })

  const start = (key: string | null, events = fakeEvents()) =>
    startMap(key)(document.createElement('div'), VIEW, 'light', events, OPTIONS)

  it('never touches Google without a key', async () => {
    await start(null)
    expect(vendors.mapLibre).toHaveBeenCalledOnce()
    expect(vendors.google).not.toHaveBeenCalled()
  })

  it('uses Google when there is a key and it works', async () => {
    const { engine } = googleRuns()
    const map = await start('key')
    map.setContent(EMPTY_CONTENT)
    expect(engine.setContent).toHaveBeenCalledWith(EMPTY_CONTENT)
    expect(vendors.mapLibre).not.toHaveBeenCalled()
  })

  it('falls back to MapLibre when Google fails to start', async () => {
    vendors.google.mockImplementation(
      (): StartEngine => async () => {
        throw new Error('no script')
      },
    )
    const map = await start('key')
    map.zoomBy(1)
    const taken: MapEngine = await vendors.mapLibre.mock.results[0]?.value
    expect(taken.zoomBy).toHaveBeenCalledWith(1)
  })

  it('hands MapLibre the view, theme and content when Google is lost later', async () => {
    const { engine, seen } = googleRuns()
    const events = fakeEvents()
    const map = await start('key', events)
    const content = { ...EMPTY_CONTENT, selectedId: 'r1' }
    const moved = { lat: 40.7, lng: -74, zoom: 14 }
    map.setContent(content)
    map.setTheme('dark')
    seen.events?.onMove(moved, BOUNDS, true)
    seen.lose?.()
    await waitFor(() => expect(vendors.mapLibre).toHaveBeenCalledOnce())
    const taken: MapEngine = await vendors.mapLibre.mock.results[0]?.value
    expect(engine.destroy).toHaveBeenCalledOnce()
    expect(events.onMove).toHaveBeenCalledWith(moved, BOUNDS, true)
    expect(vendors.mapLibre.mock.calls[0]?.slice(1, 3)).toEqual([moved, 'dark'])
    await waitFor(() => expect(taken.setContent).toHaveBeenCalledWith(content))
  })

  it('goes to the place that was wanted while MapLibre was on its way', async () => {
    const { engine, seen } = googleRuns()
    const taken = fakeEngine()
    let arrive = () => {}
    vendors.mapLibre.mockImplementation(async (_box, view, _theme, events: MapEvents) => {
      await new Promise<void>((resolve) => (arrive = resolve))
      // As each map does: it reports where it begins.
      events.onMove(view, BOUNDS, false)
      return taken
    })
    const map = await start('key')
    seen.lose?.()
    await waitFor(() => expect(vendors.mapLibre).toHaveBeenCalledOnce())
    const wanted = { lat: 40.7, lng: -74 }
    map.moveTo(wanted)
    arrive()
    await waitFor(() => expect(taken.moveTo).toHaveBeenCalledWith({ ...VIEW, ...wanted }))
    expect(engine.moveTo).not.toHaveBeenCalled()
  })

  it('leaves a visitor alone who moves the new map as it starts', async () => {
    const { seen } = googleRuns()
    const taken = fakeEngine()
    vendors.mapLibre.mockImplementation(async (_box, _view, _theme, events: MapEvents) => {
      events.onMove({ lat: 40.7, lng: -74, zoom: 14 }, BOUNDS, true)
      return taken
    })
    await start('key')
    seen.lose?.()
    await waitFor(() => expect(taken.setContent).toHaveBeenCalled())
    expect(taken.moveTo).not.toHaveBeenCalled()
  })

  it('tells the page when Google is lost later and MapLibre cannot draw', async () => {
    const { seen } = googleRuns()
    const events = fakeEvents()
    await start('key', events)
    const failure = new MapUnavailable('no-webgl')
    vendors.mapLibre.mockRejectedValue(failure)
    seen.lose?.()
    await waitFor(() => expect(events.onUnavailable).toHaveBeenCalledExactlyOnceWith(failure))
  })

  it('tells a page that has gone nothing', async () => {
    const { seen } = googleRuns()
    const events = fakeEvents()
    let fail = (_: Error) => {}
    vendors.mapLibre.mockReturnValue(new Promise((_, reject) => (fail = reject)))
    const map = await start('key', events)
    seen.lose?.()
    await waitFor(() => expect(vendors.mapLibre).toHaveBeenCalledOnce())
    map.destroy()
    fail(new MapUnavailable('no-webgl'))
    await new Promise((resolve) => setTimeout(resolve))
    expect(events.onUnavailable).not.toHaveBeenCalled()
  })

  it('takes over once, however often Google complains', async () => {
    const { seen } = googleRuns()
    await start('key')
    seen.lose?.()
    seen.lose?.()
    await waitFor(() => expect(vendors.mapLibre).toHaveBeenCalled())
    expect(vendors.mapLibre).toHaveBeenCalledOnce()
  })

  it('rejects with the sentence for the page when neither can draw', async () => {
    vendors.google.mockImplementation(
      (): StartEngine => async () => {
        throw new Error('no script')
      },
    )
    vendors.mapLibre.mockRejectedValue(new MapUnavailable('no-webgl'))
    await expect(start('key')).rejects.toThrow(
      'This browser cannot draw the map. Everything is in the list.',
    )
  })
})
