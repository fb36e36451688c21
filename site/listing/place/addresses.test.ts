import { afterEach, expect, test } from 'vitest'
import { ENGLISH } from '../../../languages/list.ts'
import { findSpeechBy } from '../../../languages/speech.ts'
import { makeRestaurant } from '../../testing/makeRestaurant.ts'
import { directionsUrl, nearbyPath, websiteLink } from './addresses.ts'

afterEach(() => findSpeechBy(() => ({ language: ENGLISH, messages: {} })))

test('directions name the point, latitude first, and the Google place', () => {
  expect(directionsUrl(makeRestaurant())).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=42.36%2C-71.06&destination_place_id=ChIJ123',
  )
})

test('directions do without a Google place, and are absent without a point', () => {
  expect(directionsUrl(makeRestaurant({ googleId: null }))).not.toContain('place_id')
  expect(directionsUrl(makeRestaurant({ geoJson: null }))).toBeNull()
})

test.each([
  ['https://www.rubys.example/menu', 'https://www.rubys.example/menu', 'rubys.example'],
  ['rubys.example', 'https://rubys.example/', 'rubys.example'],
  ['http://rubys.example:8080', 'http://rubys.example:8080/', 'rubys.example:8080'],
])('the website %s links to %s', (website, href, host) => {
  expect(websiteLink(website)).toEqual({ href, host })
})

test.each([null, '', '  ', 'javascript:alert(1)', 'data:text/html,x', 'https://', 'http://a b'])(
  'the website %s is no link',
  (website) => {
    expect(websiteLink(website)).toBeNull()
  },
)

test('the way back leads to the map around the place', () => {
  expect(nearbyPath(makeRestaurant().geoJson)).toBe('/?lat=42.36&lng=-71.06&zoom=14')
  expect(nearbyPath(null)).toBe('/')
})

test('the way back stays in the language of the page', () => {
  findSpeechBy(() => ({ language: { code: 'de', dir: 'ltr' }, messages: {} }))
  expect(nearbyPath(makeRestaurant().geoJson)).toBe('/de?lat=42.36&lng=-71.06&zoom=14')
  expect(nearbyPath(null)).toBe('/de')
})
