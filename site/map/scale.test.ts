import { expect, it } from 'vitest'
import { scaleBar, windTo } from './scale.ts'

const BERLIN = { lat: 52.52, lng: 13.41 }

it('is a round distance in the units of the visitor', () => {
  expect(scaleBar({ ...BERLIN, zoom: 12 }, 'km')).toEqual({ words: '2 km', widthPx: 86 })
  expect(scaleBar({ ...BERLIN, zoom: 12 }, 'mi')).toEqual({ words: '2 mi', widthPx: 138 })
  expect(scaleBar({ ...BERLIN, zoom: 17 }, 'km').words).toBe('100 m')
  expect(scaleBar({ ...BERLIN, zoom: 17 }, 'mi').words).toBe('200 ft')
  expect(scaleBar({ lat: 0, lng: 0, zoom: 1 }, 'km').words).toBe('10,000 km')
})

it.each(['mi', 'km'] as const)('is long enough for its words, in %s', (units) => {
  for (let zoom = 3; zoom <= 20; zoom += 0.25) {
    const { words, widthPx } = scaleBar({ ...BERLIN, zoom }, units)
    expect(widthPx, words).toBeGreaterThanOrEqual(57)
  }
})

it('tells the way to a town as it looks on the map', () => {
  expect(windTo(BERLIN, { lat: 52.4, lng: 13.07 })).toBe('south-west')
  expect(windTo(BERLIN, { lat: 53, lng: 13.4 })).toBe('north')
  expect(windTo({ lat: -17, lng: 179.9 }, { lat: -17, lng: -179.9 })).toBe('east')
})
