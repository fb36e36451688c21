import { describe, expect, it } from 'vitest'
import type { LatLng } from '../search.ts'
import { middleOf, readPlusCode } from './plusCode.ts'

function placeOf(text: string, near?: LatLng): LatLng | null {
  const code = readPlusCode(text)
  return code && middleOf(code, near)
}

// From the test data of the specification, its cells' middles.
it.each([
  ['7FG49Q00+', null],
  ['7FG49QCJ+2V', { lat: 20.37006, lng: 2.78219 }],
  ['7FG49QCJ+2VX', { lat: 20.37011, lng: 2.78223 }],
  ['7FG49QCJ+2VXGJ', { lat: 20.37011, lng: 2.78224 }],
  ['8FVC2222+22', { lat: 47.00006, lng: 8.00006 }],
  ['4VCPPQGP+Q9', { lat: -41.27306, lng: 174.78594 }],
  ['at 8fvc2222+22, Switzerland', { lat: 47.00006, lng: 8.00006 }],
  ['VVVVVVVV+VV', null],
  ['x8FVC2222+22', null],
  ['1 Elm Street', null],
])('%s is %j', (text, place) => {
  expect(placeOf(text)).toEqual(place)
})

describe('a short code', () => {
  // From the test data of the specification.
  it.each([
    ['9QCJ+2VX', '9C3W9QCJ+2VX', 51.3852125, -1.217765625],
    ['9QCJ+2VX', '9C3W9QCJ+2VX', 51.3701125, -1.202665625],
    ['XGRF+PM', '8FRCXGRF+PM', 47, 8.55],
    ['2222+22', 'CFX22222+22', 89.6, 0],
    ['XXXXXX+XX', '2CXXXXXX+XX', -81, 0],
  ])('%s is %s near %d, %d', (short, whole, lat, lng) => {
    expect(placeOf(`${short} Somewhere`, { lat, lng })).toEqual(placeOf(whole))
  })

  it('may lie across the antimeridian', () => {
    const beyond = placeOf('2222+22', { lat: -0.1, lng: 179.99 })
    expect(beyond).toEqual({ lat: 0.00006, lng: -179.99994 })
  })

  it('leaves the words beside it', () => {
    expect(readPlusCode('9W6R+2G Boston, MA')).toMatchObject({ missing: 4, beside: 'Boston, MA' })
  })
})
