import type { Map as MapLibre } from 'maplibre-gl'
import { describe, expect, it } from 'vitest'
import { reportMoves } from './maplibreInput.ts'
import { sharpenAtRest } from './sharpness.ts'

interface MoveEvent {
  originalEvent?: Event
}
type Listener = (event: MoveEvent) => void

/** Stands in for a map of 800 × 600 pixels over Boston; as in MapLibre, a change of sharpness fires move events. */
class FakeMap {
  ratio = 1
  lng = -71.06
  moving = false
  readonly canvas = new EventTarget()
  readonly #listeners: [string, Listener][] = []
  readonly #renderer: string

  constructor(renderer: string) {
    this.#renderer = renderer
  }

  on(kind: string, listener: Listener): void {
    this.#listeners.push([kind, listener])
  }
  fire(kind: string, event: MoveEvent = {}): void {
    for (const [heard, listener] of this.#listeners) if (heard === kind) listener(event)
  }
  getPixelRatio = () => this.ratio
  setPixelRatio(ratio: number): void {
    this.ratio = ratio
    this.fire('movestart')
    this.fire('moveend')
  }
  isMoving = () => this.moving
  getCanvasContainer = () => this.canvas
  getCanvas = () => ({
    getContext: () => ({ getExtension: () => ({}), getParameter: () => this.#renderer }),
  })
  getContainer = () => ({ clientWidth: 800, clientHeight: 600 })
  getCenter = () => ({ lat: 42.36, lng: this.lng })
  getZoom = () => 11
  getBounds = () => ({
    getWest: () => this.lng - 0.1,
    getEast: () => this.lng + 0.1,
    getSouth: () => 42.3,
    getNorth: () => 42.42,
  })
  /** A drag by hand, until the finger is lifted. */
  drag(): number {
    const originalEvent = new Event('mousemove')
    this.canvas.dispatchEvent(new Event('pointerdown'))
    this.moving = true
    this.fire('movestart', { originalEvent })
    this.lng -= 0.05
    const during = this.ratio
    this.canvas.dispatchEvent(new Event('pointerup'))
    this.moving = false
    this.fire('moveend', { originalEvent })
    return during
  }
}

function start(renderer: string) {
  const fake = new FakeMap(renderer)
  const map = fake as unknown as MapLibre
  const moves: boolean[] = []
  const events = {
    onMove: (_view: unknown, _bounds: unknown, byUser: boolean) => void moves.push(byUser),
    onSelect: () => undefined,
    onHover: () => undefined,
    onProblem: () => undefined,
    onDetail: () => undefined,
    onTown: () => undefined,
    onLost: () => undefined,
  }
  sharpenAtRest(map)
  reportMoves(map, events, { reducedMotion: false, tiles: 'none' }, () => undefined).report(false)
  return { fake, moves }
}

describe('a map that the processor draws', () => {
  it('is coarse until it has been drawn once, then sharp', () => {
    const { fake } = start('Google SwiftShader')
    expect(fake.ratio).toBe(0.5)
    fake.fire('idle')
    expect(fake.ratio).toBe(1)
  })

  it('is coarse while it is dragged and sharp when it rests', async () => {
    const { fake } = start('llvmpipe (LLVM 15)')
    fake.fire('idle')
    expect(fake.drag()).toBe(0.5)
    await Promise.resolve()
    expect(fake.ratio).toBe(1)
  })

  it('is not sharpened while it is held still', () => {
    const { fake } = start('Google SwiftShader')
    fake.canvas.dispatchEvent(new Event('pointerdown'))
    fake.fire('idle')
    expect(fake.ratio).toBe(0.5)
  })

  it('tells a drag once, as the visitor’s', async () => {
    const { fake, moves } = start('Google SwiftShader')
    fake.fire('idle')
    moves.length = 0
    fake.drag()
    await Promise.resolve()
    expect(fake.ratio).toBe(1)
    expect(moves).toEqual([true])
  })
})

it('a map that a graphics processor draws is left as it is', () => {
  const { fake } = start('ANGLE (NVIDIA)')
  expect(fake.drag()).toBe(1)
})
