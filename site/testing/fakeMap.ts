import { act } from '@testing-library/react'
import { type Mock, vi } from 'vitest'
import type { MapEngine, MapEvents, MapView, StartEngine } from '../map/engine.ts'

const BOUNDS = { west: -72, south: 42, east: -71, north: 43 }

/** Stands in for `site/map/start.ts`: `vi.mock('…/start.ts', async () => (await import('…/fakeMap.ts')).fakeStart)`. */
export const fakeStart: { startMapLibre: Mock<StartEngine> } = {
  startMapLibre: vi.fn<StartEngine>(),
}

interface FakeMap {
  engine: Record<keyof MapEngine, Mock>
  /** The first view. */
  view: MapView | null
  events: MapEvents | null
}

/** The map that was started last. */
export const fakeMap: FakeMap = {
  engine: {
    setContent: vi.fn(),
    moveTo: vi.fn(),
    zoomBy: vi.fn(),
    setTheme: vi.fn(),
    resize: vi.fn(),
    destroy: vi.fn(),
  },
  view: null,
  events: null,
}

/** Forgets recorded calls, and lets the next map start at once. */
export function resetFakeMap(): void {
  for (const called of Object.values(fakeMap.engine)) called.mockReset()
  fakeStart.startMapLibre.mockReset()
  fakeStart.startMapLibre.mockImplementation(async (_box, view, _theme, events) => {
    Object.assign(fakeMap, { view, events })
    return fakeMap.engine
  })
}

/** The visitor moves the map. */
export function dragMap(lat: number, lng: number, zoom = 18): void {
  act(() => fakeMap.events?.onMove({ lat, lng, zoom }, BOUNDS, true))
}
