import { describe, expect, it } from 'vitest'
import { rankPlaces } from './rankPlaces.ts'

const place = (key: string, name: string, population: number, lat: number, lng: number) => ({
  key,
  name,
  population,
  lat,
  lng,
  zip: null,
  region: '',
  regionKey: '',
  country: 'US',
})
const california = place('concord', 'Concord', 128_667, 37.98, -122.03)
const massachusetts = place('concord', 'Concord', 16_810, 42.46, -71.35)
const concordia = place('concordia', 'Concordia', 160_000, -31.39, -58.02)
const bombay = place('bombay', 'Mumbai', 12_691_836, 19.07, 72.88)
const bogota = place('bogota', 'Bogotá', 7_674_366, 4.6, -74.08)

describe('rankPlaces', () => {
  it('puts the most populous first', () => {
    expect(rankPlaces([massachusetts, california], '', null)[0]).toBe(california)
  })

  it('puts a small place near the searcher first', () => {
    const near = { lat: 42.36, lng: -71.06 }
    expect(rankPlaces([california, massachusetts], '', near)[0]).toBe(massachusetts)
  })

  it('puts a completely typed name before a longer one', () => {
    expect(rankPlaces([concordia, massachusetts], 'concord', null)[0]).toBe(massachusetts)
  })

  it('puts a name before the alternative name of a larger place, unless that is typed completely', () => {
    expect(rankPlaces([bombay, bogota], 'bo', null)[0]).toBe(bogota)
    expect(rankPlaces([bogota, bombay], 'bombay', null)[0]).toBe(bombay)
  })

  it('measures across the antimeridian', () => {
    const east = place('a', 'A', 1000, -17, 179.9)
    const west = place('a', 'A', 2000, -17, 150)
    expect(rankPlaces([west, east], '', { lat: -17, lng: -179.9 })[0]).toBe(east)
  })
})
