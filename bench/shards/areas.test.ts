import { expect, it } from 'vitest'
import { areaOf, areasAround, cutAreas } from './areas.ts'

const places = Array.from({ length: 1000 }, (_, n) => ({
  lat: ((n * 37) % 170) - 85,
  lng: ((n * 61) % 360) - 180,
}))
const areas = cutAreas(places, 2)

it('cuts the world into areas that hold about as many places each', () => {
  const held = Map.groupBy(places, (place) => areaOf(areas, place))
  expect([...held.keys()].sort()).toEqual([0, 1, 2, 3])
  for (const own of held.values()) expect(Math.abs(own.length - 250)).toBeLessThan(20)
})

it('gives every place to one area, on a border too', () => {
  const [first] = areas
  if (first === undefined) throw new Error('no area')
  const onBorders = [
    { lat: first.north, lng: first.east },
    { lat: 90, lng: 180 },
    { lat: -90, lng: -180 },
  ]
  for (const place of onBorders) expect(areaOf(areas, place)).toBeGreaterThanOrEqual(0)
})

it('asks one area in its middle, both at a border, and all about the world', () => {
  const [first] = areas
  if (first === undefined) throw new Error('no area')
  const around = (lat: number, lng: number, radiusMetres: number) =>
    areasAround(areas, { lat, lng, radiusMetres })
  expect(around(first.south + 5, first.west + 20, 10_000)).toEqual([0])
  expect(around((first.south + first.north) / 2, first.east - 0.01, 10_000).length).toBeGreaterThan(
    1,
  )
  expect(around(0, 0, 20_000_000)).toEqual([0, 1, 2, 3])
})

it('reaches over the antimeridian', () => {
  const [west, east] = [
    { west: -180, east: 0, south: -90, north: 90 },
    { west: 0, east: 180, south: -90, north: 90 },
  ]
  expect(areasAround([west, east], { lat: 10, lng: 179.99, radiusMetres: 10_000 })).toEqual([0, 1])
})
