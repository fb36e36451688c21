import { describe, expect, it } from 'vitest'
import { distanceMetres, EARTH_RADIUS_METRES } from '../../contract/places/distance.ts'
import { latitudesOf, reachIn } from './distance.ts'

const QUARTER = (EARTH_RADIUS_METRES * Math.PI) / 2

describe('distanceMetres', () => {
  it('measures along great circles, over the poles and across the antimeridian', () => {
    expect(distanceMetres({ lat: 0, lng: 0 }, { lat: 0, lng: 90 })).toBeCloseTo(QUARTER, 3)
    expect(distanceMetres({ lat: 45, lng: 0 }, { lat: 45, lng: 180 })).toBeCloseTo(QUARTER, 3)
    expect(distanceMetres({ lat: 90, lng: 12 }, { lat: -90, lng: -80 })).toBeCloseTo(2 * QUARTER, 3)
    expect(distanceMetres({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 })).toBeCloseTo(
      QUARTER / 90,
      3,
    )
  })

  it('is 0 between a place and itself, and exact for a metre', () => {
    const boston = { lat: 42.36, lng: -71.06 }
    expect(distanceMetres(boston, boston)).toBe(0)
    const metre = 1 / 111_195.08
    expect(distanceMetres(boston, { ...boston, lat: 42.36 + metre })).toBeCloseTo(1, 4)
  })
})

describe('latitudesOf', () => {
  it('stops at the poles', () => {
    const { south, north } = latitudesOf({ lat: 89, lng: 0, radiusMetres: 300_000 })
    expect(north).toBe(90)
    expect(south).toBeCloseTo(86.302, 3)
  })
})

describe('reachIn', () => {
  it('reaches all around where the circle holds the pole', () => {
    const circle = { lat: 89, lng: 0, radiusMetres: 300_000 }
    expect(reachIn(circle, 89.5, 90)).toEqual({ outer: 180, inner: 180 })
  })

  it('is null where the band lies past the circle', () => {
    expect(reachIn({ lat: 0, lng: 0, radiusMetres: 1000 }, 1, 2)).toBeNull()
  })

  it('handles a band that the circle crosses without filling any latitude', () => {
    const reach = reachIn({ lat: 10, lng: 0, radiusMetres: 1000 }, 9, 11)
    expect(reach?.inner).toBe(-1)
    expect(reach?.outer).toBeCloseTo(0.00913, 4)
  })
})
