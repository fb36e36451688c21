import { describe, expect, it } from 'vitest'
import type { FindContent, PageContent } from '../contract/page/page.ts'
import type { Restaurant } from '../contract/restaurant.ts'
import { jsonLdFor } from './jsonLd.ts'

const ORIGIN = 'https://sprig.test'

const BARE: Restaurant = {
  _id: 'r1',
  name: 'Green Fork',
  cuisine: [],
  geoJson: null,
  veganOptions: [],
  rating: null,
  address: null,
  googleId: null,
  isGoogle: false,
  status: 'OFFLINE',
  onlineUntil: null,
  website: null,
  diet: 'options',
  openingHours: null,
  restaurantKey: 'r1',
  metadata: { isGoogle: false, lastModified: '2026-01-01T00:00:00.000Z', source: 'sample' },
  version: 1,
}

const detailsOf = (more: Partial<Restaurant>): PageContent => ({
  page: 'details',
  restaurant: { ...BARE, ...more },
  menu: null,
})

describe('a restaurant', () => {
  it('has its place, its cuisines and its vegan dishes', () => {
    const content = detailsOf({
      cuisine: ['thai', 'pizza'],
      geoJson: { type: 'Point', coordinates: [-71.06, 42.36] },
      address: '1 Main St',
      website: 'https://fork.example',
      veganOptions: [
        { option: 'Pad Thai', description: 'With tofu', index: 0 },
        { option: 'Margherita', description: '', index: 1 },
      ],
    })
    const VEGAN = 'https://schema.org/VeganDiet'
    expect(jsonLdFor(content, ORIGIN)).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'Restaurant',
        '@id': 'https://sprig.test/details/r1',
        url: 'https://sprig.test/details/r1',
        name: 'Green Fork',
        servesCuisine: ['thai', 'pizza'],
        address: '1 Main St',
        sameAs: 'https://fork.example',
        geo: { '@type': 'GeoCoordinates', latitude: 42.36, longitude: -71.06 },
        hasMenu: {
          '@type': 'Menu',
          hasMenuItem: [
            {
              '@type': 'MenuItem',
              name: 'Pad Thai',
              description: 'With tofu',
              suitableForDiet: VEGAN,
            },
            { '@type': 'MenuItem', name: 'Margherita', suitableForDiet: VEGAN },
          ],
        },
      },
    ])
  })

  it('has its phone number and email address', () => {
    const email = 'hello@fork.example'
    const [told] = jsonLdFor(detailsOf({ phone: '+1 617 555 0123', email }), ORIGIN)
    expect(told).toMatchObject({ telephone: '+1 617 555 0123', email })
  })

  it('has its other addresses on the web', () => {
    const account = 'https://www.instagram.com/fork/'
    const [alone] = jsonLdFor(detailsOf({ instagram: 'fork' }), ORIGIN)
    expect(alone).toMatchObject({ sameAs: account })
    const website = 'https://fork.example'
    const [both] = jsonLdFor(detailsOf({ website, instagram: 'fork' }), ORIGIN)
    expect(both).toMatchObject({ sameAs: [website, account] })
  })

  it.each([
    ['yes', true],
    ['limited', 'In part'],
    ['no', false],
  ] as const)('tells wheelchair access %s', (wheelchair, value) => {
    const [told] = jsonLdFor(detailsOf({ wheelchair }), ORIGIN)
    const name = 'Wheelchair access'
    expect(told).toMatchObject({
      amenityFeature: [{ '@type': 'LocationFeatureSpecification', name, value }],
    })
  })

  it('leaves out unknown facts', () => {
    const [told] = jsonLdFor(detailsOf({}), ORIGIN)
    expect(Object.keys(told ?? {})).toEqual(['@context', '@type', '@id', 'url', 'name'])
  })
})

describe('the main view', () => {
  const place = { lat: 42.36, lng: -71.06 }
  const viewOf = (city: FindContent['city'], count: number): PageContent => ({
    page: 'find',
    city,
    centre: place,
    distanceKm: 10,
    answer: {
      restaurants: Array.from({ length: count }, (_, index) => ({
        ...BARE,
        _id: `r${index}`,
        name: `Place ${index}`,
        distance: index,
      })),
      total: 640,
      approximate: false,
      unconfirmed: 0,
      unconfirmedApproximate: false,
    },
    unknownPlace: null,
  })
  const boston = { city: 'Boston', state: 'Massachusetts', place }

  it('of a city lists its nearest thirty restaurants with the total', () => {
    expect(jsonLdFor(viewOf(boston, 200), ORIGIN)).toEqual([
      expect.objectContaining({
        '@type': 'ItemList',
        name: 'Vegan food in Boston, Massachusetts',
        numberOfItems: 640,
      }),
    ])
    const [list] = jsonLdFor(viewOf(boston, 200), ORIGIN)
    expect(list).toHaveProperty('itemListElement.length', 30)
    expect(list).toHaveProperty('itemListElement.29', {
      '@type': 'ListItem',
      position: 30,
      name: 'Place 29',
      url: 'https://sprig.test/details/r29',
    })
  })

  it('of any other place has no JSON-LD', () => {
    expect(jsonLdFor(viewOf(null, 3), ORIGIN)).toEqual([])
  })
})
