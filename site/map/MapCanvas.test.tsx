import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { EMPTY_CONTENT, type MapEngine, type MapEvents, MapUnavailable } from './engine.ts'
import { MapCanvas, type MapCanvasProps } from './MapCanvas.tsx'

const started = vi.hoisted(() => ({ run: vi.fn() }))
vi.mock('./start.ts', () => ({ startMap: () => started.run }))

const VIEW = { lat: 42.36, lng: -71.06, zoom: 12 }
const BOUNDS = { west: -72, south: 42, east: -71, north: 43 }

const engine = {
  setContent: vi.fn(),
  moveTo: vi.fn(),
  zoomBy: vi.fn(),
  setTheme: vi.fn(),
  resize: vi.fn(),
  destroy: vi.fn(),
} satisfies MapEngine

let events: MapEvents

beforeEach(() => {
  vi.resetAllMocks()
  delete document.documentElement.dataset.theme
  started.run.mockImplementation(async (...args: unknown[]) => {
    events = args[3] as MapEvents
    return engine
  })
})

async function show(props: Partial<MapCanvasProps> = {}) {
  const all = { view: VIEW, content: EMPTY_CONTENT, ...props }
  const shown = render(<MapCanvas {...all} />)
  await screen.findByRole('button', { name: 'Zoom in' })
  return (more: Partial<MapCanvasProps>) => shown.rerender(<MapCanvas {...all} {...more} />)
}

describe('the map', () => {
  it('zooms with its buttons', async () => {
    await show()
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
    await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }))
    expect(engine.zoomBy.mock.calls).toEqual([[1], [-1]])
  })

  it('goes only to what changed of the wanted view', async () => {
    const again = await show()
    again({ view: { ...VIEW, zoom: 8 } })
    expect(engine.moveTo.mock.calls).toEqual([[{ zoom: 8 }]])
  })

  it('does not move when its own report is handed back', async () => {
    const onMove = vi.fn()
    const again = await show({ onMove })
    const moved = { lat: 42.5, lng: -71, zoom: 13 }
    act(() => events.onMove(moved, BOUNDS, true))
    again({ view: moved })
    expect(onMove).toHaveBeenCalledWith(moved, BOUNDS, true)
    expect(engine.moveTo).not.toHaveBeenCalled()
  })

  it('goes back to a place it was moved away from', async () => {
    const again = await show()
    const moved = { lat: 42.5, lng: -71, zoom: 13 }
    act(() => events.onMove(moved, BOUNDS, true))
    again({ view: moved })
    again({ view: VIEW })
    expect(engine.moveTo).toHaveBeenCalledWith(VIEW)
  })

  it('comes back when the same view is wanted anew', async () => {
    const again = await show()
    act(() => events.onMove({ lat: 42.5, lng: -71, zoom: 13 }, BOUNDS, true))
    again({ view: VIEW })
    expect(engine.moveTo).not.toHaveBeenCalled()
    again({ view: { ...VIEW } })
    expect(engine.moveTo.mock.calls).toEqual([[VIEW]])
  })

  it('leaves a visitor where they went while it was starting', async () => {
    started.run.mockImplementation(async (...args: unknown[]) => {
      events = args[3] as MapEvents
      events.onMove({ lat: 42.5, lng: -71, zoom: 13 }, BOUNDS, true)
      return engine
    })
    await show()
    await waitFor(() => expect(engine.setContent).toHaveBeenCalled())
    expect(engine.moveTo).not.toHaveBeenCalled()
  })

  it('names the nearest town where the built-in map is blank, and shows a scale', async () => {
    await show()
    expect(screen.getByText('2 mi').className).toBe('map-scale')
    const berlin = { name: 'Berlin', lat: 52.5244, lng: 13.4105 }
    act(() => {
      events.onMove({ lat: 52.6, lng: 13.41, zoom: 13 }, BOUNDS, true)
      events.onTown(berlin)
    })
    screen.getByText(/no streets. Nearest town: Berlin, 5.22 mi south\./)
    expect(screen.getByText('1 mi')).toBeTruthy()
    act(() => events.onMove({ lat: 52.525, lng: 13.41, zoom: 13 }, BOUNDS, true))
    screen.getByText(/Nearest town: Berlin\./)
    act(() => events.onMove({ lat: 52.6, lng: 13.41, zoom: 8 }, BOUNDS, true))
    expect(screen.queryByText(/Nearest town/)).toBeNull()
  })

  it('says that it is low in detail until there are streets, and credits its sources', async () => {
    await show()
    screen.getByText(/low in detail/)
    screen.getByText(/Natural Earth · US Census Bureau · GeoNames/)
    act(() => events.onDetail('streets'))
    expect(screen.queryByText(/low in detail/)).toBeNull()
    screen.getByRole('link', { name: 'OpenFreeMap' })
    screen.getByRole('link', { name: '© OpenStreetMap contributors' })
  })

  it('follows the theme that the visitor chooses', async () => {
    await show()
    document.documentElement.dataset.theme = 'dark'
    await waitFor(() => expect(engine.setTheme).toHaveBeenLastCalledWith('dark'))
  })

  it('tells the page when it cannot be drawn', async () => {
    started.run.mockRejectedValue(new MapUnavailable('no-webgl'))
    const onUnavailable = vi.fn()
    render(<MapCanvas view={VIEW} content={EMPTY_CONTENT} onUnavailable={onUnavailable} />)
    const status = await screen.findByRole('status')
    expect(status.textContent).toBe('This browser cannot draw the map. Everything is in the list.')
    expect(onUnavailable).toHaveBeenCalledOnce()
  })

  it('tells the page when it is lost later, and offers no buttons for it', async () => {
    const onUnavailable = vi.fn()
    await show({ onUnavailable })
    const failure = new MapUnavailable('no-webgl')
    act(() => events.onUnavailable(failure))
    expect(onUnavailable).toHaveBeenCalledExactlyOnceWith(failure.message)
    expect(screen.getByRole('status').textContent).toBe(failure.message)
    expect(screen.queryByRole('button', { name: 'Zoom in' })).toBeNull()
  })

  it('leaves no map behind when it goes, even one that was still starting', async () => {
    const { unmount } = render(
      <StrictMode>
        <MapCanvas view={VIEW} content={EMPTY_CONTENT} />
      </StrictMode>,
    )
    await screen.findByRole('button', { name: 'Zoom in' })
    unmount()
    expect(engine.destroy).toHaveBeenCalledTimes(started.run.mock.calls.length)
  })
})
