import { expect, it } from 'vitest'
import { partOf, placeOf } from './range.ts'

it.each([
  ['bytes=0-99', { offset: 0, length: 100 }],
  ['bytes=900-', { offset: 900, length: 100 }],
  ['bytes=990-2000', { offset: 990, length: 10 }],
  ['bytes=-10', { offset: 990, length: 10 }],
  ['bytes=-5000', { offset: 0, length: 1000 }],
  ['bytes=1000-1001', null],
  ['bytes=-0', null],
])('%s of a thousand bytes', (header, place) => {
  const part = partOf(header)
  expect(part && placeOf(part, 1000)).toEqual(place)
})

it.each([undefined, '', 'bytes=', 'bytes=9-3', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=a-b'])(
  '%s is the whole file',
  (header) => {
    expect(partOf(header)).toBeNull()
  },
)
