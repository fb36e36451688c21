import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { EMPTY_CONTENT, type MapMarker } from './engine.ts'
import { MapCanvas, type MapCanvasProps } from './MapCanvas.tsx'
import { dragBy, ENGINES, giveSize, pressAt, type TriedEngine } from './testing/engines.ts'

vi.mock('maplibre-gl', () => import('./maplibre/testing/fakeMapLibre.ts'))
vi.mock('./markers/addImages.ts', () => ({ addImages: () => undefined }))
vi.mock('./basemap/load.ts', () => import('./testing/emptyBasemap.ts'))

const VIEW = { lat: 42.36, lng: -71.06, zoom: 12 }
/** The name equals the id, since MapLibre's stand-in knows only the id. */
const marker = (id: string, lat: number): MapMarker => ({
  id,
  name: id,
  lat,
  lng: -71.06,
  caption: '',
  diet: 'vegan',
  live: false,
})
const CONTENT = {
  ...EMPTY_CONTENT,
  markers: [marker('fork', 42.36), marker('spoon', 42.38)],
  clusters: [{ lat: 42.34, lng: -71.06, count: 12 }],
}

beforeEach(() => {
  delete document.documentElement.dataset.theme
  // MapLibre's worker.
  vi.stubGlobal('fetch', async () => new Response())
  giveSize()
})

describe.each(ENGINES)('the map of $name', (engine: TriedEngine) => {
  const { settings, detail } = engine
  const heard = { onMove: vi.fn(), onSelect: vi.fn(), onHover: vi.fn(), onUnavailable: vi.fn() }

  beforeEach(() => {
    vi.clearAllMocks()
    engine.prepare()
  })

  async function show(more: Partial<MapCanvasProps> = {}) {
    const props = { view: VIEW, content: CONTENT, settings, ...heard, ...more }
    const { rerender, unmount } = render(<MapCanvas {...props} />)
    await screen.findByRole('button', { name: 'Zoom in' })
    await waitFor(() => expect(engine.drawn()).not.toEqual([]))
    await waitFor(() => expect(heard.onMove).toHaveBeenCalled())
    heard.onMove.mockClear()
    return { unmount, again: (now: object) => rerender(<MapCanvas {...props} {...now} />) }
  }
  const lastMove = () => heard.onMove.mock.lastCall

  it('says that it is ready, and which map it is', async () => {
    await show()
    const island = screen.getByRole('region', { name: 'Map' })
    expect(island.dataset).toMatchObject({ ready: 'true', detail })
    expect(heard.onUnavailable).not.toHaveBeenCalled()
  })

  it('draws markers and counts, and takes off what is gone', async () => {
    const { again } = await show()
    expect(engine.drawn().toSorted()).toEqual(['12 places', 'fork', 'spoon'])
    again({ content: { ...EMPTY_CONTENT, markers: [marker('spoon', 42.38)] } })
    await waitFor(() => expect(engine.drawn()).toEqual(['spoon']))
  })

  it('tells which marker is pressed, and of a press beside them', async () => {
    await show()
    engine.press('spoon')
    expect(heard.onSelect).toHaveBeenLastCalledWith('spoon')
    pressAt(30, 30)
    expect(heard.onSelect).toHaveBeenLastCalledWith(null)
  })

  it('comes nearer to a count that is pressed', async () => {
    await show()
    engine.press('12 places')
    await waitFor(() => expect(lastMove()).toBeDefined())
    expect(lastMove()?.[0]).toEqual({ lat: 42.34, lng: -71.06, zoom: 14 })
    expect(lastMove()?.[2]).toBe(true)
    expect(heard.onSelect).not.toHaveBeenCalled()
  })

  it('is dragged, and reports where to', async () => {
    await show()
    dragBy(-100, 0)
    const [view, bounds, byUser] = lastMove() ?? []
    expect(view.lng).toBeCloseTo(-71.0257, 4)
    expect(view.lat).toBeCloseTo(42.36, 4)
    expect(bounds.west).toBeCloseTo(view.lng - 0.1373, 4)
    expect(byUser).toBe(true)
    expect(heard.onSelect).not.toHaveBeenCalled()
  })

  it("goes where the page wants it, which is not the visitor's move", async () => {
    const { again } = await show()
    again({ view: { lat: 40.7, lng: -74, zoom: 14 } })
    await waitFor(() => expect(lastMove()?.[2]).toBe(false))
    expect(engine.view()).toEqual({ lat: 40.7, lng: -74, zoom: 14 })
  })

  it('comes to rest where the page wants it, also if it is just passing there', async () => {
    const { again } = await show()
    const there = { lat: 40.7, lng: -74, zoom: 14 }
    engine.passOver(there)
    again({ view: there })
    await waitFor(() => expect(heard.onMove).toHaveBeenCalled())
    expect(lastMove()?.[0]).toEqual(there)
  })

  it('zooms with its buttons', async () => {
    await show()
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
    await waitFor(() => expect(lastMove()?.[0].zoom).toBe(13))
    expect(lastMove()?.[2]).toBe(true)
  })

  it('keeps its place and its markers when the theme changes', async () => {
    await show()
    dragBy(-100, 0)
    const before = engine.view()
    await act(async () => {
      document.documentElement.dataset.theme = 'dark'
    })
    await waitFor(() => expect(engine.drawn()).toHaveLength(3))
    expect(engine.view()).toEqual(before)
    expect(engine.count()).toBe(1)
  })

  it('is there once, and leaves nothing behind', async () => {
    const props = { view: VIEW, content: CONTENT, settings, ...heard }
    const { unmount } = render(
      <StrictMode>
        <MapCanvas {...props} />
      </StrictMode>,
    )
    await screen.findByRole('button', { name: 'Zoom in' })
    await waitFor(() => expect(engine.count()).toBe(1))
    unmount()
    expect(engine.count()).toBe(0)
    expect(engine.drawn()).toEqual([])
  })
})
