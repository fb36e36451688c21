import { describe, expect, it } from 'vitest'
import { guessCity, guessCountry } from './guessCity.ts'

const boston = { city: 'Boston', region: 'Massachusetts', regionCode: 'MA', country: 'US' }

describe('guessCity', () => {
  it('reads the properties of the edge', () => {
    expect(guessCity({ ...boston, latitude: '42.35843', longitude: '-71.05977' })).toEqual({
      name: 'Boston',
      names: { ja: 'ボストン', ar: 'بوسطن' },
      region: 'MA',
      country: 'US',
      lat: 42.35843,
      lng: -71.05977,
    })
  })

  it('knows a well-known city by its English name', () => {
    const [latitude, longitude] = ['50.94', '6.96']
    const cologne = { city: 'Cologne', country: 'DE', latitude, longitude }
    expect(guessCity(cologne)).toMatchObject({
      name: 'Köln',
      names: { en: 'Cologne', it: 'Colonia' },
    })
    const inUtah = { city: 'Washington', region: 'Utah', regionCode: 'UT', country: 'US' }
    expect(guessCity({ ...inUtah, latitude, longitude })).not.toHaveProperty('names')
  })

  it.each([
    [
      { city: 'Monaco', country: 'MC' },
      { region: '', country: 'MC' },
    ],
    [
      { city: 'Lyon', region: 'Auvergne-Rhône-Alpes', regionCode: 'ARA', country: 'FR' },
      { region: 'Auvergne-Rhône-Alpes', country: 'FR' },
    ],
    [
      { city: 'Boston', region: 'Massachusetts', country: 'US' },
      { region: 'Massachusetts', country: 'US' },
    ],
    [{ city: 'Somewhere' }, { region: '', country: '' }],
  ])('answers a place like every other: %j', (cf, place) => {
    expect(guessCity({ ...cf, latitude: '43.7', longitude: '7.4' })).toMatchObject(place)
  })

  it.each([
    undefined,
    {},
    boston,
    { ...boston, latitude: '', longitude: '' },
    { ...boston, latitude: '95', longitude: '0' },
    { ...boston, city: '', latitude: '42', longitude: '-71' },
  ])('offers nothing when the edge cannot tell (%#)', (cf) => {
    expect(guessCity(cf)).toBeNull()
  })
})

describe('guessCountry', () => {
  it('reads the country’s code; null for Tor and unknown countries', () => {
    const countries = [{ country: 'DE' }, { country: 'T1' }, { country: 'XX' }, {}, undefined]
    expect(countries.map(guessCountry)).toEqual(['DE', null, null, null, null])
  })
})
