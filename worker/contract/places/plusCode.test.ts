import { expect, it } from 'vitest'
import { readPlusCode } from './plusCode.ts'

// From the test data of the specification, its cells' middles.
it.each([
  ['7FG49Q00+', null],
  ['7FG49QCJ+2V', { lat: 20.37006, lng: 2.78219 }],
  ['7FG49QCJ+2VX', { lat: 20.37011, lng: 2.78223 }],
  ['8FVC2222+22', { lat: 47.00006, lng: 8.00006 }],
  ['4VCPPQGP+Q9', { lat: -41.27306, lng: 174.78594 }],
  ['at 8fvc2222+22, Switzerland', { lat: 47.00006, lng: 8.00006 }],
  ['9W6R+2G Boston', null],
  ['VVVVVVVV+VV', null],
  ['x8FVC2222+22', null],
  ['1 Elm Street', null],
])('%s is %j', (text, place) => {
  expect(readPlusCode(text)).toEqual(place)
})
