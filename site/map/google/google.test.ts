import { expect, it, vi } from 'vitest'
import type { MapEvents } from '../engine.ts'
import { startGoogle } from './google.ts'

const seen = vi.hoisted(() => ({ options: {} }))

vi.mock('./load.ts', () => ({
  PATIENCE_MS: 6000,
  loadGoogle: async () => ({
    Map: class {
      constructor(_container: HTMLElement, options: object) {
        seen.options = options
        // How the map is asked for is all that is looked at here.
        throw new Error('no map')
      }
    },
  }),
}))

const events: MapEvents = {
  onMove: vi.fn(),
  onSelect: vi.fn(),
  onHover: vi.fn(),
  onProblem: vi.fn(),
  onUnavailable: vi.fn(),
  onDetail: vi.fn(),
  onTown: vi.fn(),
}

it('is moved by one finger and by the wheel alone, and shows nothing of its own that can be pressed', async () => {
  const view = { lat: 42.36, lng: -71.06, zoom: 12 }
  const options = { streets: true, reducedMotion: false }
  const start = startGoogle('key', () => undefined)
  await expect(
    start(document.createElement('div'), view, 'light', events, options),
  ).rejects.toThrow('no map')
  expect(seen.options).toMatchObject({
    center: { lat: 42.36, lng: -71.06 },
    zoom: 12,
    gestureHandling: 'greedy',
    disableDefaultUI: true,
    clickableIcons: false,
  })
})
