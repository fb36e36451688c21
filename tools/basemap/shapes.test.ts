import type { Position } from 'geojson'
import { describe, expect, it } from 'vitest'
import { buildShapes, unrolled } from './shapes.ts'

/** Whether a ring goes around a place: a line to the east of it crosses the ring an odd number of times. */
function isAround(ring: readonly Position[], [lng, lat]: readonly [number, number]): boolean {
  const crossings = ring.filter(([x = 0, y = 0], at) => {
    const [x0 = 0, y0 = 0] = ring.at(at - 1) ?? []
    return y > lat !== y0 > lat && lng < x + ((x0 - x) * (lat - y)) / (y0 - y)
  })
  return crossings.length % 2 === 1
}

it('old towns on a coast are on land, and the sea before it is not', () => {
  const { land } = buildShapes()
  const isLand = (lng: number, lat: number) =>
    land.some(([outer = []]) => isAround(outer, [lng, lat]))
  const towns = {
    lisbon: [-9.137, 38.711],
    istanbul: [28.977, 41.012],
    copenhagen: [12.59, 55.68],
    rio: [-43.17, -22.91],
    mumbai: [72.83, 18.93],
    taveuni: [-179.98, -16.8],
    boston: [-71.06, 42.355],
  } as const
  const inSea = Object.entries(towns).filter(([, [lng, lat]]) => !isLand(lng, lat))
  expect(inSea).toEqual([])
  expect(isLand(-9.6, 38.6)).toBe(false)
})

describe('a ring that TopoJSON sewed together across the antimeridian', () => {
  it('goes on beyond 180° and comes back', () => {
    const fiji = [
      [179, -16],
      [-179, -16],
      [-179, -17],
      [179, -17],
      [179, -16],
    ]
    expect(unrolled(fiji)).toEqual([
      [179, -16],
      [181, -16],
      [181, -17],
      [179, -17],
      [179, -16],
    ])
  })

  it('is left alone where it does not cross', () => {
    const ring = [
      [1, 1],
      [2, 1],
      [2, 2],
      [1, 1],
    ]
    expect(unrolled(ring)).toEqual(ring)
  })

  it('is closed along the pole when it goes round it', () => {
    const antarctica = [
      [-180, -70],
      [-60, -65],
      [60, -66],
      [180, -70],
      [-180, -70],
    ]
    const closed = unrolled(antarctica)
    expect(closed.slice(-3)).toEqual([
      [180, -90],
      [-180, -90],
      [-180, -70],
    ])
  })
})
