import { expect, it } from 'vitest'
import { boundsAround } from '../geometry.ts'
import { allCells, cellsIn, nameOfCell } from './grid.ts'

const names = (bounds: Parameters<typeof cellsIn>[0]) => cellsIn(bounds).map(nameOfCell)

it('finds the cells of a view, also across the antimeridian and at the poles', () => {
  expect(names({ west: -71.2, south: 42.2, east: -70.9, north: 42.5 })).toEqual(['10-13'])
  expect(names({ west: -70.1, south: 39.9, east: -69.9, north: 40.1 })).toEqual([
    '10-12',
    '10-13',
    '11-12',
    '11-13',
  ])
  expect(names({ west: 179, south: -18, east: -179, north: -17 })).toEqual(['35-7', '0-7'])
  expect(names({ west: 0, south: 85, east: 1, north: 90 })).toEqual(['18-17'])
})

it('finds each cell of the whole world once', () => {
  const whole = names({ west: -180, south: -90, east: 180, north: 90 })
  expect(whole.toSorted()).toEqual(allCells().map(nameOfCell).toSorted())
})

it('knows what a phone will show before there is a map', () => {
  const { west, east, south, north } = boundsAround({ lat: 60, lng: 10, zoom: 8 }, 256, 512)
  expect(east - west).toBeCloseTo(360 / 256)
  // At 60° north a pixel is half as many degrees high as it is wide.
  expect(north - south).toBeCloseTo(360 / 256)
})
