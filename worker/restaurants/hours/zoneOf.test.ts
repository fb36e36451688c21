import { expect, it } from 'vitest'
import { localTimeAt } from '../../contract/hours/zoneClock.ts'
import { zoneOf } from './zoneOf.ts'

it.each([
  ['in Berlin', { lat: 52.52, lng: 13.4 }, 'Europe/Berlin'],
  ['where a country has many', { lat: 41.88, lng: -87.63 }, 'America/Chicago'],
  ['at the border of two zones', { lat: 49.599, lng: 6.131 }, 'Europe/Luxembourg'],
  ['in the middle of the Pacific', { lat: 0, lng: -140 }, 'Etc/GMT+9'],
])('knows the zone %s', (_, place, zone) => {
  expect(zoneOf(place)).toBe(zone)
})

it('gives a valid zone for every place', () => {
  for (let lat = -90; lat <= 90; lat += 6) {
    for (let lng = -180; lng <= 180; lng += 6) {
      expect(localTimeAt(zoneOf({ lat, lng }), 0)).not.toBeNull()
    }
  }
})
