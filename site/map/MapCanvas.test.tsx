import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeMap, fakeStart, resetFakeMap } from '../testing/fakeMap.ts'
import { PLAIN_MAP } from '../testing/plainMap.ts'
import { EMPTY_CONTENT, MapUnavailable } from './engine.ts'
import { MapCanvas, type MapCanvasProps } from './MapCanvas.tsx'

vi.mock('./start.ts', async () => (await import('../testing/fakeMap.ts')).fakeStart)

const VIEW = { lat: 42.36, lng: -71.06, zoom: 12 }
const PLAIN = { view: VIEW, content: EMPTY_CONTENT, settings: PLAIN_MAP }
const BOUNDS = { west: -72, south: 42, east: -71, north: 43 }

beforeEach(() => {
  resetFakeMap()
  delete document.documentElement.dataset.theme
})

async function show(props: Partial<MapCanvasProps> = {}) {
  const all = { view: VIEW, content: EMPTY_CONTENT, settings: PLAIN_MAP, ...props }
  const shown = render(<MapCanvas {...all} />)
  await screen.findByRole('button', { name: 'Zoom in' })
  return (more: Partial<MapCanvasProps>) => shown.rerender(<MapCanvas {...all} {...more} />)
}

describe('the map', () => {
  it('zooms with its buttons', async () => {
    await show()
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
    await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }))
    expect(fakeMap.engine.zoomBy.mock.calls).toEqual([[1], [-1]])
  })

  it('goes only to what changed of the wanted view', async () => {
    const again = await show()
    again({ view: { ...VIEW, zoom: 8 } })
    expect(fakeMap.engine.moveTo.mock.calls).toEqual([[{ zoom: 8 }]])
  })

  it('does not move when its own report is handed back', async () => {
    const onMove = vi.fn()
    const again = await show({ onMove })
    const moved = { lat: 42.5, lng: -71, zoom: 13 }
    act(() => fakeMap.events?.onMove(moved, BOUNDS, true))
    again({ view: moved })
    expect(onMove).toHaveBeenCalledWith(moved, BOUNDS, true)
    expect(fakeMap.engine.moveTo).not.toHaveBeenCalled()
  })

  it('stays where a visitor went while an earlier report was being handed back', async () => {
    const again = await show()
    const [first, newest] = [{ ...VIEW }, { lat: 42.5, lng: -71, zoom: 13 }]
    act(() => fakeMap.events?.onMove(first, BOUNDS, false))
    act(() => fakeMap.events?.onMove(newest, BOUNDS, true))
    again({ view: first })
    again({ view: newest })
    expect(fakeMap.engine.moveTo).not.toHaveBeenCalled()
    again({ view: first })
    expect(fakeMap.engine.moveTo.mock.calls).toEqual([[VIEW]])
  })

  it('stays there too while a copy of an earlier report is being handed back', async () => {
    const again = await show()
    const [first, newest] = [
      { lat: 42.4, lng: -71.02, zoom: 12 },
      { lat: 42.5, lng: -71, zoom: 13 },
    ]
    act(() => fakeMap.events?.onMove(first, BOUNDS, true))
    act(() => fakeMap.events?.onMove(newest, BOUNDS, true))
    again({ view: { ...first } })
    again({ view: { ...newest } })
    expect(fakeMap.engine.moveTo).not.toHaveBeenCalled()
    again({ view: { ...first } })
    expect(fakeMap.engine.moveTo).toHaveBeenCalledOnce()
  })

  it('goes back to the view of a report of a move that was not a visitor’s', async () => {
    const again = await show()
    act(() => fakeMap.events?.onMove({ ...VIEW }, BOUNDS, false))
    act(() => fakeMap.events?.onMove({ lat: 42.5, lng: -71, zoom: 13 }, BOUNDS, true))
    again({ view: { ...VIEW } })
    expect(fakeMap.engine.moveTo.mock.calls).toEqual([[VIEW]])
  })

  it('goes back to a place it was moved away from', async () => {
    const again = await show()
    const moved = { lat: 42.5, lng: -71, zoom: 13 }
    act(() => fakeMap.events?.onMove(moved, BOUNDS, true))
    again({ view: moved })
    again({ view: VIEW })
    expect(fakeMap.engine.moveTo).toHaveBeenCalledWith(VIEW)
  })

  it('comes back when an equal view is wanted again', async () => {
    const again = await show()
    act(() => fakeMap.events?.onMove({ lat: 42.5, lng: -71, zoom: 13 }, BOUNDS, true))
    again({ view: VIEW })
    expect(fakeMap.engine.moveTo).not.toHaveBeenCalled()
    again({ view: { ...VIEW } })
    expect(fakeMap.engine.moveTo.mock.calls).toEqual([[VIEW]])
  })

  it('leaves a visitor where they went while it was starting', async () => {
    fakeStart.startMapLibre.mockImplementation(async (_box, _view, _theme, events) => {
      events.onMove({ lat: 42.5, lng: -71, zoom: 13 }, BOUNDS, true)
      return fakeMap.engine
    })
    await show()
    await waitFor(() => expect(fakeMap.engine.setContent).toHaveBeenCalled())
    expect(fakeMap.engine.moveTo).not.toHaveBeenCalled()
  })

  it('names the nearest town where the built-in map is blank, and shows a scale', async () => {
    await show()
    expect(screen.getByText('2 mi').className).toBe('map-scale')
    const berlin = { name: 'Berlin', lat: 52.5244, lng: 13.4105 }
    act(() => {
      fakeMap.events?.onMove({ lat: 52.6, lng: 13.41, zoom: 13 }, BOUNDS, true)
      fakeMap.events?.onTown(berlin)
    })
    screen.getByText(/no streets. Nearest town: Berlin, 5.22 mi south\./)
    expect(screen.getByText('1 mi')).toBeTruthy()
    act(() => fakeMap.events?.onMove({ lat: 52.525, lng: 13.41, zoom: 13 }, BOUNDS, true))
    screen.getByText(/Nearest town: Berlin\./)
    act(() => fakeMap.events?.onMove({ lat: 52.6, lng: 13.41, zoom: 8 }, BOUNDS, true))
    expect(screen.queryByText(/Nearest town/)).toBeNull()
  })

  it('says that it is low in detail until there are streets, and credits its sources', async () => {
    await show()
    screen.getByText(/low in detail/)
    screen.getByText(/Natural Earth · US Census Bureau/)
    screen.getByText(/GeoNames/)
    act(() => fakeMap.events?.onDetail('streets'))
    expect(screen.queryByText(/low in detail/)).toBeNull()
    screen.getByRole('link', { name: 'OpenFreeMap' })
    screen.getByRole('link', { name: '© OpenStreetMap contributors' })
  })

  it('follows the theme that the visitor chooses', async () => {
    await show()
    document.documentElement.dataset.theme = 'dark'
    await waitFor(() => expect(fakeMap.engine.setTheme).toHaveBeenLastCalledWith('dark'))
  })

  it('tells the page when it cannot be drawn', async () => {
    fakeStart.startMapLibre.mockRejectedValue(new MapUnavailable('no-webgl'))
    const onUnavailable = vi.fn()
    render(<MapCanvas {...PLAIN} onUnavailable={onUnavailable} />)
    const status = await screen.findByRole('status')
    expect(status.textContent).toBe('This browser cannot draw the map. Everything is in the list.')
    expect(onUnavailable).toHaveBeenCalledOnce()
  })

  it('starts again where it was when the browser takes away what it draws with, and ends the next time', async () => {
    const onUnavailable = vi.fn()
    const { unmount } = render(<MapCanvas {...PLAIN} onUnavailable={onUnavailable} />)
    await screen.findByRole('button', { name: 'Zoom in' })
    const moved = { lat: 42.5, lng: -71, zoom: 13 }
    act(() => fakeMap.events?.onMove(moved, BOUNDS, true))
    act(() => fakeMap.events?.onLost())
    await screen.findByRole('button', { name: 'Zoom in' })
    expect(fakeStart.startMapLibre.mock.calls.map(([, view]) => view)).toEqual([VIEW, moved])
    expect(onUnavailable).not.toHaveBeenCalled()
    act(() => fakeMap.events?.onLost())
    const sentence = 'This browser cannot draw the map. Everything is in the list.'
    expect(onUnavailable.mock.calls).toEqual([[new MapUnavailable('no-webgl')]])
    expect(screen.getByRole('status').textContent).toBe(sentence)
    expect(screen.queryByRole('button', { name: 'Zoom in' })).toBeNull()
    unmount()
    expect(fakeMap.engine.destroy).toHaveBeenCalledTimes(2)
  })

  it('starts again once somebody sees the page in whose background it was lost, however often', async () => {
    const isHidden = vi.spyOn(document, 'hidden', 'get')
    const onUnavailable = vi.fn()
    render(<MapCanvas {...PLAIN} onUnavailable={onUnavailable} />)
    for (const times of [1, 2, 3]) {
      await screen.findByRole('button', { name: 'Zoom in' })
      isHidden.mockReturnValue(true)
      act(() => fakeMap.events?.onLost())
      expect(fakeStart.startMapLibre).toHaveBeenCalledTimes(times)
      isHidden.mockReturnValue(false)
      act(() => void document.dispatchEvent(new Event('visibilitychange')))
      expect(fakeStart.startMapLibre).toHaveBeenCalledTimes(times + 1)
    }
    expect(onUnavailable).not.toHaveBeenCalled()
  })

  it('leaves no map behind when it goes, even one that was still starting', async () => {
    const { unmount } = render(
      <StrictMode>
        <MapCanvas {...PLAIN} />
      </StrictMode>,
    )
    await screen.findByRole('button', { name: 'Zoom in' })
    unmount()
    expect(fakeMap.engine.destroy).toHaveBeenCalledTimes(fakeStart.startMapLibre.mock.calls.length)
  })
})
