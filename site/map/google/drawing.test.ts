import { describe, expect, it } from 'vitest'
import { EMPTY_CONTENT, type MapMarker } from '../engine.ts'
import { focusFeatures, markerFeatures } from '../markers/features.ts'
import { LABEL_FONT_PX } from '../markers/placing/labelSize.ts'
import { layOut } from '../markers/placing/layOut.ts'
import { paletteOf } from '../palette.ts'
import { drawContent, type Target, targetAt } from './drawing.ts'

const at = (x: number, y: number, markerId: string): Target => ({
  x,
  y,
  reach: 14,
  markerId,
  cluster: null,
})

describe('what lies at a point', () => {
  it('is the topmost of two markers that overlap', () => {
    expect(targetAt([at(105, 100, 'top'), at(100, 100, 'below')], 102, 100)?.markerId).toBe('top')
  })

  it('is the marker hit before one that a finger might have meant', () => {
    expect(targetAt([at(120, 100, 'beside'), at(100, 100, 'hit')], 101, 100)?.markerId).toBe('hit')
  })

  it('is a marker missed by a finger breadth', () => {
    expect(targetAt([at(100, 100, 'near')], 120, 100)?.markerId).toBe('near')
  })

  it('is nothing further away', () => {
    expect(targetAt([at(100, 100, 'near')], 130, 100)).toBeNull()
  })
})

describe('both maps', () => {
  const middle = { x: 200, y: 200 }
  const frame = {
    bounds: { west: -1, south: -1, east: 1, north: 1 },
    zoom: 16,
    width: 400,
    height: 400,
    project: () => middle,
  }
  const markers = ['a', 'b', 'c', 'd', 'e'].map(
    (id): MapMarker => ({ id, lat: 0, lng: 0, name: id, caption: '', diet: 'vegan', live: false }),
  )
  const content = { ...EMPTY_CONTENT, markers }
  const drawn = layOut(content, frame, (text) => 8 * text.length)

  it('draw the markers of one address at the same places', () => {
    const targets = drawContent(
      pen(() => undefined),
      content,
      drawn,
      frame.project,
    )
    const google = targets.map(({ markerId, x, y }) => [
      markerId,
      [Math.round(x - middle.x), Math.round(y - middle.y)],
    ])
    const mapLibre = markerFeatures(markers).features.map(({ properties }) => [
      properties?.id,
      properties?.offset.map((step: number) => Math.round(step)),
    ])
    expect(google.toReversed()).toEqual(mapLibre)
  })

  it('draw their names at the same places', () => {
    const google: Record<string, number[]> = {}
    const write = (text: string, x: number, y: number) => {
      google[text] = [Math.round(x), Math.round(y)]
    }
    drawContent(pen(write), content, drawn, frame.project)
    const mapLibre = focusFeatures(drawn).features.map(({ properties }) => {
      const steps: number[] = properties?.labelOffset ?? []
      const place = steps.map((step) => Math.round(200 + step * LABEL_FONT_PX))
      return [String(properties?.name), place]
    })
    expect(mapLibre).toHaveLength(5)
    expect(google).toEqual(Object.fromEntries(mapLibre))
  })
})

/** A browser's drawing tools that tell what is written where: tests have no canvas. */
function pen(fillText: (text: string, x: number, y: number) => void) {
  const none = () => undefined
  const context = { fillText, beginPath: none, roundRect: none, fill: none, stroke: none }
  return {
    context: context as unknown as CanvasRenderingContext2D,
    palette: paletteOf('light'),
    images: new Map(),
  }
}
