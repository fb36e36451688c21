import { describe, expect, it } from 'vitest'
import { foldName } from './foldName.ts'
import { qualifiersOf } from './regions.ts'

const STATES = `al ak az ar ca co ct de dc fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd
  oh ok or pa ri sc sd tn tx ut vt va wa wv wi wy`
const PROVINCES: [code: string, name: string][] = [
  ['AB', 'Alberta'],
  ['BC', 'British Columbia'],
  ['MB', 'Manitoba'],
  ['NB', 'New Brunswick'],
  ['NL', 'Newfoundland and Labrador'],
  ['NS', 'Nova Scotia'],
  ['NT', 'Northwest Territories'],
  ['NU', 'Nunavut'],
  ['ON', 'Ontario'],
  ['PE', 'Prince Edward Island'],
  ['QC', 'Quebec'],
  ['SK', 'Saskatchewan'],
  ['YT', 'Yukon'],
]
const AUSTRALIA: [code: string, name: string][] = [
  ['ACT', 'Australian Capital Territory'],
  ['NSW', 'New South Wales'],
  ['NT', 'Northern Territory'],
  ['QLD', 'Queensland'],
  ['SA', 'South Australia'],
  ['TAS', 'Tasmania'],
  ['VIC', 'Victoria'],
  ['WA', 'Western Australia'],
]

describe('qualifiersOf', () => {
  it.each(STATES.split(/\s+/))('takes "%s" for a US state first', (code) => {
    expect(qualifiersOf(code)[0]).toMatchObject({ country: 'US' })
  })

  it.each(PROVINCES)('knows "%s" as %s in Canada', (code, name) => {
    const meant = { regionKey: foldName(name), country: 'CA' }
    expect(qualifiersOf(code)).toContainEqual(meant)
  })

  it.each(AUSTRALIA)('knows "%s" as %s in Australia', (code, name) => {
    const meant = { regionKey: foldName(name), country: 'AU' }
    expect(qualifiersOf(code)).toContainEqual(meant)
  })

  it.each([
    ['Hong Kong', 'HK'],
    ['Macau', 'MO'],
    ['Macao', 'MO'],
    ['Vatican', 'VA'],
  ])('knows %s as a country', (name, country) => {
    expect(qualifiersOf(name)).toContainEqual({ country })
  })
})
