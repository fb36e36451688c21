/// <reference types="google.maps" />
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { MapEvents } from '../engine.ts'
import { reportMoves } from './moves.ts'

const div = document.createElement('div')
let listeners: Record<string, () => void>
let zoom: number

const map = {
  addListener: (name: string, run: () => void) => {
    listeners[name] = run
  },
  getDiv: () => div,
  getCenter: () => ({ lat: () => 42.36, lng: () => -71.06 }),
  getZoom: () => zoom,
  getBounds: () => ({
    getSouthWest: () => ({ lat: () => 42, lng: () => -72 }),
    getNorthEast: () => ({ lat: () => 43, lng: () => -71 }),
  }),
  panTo: vi.fn(),
  moveCamera: vi.fn(),
  setZoom: vi.fn(),
}
const events = {
  onMove: vi.fn(),
  onSelect: vi.fn(),
  onHover: vi.fn(),
  onProblem: vi.fn(),
  onDetail: vi.fn(),
  onTown: vi.fn(),
  onLost: vi.fn(),
} satisfies MapEvents

beforeEach(() => {
  vi.clearAllMocks()
  listeners = {}
  zoom = 12
  Object.defineProperties(div, {
    clientWidth: { value: 400, configurable: true },
    clientHeight: { value: 300, configurable: true },
  })
})

const start = (reducedMotion = false) =>
  reportMoves(map as unknown as google.maps.Map, events, { tiles: 'none', reducedMotion })
const move = () => listeners.bounds_changed?.()
const press = (key: string) => div.dispatchEvent(new KeyboardEvent('keydown', { key }))
const rest = () => listeners.idle?.()
const reported = () => events.onMove.mock.calls.map(([, , byUser]) => byUser)

describe("Google's map", () => {
  it("reports a drag, a wheel and a press on a button as the visitor's moves", () => {
    const { zoomBy } = start()
    rest()
    listeners.dragstart?.()
    rest()
    div.dispatchEvent(new Event('wheel'))
    move()
    rest()
    zoomBy(1)
    move()
    rest()
    press('ArrowLeft')
    move()
    rest()
    expect(reported()).toEqual([false, true, true, true, true])
  })

  it('takes neither other keys nor a gesture that moved nothing for a move', () => {
    vi.useFakeTimers()
    start()
    press('Tab')
    move()
    rest()
    div.dispatchEvent(new Event('wheel'))
    vi.advanceTimersByTime(5000)
    // As when a phone is rotated.
    move()
    rest()
    expect(reported()).toEqual([false, false])
  })

  it("reports what the page asked for, and a window that changed its size, as nobody's", () => {
    const { moveTo } = start()
    listeners.dragstart?.()
    rest()
    div.dispatchEvent(new Event('wheel'))
    moveTo({ lat: 40, lng: -74 })
    move()
    rest()
    rest()
    expect(reported()).toEqual([true, false, false])
  })

  it('reports nothing while it is hidden', () => {
    start()
    Object.defineProperty(div, 'clientWidth', { value: 0, configurable: true })
    rest()
    expect(events.onMove).not.toHaveBeenCalled()
  })

  it('animates moves, but jumps for visitors who asked for less motion', () => {
    start().moveTo({ lat: 40, lng: -74 })
    expect(map.panTo).toHaveBeenCalledWith({ lat: 40, lng: -74 })
    start(true).moveTo({ lat: 40, lng: -74 })
    expect(map.moveCamera).toHaveBeenCalledWith({ center: { lat: 40, lng: -74 }, zoom: 12 })
  })
})
