import { describe, expect, it } from 'vitest'
import { distanceMetres } from '../../worker/contract/places/distance.ts'
import {
  boundsOf,
  changesOf,
  fromMapLibreZoom,
  isInside,
  toMapLibreZoom,
  wrapLongitude,
} from './geometry.ts'
import { isSameView } from './sameView.ts'

const BOSTON = { lat: 42.3601, lng: -71.0589 }

describe('distances', () => {
  it('gives the way from Boston to New York in metres', () => {
    expect(distanceMetres(BOSTON, { lat: 40.7128, lng: -74.006 })).toBeCloseTo(306_108, -3)
  })

  it('crosses the antimeridian by the short way', () => {
    const metres = distanceMetres({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 })
    expect(metres).toBeCloseTo(111_195, -1)
  })

  it('reaches exactly half round the Earth between opposite points', () => {
    expect(distanceMetres({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(20_015_115, -1)
  })
})

describe('bounds', () => {
  it('have a west greater than their east where the antimeridian lies inside', () => {
    expect(boundsOf(170, -10, 190, 10)).toEqual({ west: 170, south: -10, east: -170, north: 10 })
  })

  it('become the whole world when the view is wider than it', () => {
    expect(boundsOf(-300, -95, 200, 95)).toEqual({ west: -180, south: -90, east: 180, north: 90 })
  })

  it('hold points on both sides of the antimeridian and none from the far side of the Earth', () => {
    const fiji = boundsOf(170, -25, 190, -10)
    expect(isInside(fiji, { lat: -18, lng: 178 })).toBe(true)
    expect(isInside(fiji, { lat: -18, lng: -178 })).toBe(true)
    expect(isInside(fiji, { lat: -18, lng: 0 })).toBe(false)
    expect(isInside(fiji, { lat: 0, lng: 178 })).toBe(false)
  })

  it('bring a longitude scrolled round the world back', () => {
    expect(wrapLongitude(-431.0589)).toBeCloseTo(-71.0589, 9)
    expect(wrapLongitude(180)).toBe(180)
    expect(wrapLongitude(540.5)).toBeCloseTo(-179.5, 9)
  })
})

describe('views', () => {
  it('have a zoom one less for MapLibre', () => {
    expect(toMapLibreZoom(12)).toBe(11)
    expect(fromMapLibreZoom(toMapLibreZoom(7.25))).toBe(7.25)
  })

  it('are one to the eye when only rounding parts them', () => {
    const view = { ...BOSTON, zoom: 12 }
    expect(isSameView(view, { lat: 42.36010004, lng: -71.0589, zoom: 12.004 })).toBe(true)
    expect(isSameView(view, { ...view, lng: -71.0588 })).toBe(false)
    expect(isSameView(view, { ...view, zoom: 13 })).toBe(false)
  })

  it('differ in their place as a whole, or in their zoom', () => {
    const view = { ...BOSTON, zoom: 12 }
    expect(changesOf(view, { ...view })).toBeNull()
    expect(changesOf(view, { ...view, lat: 1 })).toEqual({ lat: 1, lng: BOSTON.lng })
    expect(changesOf(view, { ...view, zoom: 8 })).toEqual({ zoom: 8 })
  })
})
