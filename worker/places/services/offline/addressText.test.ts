import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { putPlaces } from '../../../testing/gazetteer.ts'
import { findPlace } from '../../findPlace.ts'
import { openOffline } from './offline.ts'

const ONTARIO_CALIFORNIA = 34.0633
const OTTAWA = 45.4112
const NEW_YORK = 40.7143
const WASHINGTON_DC = 38.8951
const GEORGIA_VERMONT = 44.7353
const KANSAS_CITY_KANSAS = 39.1142
const PARIS = 48.8534
const PARIS_TEXAS = 33.6609
const VANCOUVER = 49.2497
const VANCOUVER_WASHINGTON = 45.6387
const VICTORIA = 48.4359
const QUEBEC = 46.8123
const SINGAPORE = 1.2897
const TBILISI = 41.6941

// Many states have a namesake among the cities, most of them somewhere else.
beforeAll(() =>
  putPlaces([
    ['Ontario', 'CA', 'US', ONTARIO_CALIFORNIA, -117.65, 171_000],
    ['Ottawa', 'Ontario', 'CA', OTTAWA, -75.69, 812_000],
    ['New York', 'NY', 'US', NEW_YORK, -74.01, 8_000_000],
    ['Washington', 'DC', 'US', WASHINGTON_DC, -77.04, 601_000],
    ['Georgia', 'VT', 'US', GEORGIA_VERMONT, -73.13, 4500],
    ['Kansas City', 'KS', 'US', KANSAS_CITY_KANSAS, -94.63, 151_000],
    ['Kansas City', 'MO', 'US', 39.0997, -94.58, 475_000],
    ['Kansas', 'IL', 'US', 39.5528, -87.94, 800],
    ['Nevada', 'MO', 'US', 37.8392, -94.35, 8300],
    ['Paris', 'Île-de-France', 'FR', PARIS, 2.35, 2_100_000],
    ['Paris', 'TX', 'US', PARIS_TEXAS, -95.56, 24_800],
    ['Vancouver', 'British Columbia', 'CA', VANCOUVER, -123.12, 600_000],
    ['Vancouver', 'WA', 'US', VANCOUVER_WASHINGTON, -122.66, 172_000],
    ['Victoria', 'British Columbia', 'CA', VICTORIA, -123.35, 91_900],
    ['Québec', 'Quebec', 'CA', QUEBEC, -71.21, 549_000],
    ['Singapore', '', 'SG', SINGAPORE, 103.85, 5_600_000],
    ['Tbilisi', 'T’bilisi', 'GE', TBILISI, 44.83, 1_000_000],
  ]),
)

const latOf = async (text: string) =>
  (await openOffline(env.DB).findAddress(text))?.lat ?? 'no address'

describe('a state, a province or a country at the end', () => {
  const READ: [text: string, lat: number][] = [
    ['Ottawa, Ontario', OTTAWA],
    ['Ontario, CA', ONTARIO_CALIFORNIA],
    ['Ontario', ONTARIO_CALIFORNIA],
    ['New York, New York', NEW_YORK],
    ['Washington', WASHINGTON_DC],
    ['Washington, DC', WASHINGTON_DC],
    ['Georgia', GEORGIA_VERMONT],
    ['Tbilisi, Georgia', TBILISI],
    ['Kansas City, Kansas', KANSAS_CITY_KANSAS],
    ['Paris, Texas', PARIS_TEXAS],
    ['Paris, France', PARIS],
    ['Vancouver, WA', VANCOUVER_WASHINGTON],
    ['Vancouver, Canada', VANCOUVER],
  ]
  it.each(READ)('says which of them %s is, alone and behind a street', async (text, lat) => {
    expect(await latOf(text)).toBe(lat)
    expect(await findPlace(env.DB, text)).toMatchObject({ lat })
  })

  it.each(READ.filter(([text]) => text.includes(',')))(
    'says it of a street in %s too',
    async (text, lat) => {
      expect(await latOf(`12 Elm St, ${text}`)).toBe(lat)
      expect(await latOf(`Café Verde, 12 Elm St, ${text}`)).toBe(lat)
    },
  )

  it.each([
    'Nowhere, Ontario',
    '1 Elm St, Nowhere, Ontario',
    '1 Elm St, Nowhere, Ontario, Canada',
    '1 Elm St, Nowhere, Ontario K1A 0A9',
    '1 Elm St, Nowhere, ON',
    'Nowhere, Georgia',
    '1 Elm St, Nowhere, Georgia, USA',
    '1 Elm St, Nowhere, Kansas',
    '1 Elm St, Nowhere, Nevada, United States',
    '1 Elm St, Kansas',
    '1 Elm St Nowhere Ontario',
  ])('makes no namesake elsewhere of %s', async (text) => {
    expect(await latOf(text)).toBe('no address')
    expect(await findPlace(env.DB, text)).toBeNull()
  })

  it.each([
    ['20 W 34th St, New York', NEW_YORK],
    ['20 W 34th St, Midtown, New York', NEW_YORK],
    ['Times Square, New York, USA', NEW_YORK],
    ['1600 Pennsylvania Ave, Washington', WASHINGTON_DC],
    ['123 Fort St, Downtown, Victoria', VICTORIA],
    ['350 Rue Saint-Joseph, Saint-Roch, Québec', QUEBEC],
    ['1 Raffles Place, Singapore', SINGAPORE],
    ['1 Raffles Place, Downtown, Singapore 048616', SINGAPORE],
  ])('is the city that people mean in %s', async (text, lat) => {
    expect(await latOf(text)).toBe(lat)
  })
})
