import zoneAt from '@photostructure/tz-lookup'
import { expect, it, test } from 'vitest'
import { COUNTRIES } from './countries.ts'
import { languagesAt } from './languagesAt.ts'

/** The languages at a place, by the zone that our index gives it. */
function at(lat: number, lng: number) {
  return languagesAt({
    zone: zoneAt(lat, lng),
    geoJson: { type: 'Point', coordinates: [lng, lat] },
  })
}

test.each([
  ['Bangkok', 13.76, 100.5, ['th']],
  ['Chiang Mai', 18.79, 98.98, ['th']],
  ['Ubon Ratchathani', 15.24, 104.85, ['th']],
  ['Hanoi', 21.03, 105.85, ['vi']],
  ['Vinh', 18.67, 105.69, ['vi']],
  ['Saigon', 10.8, 106.7, ['vi']],
  ['Belgrade', 44.8, 20.46, ['sr-Latn']],
  ['Pristina', 42.66, 21.16, []],
  ['Kyoto', 35.01, 135.77, ['ja']],
  ['Budapest', 47.5, 19.04, ['hu']],
  ['Hong Kong', 22.3, 114.17, ['zh-Hant', 'en']],
  ['Buenos Aires', -34.6, -58.38, ['es']],
  ['Adelaide', -34.93, 138.6, ['en']],
  ['Zürich', 47.37, 8.54, ['de']],
  ['Lausanne', 46.52, 6.63, ['fr']],
  ['Lugano', 46.0, 8.95, ['it', 'de']],
  ['Fribourg', 46.8, 7.16, ['de', 'fr']],
  ['Ghent', 51.05, 3.72, ['nl']],
  ['Brussels', 50.85, 4.35, ['nl', 'fr']],
  ['Liège', 50.63, 5.57, ['fr']],
  ['Eupen', 50.63, 6.03, ['fr', 'de']],
  ['Toronto', 43.65, -79.38, ['en']],
  ['Montreal', 45.5, -73.57, ['fr', 'en']],
  ['Charlottetown', 46.24, -63.13, ['en']],
  ['Delhi', 28.61, 77.21, ['hi', 'en']],
  ['Chennai', 13.08, 80.27, ['en']],
  ['Cape Town', -33.92, 18.42, ['en']],
  ['the Pacific', 0, -140, []],
])('the kitchens of %s', (_, lat, lng, languages) => {
  expect(at(lat, lng)).toEqual(languages)
})

it('without a place there is no language', () => {
  expect(languagesAt({ zone: null, geoJson: null })).toEqual([])
  expect(languagesAt({ zone: '', geoJson: null })).toEqual([])
})

it('one zone is in two countries, and each is spelled as the runtime knows it', () => {
  const zones = Object.values(COUNTRIES).flatMap((country) => country.zones.split(' '))
  expect(zones.filter((zone, index) => zones.indexOf(zone) < index)).toEqual(['Asia/Bangkok'])
  for (const timeZone of zones.filter((zone) => !zone.endsWith('/'))) {
    expect(() => new Intl.DateTimeFormat('en', { timeZone }), timeZone).not.toThrow()
  }
})
