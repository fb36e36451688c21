import { describe, expect, it } from 'vitest'
import { unpackPage } from '../contract/page/packedPage.ts'
import type { PageInput } from '../contract/page/page.ts'
import type { FoundRestaurant } from '../contract/restaurant.ts'
import { packPage } from './packPage.ts'

const usual: FoundRestaurant = {
  _id: 'green-door',
  name: 'Green Door',
  cuisine: ['thai'],
  geoJson: { type: 'Point', coordinates: [-71.06, 42.36] },
  veganOptions: [
    { option: 'Laksa', description: 'With tofu.', index: 0 },
    { option: 'Curry', description: '', index: 1 },
  ],
  rating: null,
  address: null,
  googleId: null,
  isGoogle: false,
  status: 'RESTAURANT',
  onlineUntil: null,
  onlineSince: null,
  website: null,
  diet: 'options',
  openingHours: null,
  restaurantKey: 'green-door',
  metadata: { isGoogle: false, lastModified: '2026-11-01T00:00:00.000Z', source: 'osm' },
  version: 1,
  confirmedAt: null,
  closedAt: null,
  distance: 120,
}
const unusual: FoundRestaurant = {
  ...usual,
  rating: 4.5,
  status: 'ONLINE',
  onlineUntil: '2026-11-01T00:00:00.000Z',
  version: 7,
  isGoogle: true,
}

function inputWith(restaurants: FoundRestaurant[]): PageInput {
  const answer = {
    restaurants,
    total: restaurants.length,
    approximate: false,
    unconfirmed: 0,
    unconfirmedApproximate: false,
  }
  const centre = { lat: 42.36, lng: -71.06 }
  return {
    url: '/',
    page: { name: 'find', paths: ['/'], isGuarded: false },
    content: { page: 'find', city: null, centre, distanceKm: 10, answer, unknownPlace: null },
    now: '2026-11-21T00:00:00.000Z',
    map: { googleKey: '', googleMapId: '', tiles: 'none' },
    turnstileSiteKey: '',
  }
}

describe('packPage', () => {
  it('is undone by unpackPage, for usual and unusual values', () => {
    const input = inputWith([usual, unusual])
    expect(unpackPage(JSON.stringify(packPage(input)))).toEqual(input)
  })

  it('is undone by unpackPage for a list of nothing', () => {
    const input = inputWith([])
    expect(unpackPage(JSON.stringify(packPage(input)))).toEqual(input)
  })

  it('leaves out usual values', () => {
    const packed = JSON.parse(JSON.stringify(packPage(inputWith([usual]))))
    expect(JSON.stringify(packed.content.answer.columns)).not.toMatch(
      /rating|googleId|index|restaurantKey|closedAt/,
    )
  })

  it('does not change other pages', () => {
    const input: PageInput = { ...inputWith([]), content: { page: 'plain' } }
    expect(packPage(input)).toEqual(input)
    expect(unpackPage(JSON.stringify(input))).toEqual(input)
  })
})
