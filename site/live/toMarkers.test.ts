import { expect, test } from 'vitest'
import { makeRestaurant } from '../testing/makeRestaurant.ts'
import { toMarkers, toPlaceMarkers } from './toMarkers.ts'

const TRUCK = makeRestaurant({ _id: 'truck', status: 'OFFLINE' })
const NOWHERE = makeRestaurant({ _id: 'new', status: 'OFFLINE', geoJson: null })

test('only a map of chosen places shows a pop-up that is OFFLINE, where it was last', () => {
  expect(toMarkers([TRUCK])).toEqual([])
  expect(toPlaceMarkers([TRUCK, NOWHERE])).toMatchObject([{ id: 'truck', live: false }])
})
