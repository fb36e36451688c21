import { expect, test } from 'vitest'
import { viewAround } from './viewAround.ts'

const on = (...lngs: number[]) => viewAround(lngs.map((lng) => ({ lat: -17, lng })))

test('the view holds all places, in the middle of them', () => {
  const { lat, lng, zoom } = viewAround([
    { lat: 42, lng: -72 },
    { lat: 43, lng: -71 },
  ])
  expect([lat, lng]).toEqual([42.5, -71.5])
  expect(zoom).toBe(7.9)
})

test('a single place is seen with its streets, and no place gives the world', () => {
  expect(on(178)).toEqual({ lat: -17, lng: 178, zoom: 15 })
  expect(viewAround([])).toEqual({ lat: 20, lng: 0, zoom: 2 })
})

test.each([
  [[178, -178], 180],
  [[-178, 179, 177], 179.5],
  [[-179, -178, 179.5], -179.25],
])('places on both sides of the antimeridian, as %s, are close to each other', (lngs, middle) => {
  const { lng, zoom } = on(...lngs)
  expect(lng).toBeCloseTo(middle)
  expect(zoom).toBeGreaterThan(5)
})

test('places all around the world are seen from their widest gap on', () => {
  expect(on(-100, 0, 90).lng).toBe(-5)
})
