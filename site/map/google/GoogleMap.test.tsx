import { act, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeMap, fakeStart, resetFakeMap } from '../../testing/fakeMap.ts'
import { EMPTY_CONTENT, MapUnavailable, type MapView } from '../engine.ts'
import { MapCanvas } from '../MapCanvas.tsx'
import { dragBy, GOOGLE_SETTINGS, giveSize, letGoogle } from '../testing/engines.ts'
import type { GoogleFate } from './testing/fakeGoogle.ts'

vi.mock('../start.ts', async () => (await import('../../testing/fakeMap.ts')).fakeStart)

const VIEW = { lat: 42.36, lng: -71.06, zoom: 12 }
const CONTENT = { ...EMPTY_CONTENT, selectedId: 'fork' }

beforeEach(() => {
  resetFakeMap()
  delete document.documentElement.dataset.theme
  giveSize()
})

function show(fate: GoogleFate) {
  const google = letGoogle(fate)
  const [onMove, onUnavailable] = [vi.fn(), vi.fn()]
  const props = { content: CONTENT, settings: GOOGLE_SETTINGS, onMove, onUnavailable }
  const shown = render(<MapCanvas {...props} view={VIEW} />)
  const goTo = (view: MapView) => shown.rerender(<MapCanvas {...props} view={view} />)
  const islandOf = () => screen.getByRole('region', { name: 'Map' })
  return { google, onMove, onUnavailable, goTo, islandOf, unmount: shown.unmount }
}

const works = async () => {
  const shown = show('works')
  await waitFor(() => expect(shown.onMove).toHaveBeenCalled())
  return shown
}

describe("Google's map", () => {
  it('is asked for with the key, the id and the scheme, moved by one finger, and free of its own buttons', async () => {
    document.documentElement.dataset.theme = 'dark'
    const { google } = await works()
    const { searchParams } = new URL(google.scripts[0]?.src ?? '')
    expect(searchParams.get('key')).toBe('key')
    expect(searchParams.get('libraries')).toBe('maps,marker')
    expect(google.maps[0]?.options).toMatchObject({
      center: { lat: 42.36, lng: -71.06 },
      zoom: 12,
      mapId: 'sprig-map',
      colorScheme: 'DARK',
      gestureHandling: 'greedy',
      disableDefaultUI: true,
      clickableIcons: false,
    })
    expect(fakeStart.startMapLibre).not.toHaveBeenCalled()
  })

  it('is made anew in the colours of another theme', async () => {
    const { google } = await works()
    await act(async () => {
      document.documentElement.dataset.theme = 'dark'
    })
    await waitFor(() => expect(google.maps).toHaveLength(2))
    expect(google.maps.map(({ options }) => options.colorScheme)).toEqual(['LIGHT', 'DARK'])
  })

  it.each(['fails', 'refuses'] as const)('gives way to MapLibre when Google %s', async (fate) => {
    const { islandOf, onUnavailable } = show(fate)
    await waitFor(() => expect(fakeStart.startMapLibre).toHaveBeenCalledOnce())
    await screen.findByRole('button', { name: 'Zoom in' })
    expect(fakeMap.view).toEqual(VIEW)
    await waitFor(() => expect(fakeMap.engine.setContent).toHaveBeenLastCalledWith(CONTENT))
    expect(islandOf().querySelectorAll('.map-surface .map-surface')).toHaveLength(1)
    expect(window.gm_authFailure).toBeUndefined()
    expect(onUnavailable).not.toHaveBeenCalled()
  })

  it.each([
    ['hangs', 1],
    ['shows nothing', 2],
  ] as const)('gives way after six seconds when Google %s', async (fate, steps) => {
    vi.useFakeTimers()
    const { google } = show(fate)
    await vi.waitFor(() => expect([...google.scripts, ...google.maps]).toHaveLength(steps))
    await act(() => vi.advanceTimersByTimeAsync(5000))
    expect(fakeStart.startMapLibre).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(fakeStart.startMapLibre).toHaveBeenCalledOnce()
  })

  it('hands on where the visitor was', async () => {
    const { google } = await works()
    dragBy(-100, 0)
    const there = google.maps[0]?.view
    act(() => google.refuseKey())
    await waitFor(() => expect(fakeMap.view).toEqual(there))
    expect(there).not.toEqual(VIEW)
  })

  it('goes to the place that was wanted while MapLibre was on its way', async () => {
    let arrive = () => {}
    const shown = await works()
    fakeStart.startMapLibre.mockImplementation(async () => {
      await new Promise<void>((resolve) => (arrive = resolve))
      return fakeMap.engine
    })
    act(() => shown.google.refuseKey())
    await waitFor(() => expect(fakeStart.startMapLibre).toHaveBeenCalledOnce())
    shown.goTo({ lat: 40.7, lng: -74, zoom: 12 })
    await act(async () => arrive())
    expect(fakeMap.engine.moveTo).toHaveBeenCalledExactlyOnceWith({ lat: 40.7, lng: -74 })
  })

  it('tells the page when MapLibre cannot draw either', async () => {
    fakeStart.startMapLibre.mockRejectedValue(new MapUnavailable('no-webgl'))
    const { onUnavailable } = show('fails')
    await waitFor(() => expect(onUnavailable).toHaveBeenCalledOnce())
    expect(screen.getByRole('status').textContent).toBe(
      'This browser cannot draw the map. Everything is in the list.',
    )
  })

  it('starts nothing more when it has gone while its script was on the way', async () => {
    vi.useFakeTimers()
    const { unmount, google } = show('hangs')
    await act(() => vi.advanceTimersByTimeAsync(100))
    unmount()
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(fakeStart.startMapLibre).not.toHaveBeenCalled()
    expect(google.maps).toEqual([])
  })
})
