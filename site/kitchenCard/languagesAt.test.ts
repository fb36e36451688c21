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
  ['Pristina', 42.66, 21.16, ['sq']],
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
  ['Chennai', 13.08, 80.27, ['ta', 'en']],
  ['Madurai', 9.93, 78.12, ['ta', 'en']],
  ['Bengaluru', 12.97, 77.59, ['en']],
  ['Kochi', 9.97, 76.28, ['en']],
  ['Kovalam', 8.4, 76.98, ['en']],
  ['Munnar', 10.09, 77.06, ['en']],
  ['Coimbatore', 11.02, 76.96, ['ta', 'en']],
  ['Nagercoil', 8.18, 77.43, ['ta', 'en']],
  ['Agartala', 23.83, 91.28, ['bn', 'hi', 'en']],
  ['Silchar', 24.83, 92.78, ['bn', 'hi', 'en']],
  ['Aizawl', 23.73, 92.72, ['hi', 'en']],
  ['Kolkata', 22.57, 88.36, ['bn', 'hi', 'en']],
  ['Darjeeling', 27.04, 88.26, ['ne', 'hi', 'en']],
  ['Jaffna', 9.66, 80.02, ['ta', 'en']],
  ['Batticaloa', 7.73, 81.69, ['ta', 'en']],
  ['Trincomalee', 8.57, 81.23, ['ta', 'en']],
  ['Anuradhapura', 8.31, 80.4, ['en']],
  ['Colombo', 6.93, 79.85, ['en']],
  ['Dhaka', 23.81, 90.41, ['bn', 'en']],
  ['Kathmandu', 27.7, 85.32, ['ne', 'en']],
  ['Lahore', 31.55, 74.34, ['ur', 'en']],
  ['Barcelona', 41.39, 2.17, ['ca', 'es']],
  ['Palma', 39.57, 2.65, ['ca', 'es']],
  ['Zaragoza', 41.65, -0.89, ['es']],
  ['Las Palmas', 28.12, -15.43, ['es']],
  ['Bolzano', 46.5, 11.35, ['de', 'it']],
  ['Trento', 46.07, 11.12, ['it']],
  ['Tirana', 41.33, 19.82, ['sq']],
  ['Skopje', 42, 21.43, ['mk', 'sq']],
  ['Tbilisi', 41.7, 44.8, ['ka']],
  ['Yerevan', 40.18, 44.5, ['hy', 'ru']],
  ['Baku', 40.41, 49.87, ['az', 'ru']],
  ['Reykjavik', 64.14, -21.9, ['is']],
  ['Luang Prabang', 19.89, 102.13, ['lo']],
  ['Siem Reap', 13.36, 103.86, ['km']],
  ['Manila', 14.6, 120.98, ['fil', 'en']],
  ['Addis Ababa', 9.03, 38.74, ['am', 'en']],
  ['Zanzibar', -6.16, 39.2, ['sw', 'en']],
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
  expect(zones.filter((zone, index) => zones.indexOf(zone) < index)).toEqual([
    'Europe/Belgrade',
    'Asia/Bangkok',
  ])
  for (const timeZone of zones.filter((zone) => !zone.endsWith('/'))) {
    expect(() => new Intl.DateTimeFormat('en', { timeZone }), timeZone).not.toThrow()
  }
})
