import { afterEach, describe, expect, it } from 'vitest'
import { findSpeechBy } from '../../../../languages/speech.ts'
import { EMPTY_CONTENT, type MapContent, type MapMarker } from '../../engine.ts'
import { type DrawnMarker, type Frame, layOut } from './layOut.ts'
import { type Box, boxAround } from './placeLabels.ts'
import { spreadSpots } from './spots.ts'

afterEach(() => findSpeechBy(() => undefined))

const PIXELS_PER_DEGREE = 100
const frame: Frame = {
  bounds: { west: -2, south: -2, east: 2, north: 2 },
  // Markers are drawn at their full size.
  zoom: 16,
  width: 400,
  height: 400,
  project: ({ lat, lng }) => ({
    x: 200 + lng * PIXELS_PER_DEGREE,
    y: 200 - lat * PIXELS_PER_DEGREE,
  }),
}
const measure = (text: string) => text.length * 8

const marker = (id: string, lat = 0, lng = 0): MapMarker => ({
  id,
  lat,
  lng,
  name: `Restaurant ${id}`,
  caption: 'Thai, Middle Eastern, Ice Cream, Ethiopian, Vegan Sushi',
  diet: 'vegan',
  live: false,
})

const drawnOf = (markers: MapMarker[], more: Partial<MapContent> = {}): DrawnMarker[] =>
  layOut({ ...EMPTY_CONTENT, markers, ...more }, frame, measure)

const placeOf = ({ marker: { lat, lng }, step }: DrawnMarker) => {
  const at = frame.project({ lat, lng }) ?? { x: 0, y: 0 }
  return { x: at.x + step.x, y: at.y + step.y }
}
const boxOf = (one: DrawnMarker): Box => boxAround(placeOf(one), 24 * one.scale, 24 * one.scale)
const labelBoxes = (drawn: DrawnMarker[]): Box[] =>
  drawn.flatMap(({ marker: at, label }) => {
    const place = frame.project(at)
    if (!label || !place) return []
    const middle = { x: place.x + label.step.x, y: place.y + label.step.y }
    return [boxAround(middle, label.width, label.height)]
  })

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

function pairs<T>(all: readonly T[]): [T, T][] {
  return all.flatMap((a, index) => all.slice(index + 1).map((b): [T, T] => [a, b]))
}

const FIVE = ['a', 'b', 'c', 'd', 'e'].map((id) => marker(id))

describe('markers of one spot', () => {
  it.each([2, 3, 5, 7, 8, 20])('stand side by side when there are %i', (count) => {
    const many = Array.from({ length: count }, (_, index) => marker(`m${index}`))
    const places = drawnOf(many).map(placeOf)
    for (const [a, b] of pairs(places)) {
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(24)
    }
  })

  it('are those of one address, and stay where they are whatever the order', () => {
    const near = [marker('a'), marker('b', 0.00005), marker('c', 0.0005)]
    const steps = spreadSpots(near)
    expect([...steps.keys()].sort()).toEqual(['a', 'b'])
    expect(spreadSpots(near.toReversed())).toEqual(steps)
  })

  it('leave a marker alone at its own place', () => {
    expect(drawnOf([marker('a'), marker('b', 1)]).map(({ step }) => step)).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ])
  })
})

describe('labels', () => {
  it('of five places at one address cover neither a marker nor each other', () => {
    const drawn = drawnOf(FIVE)
    const labels = labelBoxes(drawn)
    expect(labels).toHaveLength(5)
    for (const [a, b] of pairs(labels)) expect(overlaps(a, b)).toBe(false)
    for (const label of labels) {
      expect(drawn.map(boxOf).filter((box) => overlaps(box, label))).toEqual([])
    }
  })

  it('leave the selected marker free, which is larger, and its neighbours', () => {
    const drawn = drawnOf([marker('a'), marker('b', 0.35), marker('c', 0, 0.3)], {
      selectedId: 'a',
    })
    for (const label of labelBoxes(drawn)) {
      expect(drawn.map(boxOf).filter((box) => overlaps(box, label))).toEqual([])
    }
  })

  it('stay on the map at its edges', () => {
    const corners = [marker('a', 1.95, -1.95), marker('b', -1.5, 1.95), marker('c', -1.5, -1.95)]
    for (const { left, right, top, bottom } of labelBoxes(drawnOf(corners))) {
      expect(Math.min(left, top)).toBeGreaterThan(0)
      expect(Math.max(right, bottom)).toBeLessThan(400)
    }
  })

  it.each([
    [390, false, 100],
    [390, true, 152],
    [1024, true, 56],
  ])('keep clear of the tools over a map of %i px: case %#', (width, hasKeywords, tools) => {
    const wide = { ...frame, width, height: 514 }
    const justBelow = marker('a', 2 - (tools + 20) / PIXELS_PER_DEGREE)
    const high = { ...EMPTY_CONTENT, markers: [justBelow], hasKeywords }
    const [label] = labelBoxes(layOut(high, wide, measure))
    expect(label?.top).toBeGreaterThanOrEqual(tools)
  })

  it('keep clear of the zoom buttons, which are on the left in Arabic', () => {
    const wide = { ...frame, width: 1024, height: 514 }
    const [x, y] = [80, 110].map((px) => px / PIXELS_PER_DEGREE) as [number, number]
    const content = { ...EMPTY_CONTENT, markers: [marker('a', 2 - y, -2 + x)] }
    const top = () => labelBoxes(layOut(content, wide, measure))[0]?.top
    expect(top()).toBeLessThan(80)
    findSpeechBy(() => ({ language: { code: 'ar', dir: 'rtl' }, messages: {} }))
    expect(top()).toBeGreaterThan(106)
  })

  it('hold a long caption in lines', () => {
    const [one] = drawnOf([marker('a')], { selectedId: 'a' })
    expect(one?.label?.caption).toBe('Thai, Middle Eastern, Ice\nCream, Ethiopian, Vegan\nSushi')
    expect(one?.label?.width).toBeLessThan(28 * 8 + 30)
  })
})
