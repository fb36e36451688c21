import { describe, expect, it } from 'vitest'
import { guessCity } from './guessCity.ts'

const boston = { city: 'Boston', region: 'Massachusetts', country: 'US' }

describe('guessCity', () => {
  it('reads what the edge knows', () => {
    expect(guessCity({ ...boston, latitude: '42.35843', longitude: '-71.05977' })).toEqual({
      name: 'Boston',
      region: 'Massachusetts',
      lat: 42.35843,
      lng: -71.05977,
    })
  })

  it('names the country where there is no region', () => {
    const cf = { city: 'Monaco', country: 'MC', latitude: '43.7', longitude: '7.4' }
    expect(guessCity(cf)?.region).toBe('MC')
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
