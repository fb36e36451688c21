import { describe, expect, it } from 'vitest'
import { unrolled } from './shapes.ts'

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
