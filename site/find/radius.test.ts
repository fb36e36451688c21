import { describe, expect, it } from 'vitest'
import { MAX_DISTANCE_KM } from '../../worker/contract/limits.ts'
import { distanceMetres } from '../../worker/contract/places/distance.ts'
import { searchRadiusKm } from './radius.ts'

const BOSTON = { lat: 42.3601, lng: -71.0589 }

describe('the radius of a search', () => {
  it('is twice the way from the centre to the top-left corner, in kilometres', () => {
    const bounds = { west: -71.2, south: 42.2, east: -70.9, north: 42.5 }
    const corner = distanceMetres(BOSTON, { lat: 42.5, lng: -71.2 })
    expect(searchRadiusKm({ ...BOSTON, zoom: 12 }, bounds)).toBeCloseTo((2 * corner) / 1000, 9)
  })

  it('never asks for more than a search may', () => {
    const world = { west: -180, south: -85, east: 180, north: 85 }
    expect(searchRadiusKm({ lat: 0, lng: 0, zoom: 1 }, world)).toBe(MAX_DISTANCE_KM)
  })
})
