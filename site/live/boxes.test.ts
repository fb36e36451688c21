import { expect, test } from 'vitest'
import { METRES_PER_DEGREE } from '../../worker/contract/places/distance.ts'
import { holds, middleOf, squareAround, withNeighbours } from './boxes.ts'

const BOX = { west: -71.1, south: 42.3, east: -71, north: 42.4 }
const ONE_DEGREE_KM = METRES_PER_DEGREE / 1000
const PACIFIC = { west: 170, south: 0, east: -170, north: 10 }

test('the middle of a box across the antimeridian lies in it', () => {
  expect(middleOf(PACIFIC)).toEqual({ lat: 5, lng: 180 })
  expect(middleOf(BOX).lng).toBeCloseTo(-71.05)
})

test('an area with its neighbours is three times as wide and high', () => {
  expect(withNeighbours({ west: 10, south: 1, east: 12, north: 2 })).toEqual({
    west: 8,
    south: 0,
    east: 14,
    north: 3,
  })
  expect(withNeighbours(PACIFIC)).toMatchObject({ west: 150, east: -150 })
})

test('a box holds what lies in it, and not what reaches out of it', () => {
  expect(holds(BOX, { ...BOX, east: -71.05 })).toBe(true)
  expect(holds(BOX, { ...BOX, north: 42.5 })).toBe(false)
  expect(holds(PACIFIC, { west: 175, south: 1, east: -175, north: 2 })).toBe(true)
  // Both of its edges are inside, but the rest of the world is between them.
  expect(holds(PACIFIC, { west: -175, south: 1, east: 175, north: 2 })).toBe(false)
})

test('a square around a place is wider in degrees the further it is from the equator', () => {
  expect(squareAround({ lat: 0, lng: 10 }, ONE_DEGREE_KM)).toEqual({
    west: 9,
    south: -1,
    east: 11,
    north: 1,
  })
  const { west, south, east, north } = squareAround({ lat: 60, lng: 10 }, ONE_DEGREE_KM)
  expect([west, south, east, north]).toEqual([expect.closeTo(8), 59, expect.closeTo(12), 61])
})

test('a square around a place goes on across the antimeridian', () => {
  const { west, east } = squareAround({ lat: 0, lng: 179.5 }, ONE_DEGREE_KM)
  expect([west, east]).toEqual([178.5, -179.5])
})

test('a square around a pole, or around much of the world, goes all the way round', () => {
  expect(squareAround({ lat: 89.9, lng: 10 }, ONE_DEGREE_KM)).toEqual({
    west: -180,
    south: expect.closeTo(88.9),
    east: 180,
    north: 90,
  })
  expect(squareAround({ lat: 0, lng: 10 }, 20_038)).toEqual({
    west: -180,
    south: -90,
    east: 180,
    north: 90,
  })
})
