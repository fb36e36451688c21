import { describe, expect, it } from 'vitest'
import {
  citiesByState,
  cityPath,
  findSupportedCity,
  LOC_CITIES,
  SUPPORTED_CITIES,
  slugTitle,
} from './cities.ts'

describe('supported cities', () => {
  it('writes slugs as titles', () => {
    expect(slugTitle('new_hampshire')).toBe('New Hampshire')
    expect(slugTitle('district_of_columbia')).toBe('District of Columbia')
    expect(slugTitle('stoke-on-trent')).toBe('Stoke-On-Trent')
    expect(slugTitle('são_paulo')).toBe('São Paulo')
  })

  it('links Cape Cod zoomed out', () => {
    const capeCod = findSupportedCity('massachusetts', 'cape_cod')
    expect(capeCod && cityPath(capeCod)).toBe('/cities/massachusetts/cape_cod?zoom=10')
  })

  it('has every city of LOC_CITIES', () => {
    for (const { state, city } of Object.values(LOC_CITIES))
      expect(findSupportedCity(state, city)).toBeDefined()
  })

  it('has each city once', () => {
    expect(new Set(SUPPORTED_CITIES.map(cityPath)).size).toBe(SUPPORTED_CITIES.length)
  })

  it('knows a city in any case and with hyphens', () => {
    expect(findSupportedCity('New-Hampshire', 'CONCORD')?.name).toBe('Concord')
    expect(findSupportedCity('vermont', 'concord')).toBeUndefined()
  })

  it('groups them under eleven names', () => {
    expect(citiesByState().map(({ name }) => name)).toEqual([
      'Arizona',
      'California',
      'Connecticut',
      'Massachusetts',
      'New Hampshire',
      'New Jersey',
      'New York',
      'Pennsylvania',
      'Rhode Island',
      'Virginia',
      'Washington DC',
    ])
  })
})
