import { describe, expect, it } from 'vitest'
import { clipLine, clipRing } from '../../site/map/basemap/clip.ts'
import { cutter } from './cells.ts'
import { clipArea } from './clipArea.ts'

const BOX = { west: 0, south: 0, east: 10, north: 10 }

describe('a clipped outline', () => {
  it('keeps what lies within, closed along the edge', () => {
    const ring = [
      [5, 5],
      [15, 5],
      [15, 8],
      [5, 8],
      [5, 5],
    ]
    expect(clipRing(ring, BOX)).toEqual([
      [
        [10, 8],
        [5, 8],
        [5, 5],
        [10, 5],
        [10, 8],
      ],
    ])
  })

  it('is as many as it reaches in, with no side between them', () => {
    const twoCapes = [
      [15, 1],
      [5, 1],
      [5, 2],
      [12, 2],
      [12, 6],
      [5, 6],
      [5, 7],
      [15, 7],
      [15, 1],
    ]
    const rings = clipRing(twoCapes, BOX)
    expect(rings.map((ring) => ring.map(([, lat = 0]) => lat))).toEqual([
      [1, 1, 2, 2, 1],
      [6, 6, 7, 7, 6],
    ])
  })

  it('is the whole box where the land lies around it, and nothing beside it', () => {
    const around = [
      [-20, -20],
      [30, -20],
      [30, 30],
      [-20, 30],
      [-20, -20],
    ]
    expect(new Set(clipRing(around, BOX).flat().map(String))).toEqual(
      new Set(['0,0', '10,0', '10,10', '0,10']),
    )
    expect(clipRing(around, { ...BOX, west: 40, east: 50 })).toEqual([])
  })
})

it('land that a cell has in two parts is two areas, each with its own holes', () => {
  const box = (west: number, south: number, east: number, north: number) => [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
  const capes = [
    [15, 1],
    [5, 1],
    [5, 4],
    [12, 4],
    [12, 6],
    [5, 6],
    [5, 9],
    [15, 9],
    [15, 1],
  ]
  const [low, high] = [box(6, 2, 7, 3), box(6, 7, 11, 8)]
  const areas = clipArea([capes, high, low, box(13, 2, 14, 3)], BOX)
  const reach = (ring: number[][]) => [
    Math.min(...ring.map(([, lat = 0]) => lat)),
    Math.max(...ring.map(([, lat = 0]) => lat)),
  ]
  expect(areas.map((rings) => rings.map(reach))).toEqual([
    [
      [1, 4],
      [2, 3],
    ],
    [
      [6, 9],
      [7, 8],
    ],
  ])
})

it('a line that leaves and comes back is two', () => {
  const line = [
    [5, 5],
    [15, 5],
    [15, 7],
    [5, 7],
  ]
  expect(clipLine(line, BOX)).toEqual([
    [
      [5, 5],
      [10, 5],
    ],
    [
      [10, 7],
      [5, 7],
    ],
  ])
})

it('land that runs beyond 180° is in the cells on both sides', () => {
  const fiji = [
    [179, -16],
    [181, -16],
    [181, -17],
    [179, -17],
    [179, -16],
  ]
  const shapes = { land: [[fiji]], lakes: [], rivers: [], counties: [], states: [], borders: [] }
  const cut = cutter(shapes, { towns: [], states: [], countries: [] }, 100)
  expect(cut({ column: 35, row: 7 }).land).toHaveLength(1)
  expect(cut({ column: 0, row: 7 }).land).toHaveLength(1)
  expect(cut({ column: 1, row: 7 }).land).toHaveLength(0)
})
