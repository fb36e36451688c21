import { afterEach, expect, test } from 'vitest'
import { messageKey } from '../../../languages/messageKey.ts'
import { findSpeechBy } from '../../../languages/speech.ts'
import { makeRestaurant } from '../../testing/makeRestaurant.ts'
import { toGeoJson, toKml } from './exported.ts'

const ORIGIN = 'https://sprig.example'
const place = {
  id: 'r1',
  name: 'Tom',
  restaurant: makeRestaurant({ _id: 'r1', name: 'Tom & "Jerry" <b>' }),
  note: 'Ask for\u0007 \ufffeMia',
  lists: ['Berlin'],
}
const nowhere = {
  id: 'r2',
  name: 'Truck',
  restaurant: makeRestaurant({ _id: 'r2', name: 'Truck', geoJson: null }),
  note: '',
  lists: [],
}
const gone = { id: 'r3', name: 'Gone Café', restaurant: null, note: 'Was good', lists: ['Berlin'] }

afterEach(() => findSpeechBy(() => undefined))

test('GeoJSON holds every place with its note and lists', () => {
  expect(JSON.parse(toGeoJson('Berlin', [place, nowhere, gone], ORIGIN))).toMatchObject({
    type: 'FeatureCollection',
    name: 'Berlin',
    features: [
      {
        type: 'Feature',
        id: 'r1',
        geometry: { type: 'Point', coordinates: [-71.06, 42.36] },
        properties: { name: 'Tom & "Jerry" <b>', lists: ['Berlin'], url: `${ORIGIN}/details/r1` },
      },
      { id: 'r2', geometry: null },
      {
        id: 'r3',
        geometry: null,
        properties: { name: 'Gone Café', note: 'Was good', lists: ['Berlin'] },
      },
    ],
  })
})

test('KML is read as XML whatever a name holds, longitude first', () => {
  const kml = new DOMParser().parseFromString(
    toKml('A & B', [place, nowhere, gone], ORIGIN),
    'text/xml',
  )
  const textOf = (name: string) => [...kml.querySelectorAll(name)].map((one) => one.textContent)
  expect(kml.querySelector('parsererror')).toBeNull()
  expect(textOf('Placemark > name')).toEqual(['Tom & "Jerry" <b>'])
  expect(textOf('coordinates')).toEqual(['-71.06,42.36'])
  expect(textOf('Placemark > description')[0]).toMatch(/^Ask for Mia\n.*\nhttps/)
})

test.each([
  ['GeoJSON', toGeoJson],
  ['KML', toKml],
])('%s credits OpenStreetMap in the language of the page', (_, write) => {
  const english = 'Places from OpenStreetMap: © OpenStreetMap contributors, ODbL 1.0'
  const messages = { [messageKey(english)]: 'Orte von OpenStreetMap' }
  findSpeechBy(() => ({ language: { code: 'de', dir: 'ltr' }, messages }))
  expect(write('Berlin', [place], ORIGIN)).toContain('Orte von OpenStreetMap')
})
